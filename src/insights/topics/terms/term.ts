import { compareText } from '../../../reviews/text/comparing/compare-text.ts';
import { areSameWords } from '../../text/same-words.ts';
import { type Readings, visitTokens } from '../readings.ts';
import { commonestForm, formsAt } from './forms.ts';
import { type Keyness, keynessOf } from './keyness.ts';
import type { Names } from './names.ts';
import { countPhrases, countStems, placesOf, stemsOf } from './phrases.ts';
import type { TopicLanguage } from './topic-language.ts';

/** A phrase that is typical of the reviews. */
export interface Term extends Keyness {
  readonly stems: readonly string[];
  /** What it names: equal for terms that are one topic. */
  readonly meaning: string;
  /** Its commonest spelling. */
  readonly form: string;
  /** Whether it is only the name of a service, which makes no topic. */
  readonly isService: boolean;
  /** The numbers of the readings that contain it outside a longer term, in order. */
  readonly readings: readonly number[];
  /** The first token of each such place, in order. */
  readonly places: readonly number[];
}

/** The least log-odds of a term: it must be at least eight times likelier than in everyday language. */
const LEAST_ODDS = Math.log(8);
/** At most this many terms are examined, ten for each topic. */
const MOST_TERMS = 200;

/** The terms of the readings, the most typical first. Each occurs in at least `least` readings. */
export function findTerms(readings: Readings, names: Names, least: number, language: TopicLanguage): Term[] {
  const roles = language.rolesIn(readings);
  const stemCounts = countStems(readings, roles);
  const known = readings.stems.map((stem, number) => (stemCounts.counts[number] ?? 0) >= least && !names.barred.has(stem));
  const words = countWords(readings);
  const phrases = countPhrases(readings, roles, stemCounts, known, least, language.canBegin);
  const candidates = phrases.nouns
    .flatMap((count, number) => (count >= least ? [{ number, count, stems: stemsOf(phrases, number) }] : []))
    .filter(({ stems }) => language.canBeTerm(stems) && !stems.every((stem) => names.weak.has(stem)))
    .map(({ number, count, stems }) => ({
      number,
      stems,
      phrase: stems.join(' '),
      ...keynessOf(count, words, language.everydayRate(stems)),
    }))
    .filter(({ logOdds }) => logOdds >= LEAST_ODDS)
    .sort((a, b) => b.score - a.score || compareText(a.phrase, b.phrase))
    .slice(0, MOST_TERMS);
  const placesByPhrase = placesOf(
    readings,
    roles,
    phrases,
    candidates.map(({ number }) => number),
  );
  return candidates.flatMap(({ number, phrase, ...candidate }): Term[] => {
    const places = placesByPhrase.get(number) ?? [];
    const held = readingsWith(readings, places);
    if (held.length < least || !areDifferent(readings, held)) return [];
    const forms = formsAt(readings, places, candidate.stems.length);
    const meaning = language.meaningOf(candidate.stems);
    return [{ ...candidate, meaning, form: commonestForm(forms), readings: held, places, isService: names.services.has(phrase) }];
  });
}

/** Of the readings of a term, so many must differ in their words: what one writer sent in under several names is one text. */
const LEAST_TEXTS = 3;

function areDifferent({ firsts, wordAt }: Readings, readings: readonly number[]): boolean {
  const wanted = Math.min(LEAST_TEXTS, readings.length);
  const different: ReadonlySet<number>[] = [];
  for (const reading of readings) {
    const words = new Set(wordAt.subarray(firsts[reading], firsts[reading + 1]));
    if (!different.some((other) => areSameWords(other, words))) different.push(words);
    if (different.length === wanted) return true;
  }
  return false;
}

/** The sum, over all words, of the number of reviews that contain the word. */
function countWords({ firsts, stemAt, stems }: Readings): number {
  const seen = stems.map(() => -1);
  let count = 0;
  for (let reading = 0; reading + 1 < firsts.length; reading += 1) {
    for (let token = firsts[reading] ?? 0; token < (firsts[reading + 1] ?? 0); token += 1) {
      const stem = Math.abs(stemAt[token] ?? 0);
      if (stem === 0 || seen[stem] === reading) continue;
      seen[stem] = reading;
      count += 1;
    }
  }
  return count;
}

function readingsWith(readings: Readings, places: readonly number[]): number[] {
  const held: number[] = [];
  visitTokens(readings, places, (reading) => {
    if (held.at(-1) !== reading) held.push(reading);
  });
  return held;
}
