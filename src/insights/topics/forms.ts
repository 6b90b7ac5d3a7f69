import { compareText } from '../../reviews/catalog.ts';
import type { Span } from '../text/segments.ts';
import { isJoined, type Reading } from './words.ts';

/** In UTF-16 code units: "AC", "TXV" and "HVAC" are initials, a longer word in capitals is shouted. */
const LONGEST_INITIALS = 4;
/** A word that has the form of the past ("flushed") in more than this part of its places tells what was done. */
const PAST_SHARE = 0.5;
/** Past forms without the common ending; "frozen" is not among them. */
const IRREGULAR = new Set('froze blew tore stole bent dug swept built burnt spilt'.split(' '));

/** How often a phrase is written in a form, letter case aside. */
export interface Form {
  readonly lower: string;
  count: number;
  /** How often with which capitals. */
  readonly spellings: Map<string, number>;
}

/** The forms in which a phrase stands at its places, the commonest first. */
export function formsAt(readings: readonly Reading[], places: ReadonlyMap<number, readonly Span[]>): Form[] {
  const forms = new Map<string, Form>();
  for (const [number, spans] of places) {
    const reading = readings[number];
    if (reading !== undefined) for (const span of spans) countForm(forms, reading, span);
  }
  return [...forms.values()].sort((a, b) => b.count - a.count || compareText(a.lower, b.lower));
}

function countForm(forms: Map<string, Form>, reading: Reading, span: Span): void {
  const written = writtenAt(reading, span);
  const lower = written.toLowerCase();
  const form = forms.get(lower) ?? { lower, count: 0, spellings: new Map<string, number>() };
  forms.set(lower, form);
  form.count += 1;
  form.spellings.set(written, (form.spellings.get(written) ?? 0) + 1);
}

/**
 * How a phrase is written at a place: on one line, without a possessive ending, and in lower case where a capital only begins a
 * sentence or the phrase is shouted.
 */
function writtenAt(reading: Reading, { first, last }: Span): string {
  const words = reading.tokens.slice(first, last);
  const written = reading.text
    .slice(words[0]?.start, words.at(-1)?.end)
    .replace(/\s+/g, ' ')
    .replace(/['’]s$/i, '');
  if (written.length > LONGEST_INITIALS && written === written.toUpperCase()) return written.toLowerCase();
  if (isJoined(reading, first) || !/^\p{Lu}\p{Ll}/u.test(written)) return written;
  return written.charAt(0).toLowerCase() + written.slice(1);
}

/** The commonest form that can be a heading, with its commonest capitals. Two letters are taken for initials. */
export function commonestForm(forms: readonly Form[]): string {
  const form = forms.find(({ lower }) => !isPast(lower)) ?? forms[0];
  if (form === undefined) return '';
  if (form.lower.length === 2) return form.lower.toUpperCase();
  const [spelling] = [...form.spellings].sort(([a, x], [b, y]) => y - x || compareText(b, a));
  return spelling?.[0] ?? form.lower;
}

/** Whether the forms of a word are those of a verb, which is no subject by itself. */
export function isAction(forms: readonly Form[]): boolean {
  return sum(forms.filter(({ lower }) => /^\S{2,}ed$/.test(lower))) > PAST_SHARE * sum(forms);
}

/** Whether a single word tells what happened, and is no heading. */
function isPast(lower: string): boolean {
  return IRREGULAR.has(lower) || /^\S{2,}ed$/.test(lower);
}

function sum(forms: readonly Form[]): number {
  return forms.reduce((total, { count }) => total + count, 0);
}
