import { compareText } from '../../reviews/catalog.ts';
import type { Span } from '../text/segments.ts';
import { commonestForm, formsAt, isAction } from './forms.ts';
import { type Keyness, keynessOf } from './keyness.ts';
import type { Names } from './names.ts';
import { countPhrases, countStems, phrasesAt } from './phrases.ts';
import type { Reading } from './words.ts';

/** A phrase that is typical of the reviews. */
export interface Term extends Keyness {
  readonly stems: readonly string[];
  /** As it is most often written. */
  readonly form: string;
  /** Whether it is the plain name of a service, which names no topic. */
  readonly isService: boolean;
  /** Where it stands and is no part of a longer term, by the number of the reading. */
  readonly places: ReadonlyMap<number, readonly Span[]>;
}

/** The natural logarithm of how much likelier than in everyday English a term must be. */
const LEAST_ODDS = Math.log(12);
/** Only so many terms are looked at, ten for each topic. */
const MOST_TERMS = 200;

/** The terms of the readings, the most typical first; each stands in `least` readings or more. */
export function findTerms(readings: readonly Reading[], names: Names, least: number): Term[] {
  const counts = [...countStems(readings)];
  const known = new Set(counts.flatMap(([stem, count]) => (count >= least && !names.barred.has(stem) ? [stem] : [])));
  const words = counts.reduce((sum, [, count]) => sum + count, 0);
  const candidates = countPhrases(readings, known, least)
    .map(([phrase, count]) => ({ phrase, stems: phrase.split(' '), count }))
    .filter(({ stems }) => !stems.every((stem) => names.weak.has(stem)))
    .map(({ phrase, stems, count }) => ({ phrase, stems, ...keynessOf(stems, count, words) }))
    .filter(({ logOdds }) => logOdds >= LEAST_ODDS)
    .sort((a, b) => b.score - a.score || compareText(a.phrase, b.phrase))
    .slice(0, MOST_TERMS);
  const places = placesOf(readings, new Set(candidates.map(({ phrase }) => phrase)));
  return candidates.flatMap(({ phrase, ...candidate }): Term[] => {
    const own: Places = places.get(phrase) ?? new Map();
    const forms = formsAt(readings, own);
    if (own.size < least || (candidate.stems.length === 1 && isAction(forms))) return [];
    return [{ ...candidate, form: commonestForm(forms), places: own, isService: names.services.has(phrase) }];
  });
}

/** Where a term stands, by the number of the reading. */
type Places = Map<number, Span[]>;

/**
 * Where each phrase stands. Of phrases that overlap the one that begins first counts, and of those that begin together the
 * longest.
 */
function placesOf(readings: readonly Reading[], phrases: ReadonlySet<string>): Map<string, Places> {
  const places = new Map([...phrases].map((phrase): [string, Places] => [phrase, new Map()]));
  const known = new Set([...phrases].flatMap((phrase) => phrase.split(' ')));
  for (const [number, reading] of readings.entries()) {
    for (let at = 0; at < reading.tokens.length; ) {
      const phrase = phrasesAt(reading, at, known).findLast((found) => phrases.has(found));
      const last = at + (phrase?.split(' ').length ?? 1);
      if (phrase !== undefined) addPlace(places.get(phrase), number, { first: at, last });
      at = last;
    }
  }
  return places;
}

function addPlace(places: Places | undefined, number: number, span: Span): void {
  const spans = places?.get(number) ?? [];
  spans.push(span);
  places?.set(number, spans);
}
