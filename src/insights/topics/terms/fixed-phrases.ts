import { stemOf } from '../../languages/english/stems.ts';
import type { Span } from '../../text/segments.ts';
import { readWordTable } from '../../words/word-table.ts';
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

function placesOf({ forms, written }: Readings, phrases: readonly (readonly string[])[]): Span[] {
  const numbers = new Map(written.map((word, form) => [word, form]));
  const known = phrases.map((words) => words.map((word) => numbers.get(word) ?? -1)).filter((words) => !words.includes(-1));
  const byFirst = Map.groupBy(known, ([first = 0]) => first);
  const begins = Uint8Array.from(written, (_, form) => Number(byFirst.has(form)));
  const found: Span[] = [];
  for (let token = 0; token < forms.length; token += 1) {
    if (begins[forms[token] ?? 0] === 0) continue;
    const phrase = byFirst.get(forms[token] ?? 0)?.find((words) => words.every((number, at) => forms[token + at] === number));
    if (phrase !== undefined) found.push({ first: token, last: token + phrase.length });
  }
  return found;
}
