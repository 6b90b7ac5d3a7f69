import { createHash } from 'node:crypto';
import { isGroup, textAt } from '../../../authoring/source/source.ts';
import { foldText } from '../../../reviews/text/text-match.ts';

/** The keys by which a review is recognised: short digests, so that a hundred thousand need little memory. */
export interface Identity {
  /** Digest of the platform and its id of the review. */
  readonly strong: string | undefined;
  /** Digest of the platform, the day and the author, whatever the letter case of the names. */
  readonly weak: string;
  /** Digest of the text. */
  readonly text: string;
  /** Digest of what an import may change: the text, the title, the author, the rating and the business's answer. */
  readonly content: string;
}

/** The identity of a review by the fields of its file. */
export function identityOf(fields: unknown): Identity {
  const source = isGroup(fields) ? fields.source : undefined;
  const platform = foldText(textAt(source, 'name') ?? '').trim();
  const id = textAt(source, 'id');
  const text = plainText(textAt(fields, 'text'));
  const [author = '', title = ''] = ['author', 'title'].map((key) => textAt(fields, key)?.trim());
  return {
    strong: id === undefined ? undefined : digest(platform, id),
    weak: digest(platform, textAt(fields, 'date') ?? '', foldText(author)),
    text: digest(text),
    content: digest(text, title, author, String(isGroup(fields) ? fields.rating : ''), plainText(answerOf(fields))),
  };
}

/** A text without the differences that a file may bring: other line ends, and white space around it. */
export function plainText(text: string | undefined): string {
  return (text ?? '').replace(/\r\n?/g, '\n').trim();
}

function answerOf(fields: unknown): string | undefined {
  return isGroup(fields) ? textAt(fields.response, 'text') : undefined;
}

/** 96 bits of the SHA-256, one byte a character: no two of a million reviews share them by chance. */
function digest(...parts: readonly string[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('binary').slice(0, 12);
}
