import { hash } from 'node:crypto';
import { textAt, valueAt } from '../../../authoring/source/source.ts';
import { daysAfter } from '../../../reviews/schemas/calendar-date.ts';
import { foldText } from '../../../reviews/text/comparing/text-match.ts';
import { hasAuthorSlug, plainId, withoutNumber } from '../../changes/new-id.ts';
import { plainText } from '../../changes/typed-text.ts';

/** The fields of a review, as its file has them. */
export type Fields = Readonly<Record<string, unknown>>;

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
  const { author } = namesOf(fields);
  const text = plainText(textAt(fields, 'text'));
  const title = textAt(fields, 'title')?.trim() ?? '';
  return {
    strong: strongOf(fields),
    weak: weakOf(fields),
    text: digest(text),
    content: digest(text, title, author, String(valueAt(fields, ['rating'])), plainText(textAt(fields, 'response', 'text'))),
  };
}

/** The same for all versions of one review: its id here, else the platform's id, else its platform, day, author and text. */
export function keyOf(fields: Fields, { strong, weak, text }: Identity): string {
  return typeof fields.id === 'string' ? `id ${fields.id}` : (strong ?? saidKeyOf({ weak, text }));
}

/** The same for all copies of one review, with or without an id: its platform, day, author and text. */
export function saidKeyOf({ weak, text }: Pick<Identity, 'weak' | 'text'>): string {
  return `${weak} ${text}`;
}

/** The digest of the platform and its id of the review alone. */
export function strongOf(fields: unknown): string | undefined {
  const id = textAt(fields, 'source', 'id');
  return id === undefined ? undefined : digest(platformOf(fields), id);
}

/** The digest of the platform, the day and the author alone. */
export function weakOf(fields: unknown): string {
  const { platform, author, date } = namesOf(fields);
  return digest(platform, date, foldText(author));
}

/** The same review a day earlier and a day later, as a time zone moves it by a day. */
export function onNextDays(fields: Fields): Fields[] {
  return [-1, 1].map((days) => ({ ...fields, date: daysAfter(String(fields.date), days) }));
}

/** Two people hardly write the same this many characters on one day. */
const TELLING = 40;

/**
 * Keys that a review keeps when its author's name is changed here: the day with the text, and the id that day and name gave it. A
 * short text tells only with the name's first letter.
 */
export function tracesOf(fields: unknown): string[] {
  const { platform, author, date } = namesOf(fields);
  const text = plainText(textAt(fields, 'text'));
  const letter = text.length < TELLING ? foldText(author).slice(0, 1) : '';
  const said = digest(platform, date, text, letter);
  const id = textAt(fields, 'id');
  const plain = plainId(date, author);
  // If the name of today gives the id, it says no more than the weak key. If the id tells no author, others have it, too.
  if (id === plain || (id !== undefined && withoutNumber(id) === plain)) return [said];
  if (id === undefined && !hasAuthorSlug(author)) return [said];
  return [said, digest(platform, id === undefined ? plain : withoutNumber(id))];
}

/** The platform's name for comparisons; empty for a review of none. */
export function platformOf(fields: unknown): string {
  return foldText(textAt(fields, 'source', 'name') ?? '').trim();
}

function namesOf(fields: unknown) {
  return {
    platform: platformOf(fields),
    author: plainText(textAt(fields, 'author')),
    date: textAt(fields, 'date') ?? '',
  };
}

/** 96 bits of the SHA-256, one byte a character: no two of a million reviews share them by chance. */
function digest(...parts: readonly string[]): string {
  return hash('sha256', JSON.stringify(parts), 'binary').slice(0, 12);
}
