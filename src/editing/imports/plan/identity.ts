import { createHash } from 'node:crypto';
import { isGroup, textAt } from '../../../authoring/source/source.ts';
import { foldText } from '../../../reviews/text/text-match.ts';

/** By what a review is known again. Each key is short, so that a hundred thousand are held in little memory. */
export interface Identity {
  /** Of the platform and what it calls the review. */
  readonly strong: string | undefined;
  /** Of the platform, the day and the author, whatever the letter case of the names. */
  readonly weak: string;
  /** Of the text. */
  readonly text: string;
  /** Of all that an export says of a review. */
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

/** A text without what a file may change of it: line ends, and white space around it. */
export function plainText(text: string | undefined): string {
  return (text ?? '').replace(/\r\n?/g, '\n').trim();
}

function answerOf(fields: unknown): string | undefined {
  return isGroup(fields) ? textAt(fields.response, 'text') : undefined;
}

/** 96 bits, one byte a character: no two of a million reviews share them by chance. */
function digest(...parts: readonly string[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('binary').slice(0, 12);
}
