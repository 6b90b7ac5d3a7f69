import { firstWhere } from '../../reviews/binary-search.ts';
import type { Passage } from '../model/passages.ts';
import type { Stretch } from '../text/segments.ts';

/**
 * What follows a quote that is unfinished: another word, or the end of the text. "Easy to talk to" is complete before a full
 * stop, but not before "him".
 */
const GOES_ON = /^(?:[\p{L}\p{N}\p{S}]|$)/u;

/** In UTF-16 code units: how much of the text after a quote is read. */
const LOOKED_AT = 20;

/** What is written right before a quote that begins within a word or an expression: "quality=price". */
const JOINED = /[\p{L}\p{N}=+&]$/u;

/** What follows a place in a text, without spaces and closing marks. */
export function textAfter(text: string, end: number): string {
  return text.slice(end, end + LOOKED_AT).replace(/^["”»’)\s]+/, '');
}

/** In UTF-16 code units: how much text around a stretch is looked at. Quotes are shorter; a text without full stops may be longer. */
const LOOKED_AROUND = 500;

/** The stretches, sorted by where they start, that start around another. */
export function nearby<T extends Stretch>({ start }: Stretch, sorted: readonly T[]): readonly T[] {
  const from = firstWhere(0, sorted.length, (at) => (sorted[at]?.start ?? 0) >= start - LOOKED_AROUND);
  const to = firstWhere(from, sorted.length, (at) => (sorted[at]?.start ?? 0) > start + LOOKED_AROUND);
  return sorted.slice(from, to);
}

/** The passages of the sentence in which a stretch begins, as far as they are near. */
export function sentenceOf(stretch: Stretch, passages: readonly Passage[]): readonly Passage[] {
  const near = nearby(stretch, passages);
  const within = near.find(({ end }) => stretch.start < end)?.within;
  return near.filter((passage) => passage.within === within);
}

/** Whether a stretch begins where a reader needs what stands before it, or says nothing without the rest of its sentence. */
export function beginsWithin(text: string, { start, end }: Stretch, sentence: readonly Passage[]): boolean {
  if (JOINED.test(text.slice(Math.max(0, start - 2), start))) return true;
  const quote = text.slice(start, end);
  const quoting = sentence[0]?.within.language.quoting;
  if (sentence.some((passage) => passage.end <= start)) return quoting?.needsBefore.test(quote) === true;
  const isRestQuoted = sentence.filter((passage) => passage.start < end).length > 1;
  return sentence.length > 1 && !isRestQuoted && quoting?.needsRest.test(quote) === true;
}

/** In UTF-16 code units: how much of a passage may follow a quote of it, a word that joins it to the next one: " even". */
const LONGEST_JOIN = 6;

/** Whether a stretch ends where a reader needs what follows it, or has not begun to tell anything. */
export function endsOpen(text: string, { start, end }: Stretch, sentence: readonly Passage[]): boolean {
  const quote = text.slice(start, end);
  const quoting = sentence[0]?.within.language.quoting;
  if (quoting === undefined) return false;
  if (sentence.some((passage) => passage.start < end && passage.end - end > LONGEST_JOIN)) return true;
  if (quote.endsWith(',') || (GOES_ON.test(textAfter(text, end)) && quoting.cutEnd.test(quote)) || quoting.onlyNames(quote))
    return true;
  return sentence.some((passage) => passage.start >= end) && quoting.lacksNoun(quote);
}

/**
 * The index of the passage with the subject of one in its sentence: the passage itself, or one before it. "He came at once | and
 * fixed it" has its subject in the first.
 */
export function subjectAt(sentence: readonly Passage[], at: number): number {
  return Math.max(
    0,
    sentence.slice(0, at + 1).findLastIndex((passage) => hasSubject(passage)),
  );
}

/** Whether a passage names its own subject: "they left on time", but not "and left on time". */
function hasSubject({ first, last, within }: Passage): boolean {
  const { joints, quoting } = within.language;
  const [word = '', next = ''] = within.words.slice(first, last);
  // The subject of "they're late" is "they".
  const [subject = ''] = (joints.joins.has(word) ? next : word).split("'", 1);
  return quoting.subjects.has(subject);
}
