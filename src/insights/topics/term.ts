import { compareText } from '../../reviews/catalog.ts';
import { commonestForm, formsAt, isAction } from './forms.ts';
import { type Keyness, keynessOf } from './keyness.ts';
import type { Names } from './names.ts';
import { canBeTerm, countPhrases, countStems, placesOf, stemsOf } from './phrases.ts';
import { type Readings, visitTokens } from './readings.ts';

/** A phrase that is typical of the reviews. */
export interface Term extends Keyness {
  readonly stems: readonly string[];
  /** As it is most often written. */
  readonly form: string;
  /** Whether it is the plain name of a service, which names no topic. */
  readonly isService: boolean;
  /** The numbers of the readings where it stands and is no part of a longer term, in order. */
  readonly readings: readonly number[];
  /** The first token of each such place, in order. */
  readonly places: readonly number[];
}

/** The natural logarithm of how much likelier than in everyday English a term must be. */
const LEAST_ODDS = Math.log(12);
/** Only so many terms are looked at, ten for each topic. */
const MOST_TERMS = 200;

/** The terms of the readings, the most typical first; each stands in `least` readings or more. */
export function findTerms(readings: Readings, names: Names, least: number): Term[] {
  const counts = countStems(readings);
  const known = readings.stems.map((stem, number) => (counts[number] ?? 0) >= least && !names.barred.has(stem));
  const words = counts.reduce((sum, count) => sum + count, 0);
  const phrases = countPhrases(readings, counts, known, least);
  const candidates = phrases.counts
    .flatMap((count, number) => (count >= least ? [{ number, count, stems: stemsOf(phrases, number) }] : []))
    .filter(({ stems }) => canBeTerm(stems) && !stems.every((stem) => names.weak.has(stem)))
    .map(({ number, count, stems }) => ({ number, stems, phrase: stems.join(' '), ...keynessOf(stems, count, words) }))
    .filter(({ logOdds }) => logOdds >= LEAST_ODDS)
    .sort((a, b) => b.score - a.score || compareText(a.phrase, b.phrase))
    .slice(0, MOST_TERMS);
  const placesByPhrase = placesOf(
    readings,
    phrases,
    candidates.map(({ number }) => number),
  );
  return candidates.flatMap(({ number, phrase, ...candidate }): Term[] => {
    const places = placesByPhrase.get(number) ?? [];
    const held = readingsWith(readings, places);
    if (held.length < least) return [];
    const forms = formsAt(readings, places, candidate.stems.length);
    if (candidate.stems.length === 1 && isAction(forms)) return [];
    return [{ ...candidate, form: commonestForm(forms), readings: held, places, isService: names.services.has(phrase) }];
  });
}

function readingsWith(readings: Readings, places: readonly number[]): number[] {
  const held: number[] = [];
  visitTokens(readings, places, (reading) => {
    if (held.at(-1) !== reading) held.push(reading);
  });
  return held;
}
