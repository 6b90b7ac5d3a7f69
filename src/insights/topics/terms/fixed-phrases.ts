import { readWordTable } from '../../../word-files/word-table.ts';
import { stemOf } from '../../languages/english/stems.ts';
import type { Span } from '../../text/segments.ts';
import type { Readings } from '../readings.ts';

const LISTED = readWordTable(new URL('fixed-phrases.tsv', import.meta.url));
/** Phrases whose words mean something else on their own, each as its words. */
const IDIOMS = (LISTED.get('idiom') ?? []).map((phrase) => phrase.split('-'));
const COMPOUNDS = (LISTED.get('topic') ?? []).map((phrase) => phrase.split('-'));
const COMPOUND_STEMS = new Set(COMPOUNDS.map((words) => words.map(stemOf).join(' ')));

/** Whether the stems form a topic although each of its words says nothing on its own. */
export function isCompound(stems: readonly string[]): boolean {
  return COMPOUND_STEMS.has(stems.join(' '));
}

/** The places of verbs with a particle that may be nouns, as in "a tune-up". */
export function particleNounsFrom(readings: Readings): Span[] {
  return placesOf(
    readings,
    COMPOUNDS.filter((words) => /^(?:up|off|in|out|down)$/.test(words.at(-1) ?? '')),
  );
}

/** The places of the phrases that contain no term, as spans of the readings' tokens. */
export function idiomsFrom(readings: Readings): Span[] {
  return placesOf(readings, IDIOMS);
}

function placesOf({ wordAt, words }: Readings, phrases: readonly (readonly string[])[]): Span[] {
  const numbers = new Map(words.map((word, number) => [word, number]));
  const known = phrases.map((phrase) => phrase.map((word) => numbers.get(word) ?? -1)).filter((phrase) => !phrase.includes(-1));
  const byFirst = Map.groupBy(known, ([first = 0]) => first);
  const begins = Uint8Array.from(words, (_, number) => Number(byFirst.has(number)));
  const found: Span[] = [];
  for (let token = 0; token < wordAt.length; token += 1) {
    const word = wordAt[token] ?? 0;
    if (begins[word] === 0) continue;
    const phrase = byFirst.get(word)?.find((numbers) => numbers.every((number, at) => wordAt[token + at] === number));
    if (phrase !== undefined) found.push({ first: token, last: token + phrase.length });
  }
  return found;
}
