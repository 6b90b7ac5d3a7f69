import { RATINGS } from '../../reviews/search-index/rating-names.ts';
import { withoutMarks } from '../../reviews/text/comparing/without-marks.ts';

/** The numbers of stars that a question asks for, and the question without the words that say so. */
export interface Stars {
  readonly ratings: readonly number[];
  readonly rest: string;
}

/** Reads what a folded question says of stars, in English or Spanish: `2 stars`, `one-star`, `1 or 2 stars`, `under 3 stars`. */
export function readStars(question: string): Stars {
  const said = [...question.matchAll(STARS)].flatMap(({ groups = {} }) => ratingsIn(groups));
  return { ratings: [...new Set(said)].sort(), rest: question.replace(STARS, ' ') };
}

function ratingsIn({ before = '', numbers = '', between, after }: Record<string, string | undefined>): number[] {
  const named = [...numbers.matchAll(NUMBER)].map(([word]) => NUMBERS.findIndex((words) => words.includes(word)) + 1);
  if (RANGES.includes(before) || TO.test(numbers))
    return RATINGS.filter((rating) => rating >= Math.min(...named) && rating <= Math.max(...named));
  const isMeant = BEFORE.get(withoutMarks(before)) ?? AFTER.get(withoutMarks(between ?? after ?? '').trim());
  return isMeant === undefined ? named : RATINGS.filter((rating) => named.some((each) => isMeant(rating, each)));
}

type Comparison = (rating: number, named: number) => boolean;

const BELOW: Comparison = (rating, named) => rating < named;
const AT_MOST: Comparison = (rating, named) => rating <= named;
const AT_LEAST: Comparison = (rating, named) => rating >= named;
const ABOVE: Comparison = (rating, named) => rating > named;

/** Without accents, which some people leave out. */
const BEFORE = phrases([
  [BELOW, 'under, below, less than, fewer than, lower than, menos de, por debajo de'],
  [AT_MOST, 'at most, up to, no more than, not more than, como maximo, hasta, no mas de'],
  [AT_LEAST, 'at least, no less than, not less than, no fewer than, al menos, por lo menos, como minimo, no menos de'],
  [ABOVE, 'over, above, more than, higher than, better than, mas de, por encima de'],
]);
const AFTER = phrases([
  [AT_LEAST, '+, or more, or better, or higher, or above, and more, and up, and above, o mas, y mas, o mejor'],
  [AT_MOST, 'or less, or fewer, or lower, or worse, or below, or under, and below, and under, o menos, y menos, o peor'],
]);
const RANGES = ['between', 'entre'];
const NUMBERS = [
  ['1', 'one', 'una'],
  ['2', 'two', 'dos'],
  ['3', 'three', 'tres'],
  ['4', 'four', 'cuatro'],
  ['5', 'five', 'cinco'],
];

function phrases(lists: readonly (readonly [Comparison, string])[]): ReadonlyMap<string, Comparison> {
  return new Map(lists.flatMap(([comparison, words]) => words.split(', ').map((phrase) => [phrase, comparison] as const)));
}

/** Matches any of the phrases, with accents or without. */
function anyOf(words: Iterable<string>): string {
  return [...words].join('|').replaceAll('+', '\\+').replaceAll('ma', 'm[aá]').replaceAll('mi', 'm[ií]');
}

const NUMBER = new RegExp(anyOf(NUMBERS.flat()), 'g');
const TO = /[-–]\s*[a-z\d]|\s(?:to|through|a|hasta)\s/;

const number = `(?:${NUMBER.source})`;
const joined = String.raw`(?:\s*[-–]\s*|\s*,\s*(?:(?:or|and)\s+)?|-?\s+(?:or|and|to|through|o|u|y|a|hasta)\s+)`;
const ofFive = String.raw`(?:\s*(?:/|out of|of|de|sobre)\s*(?:5|five|cinco))?`;
const before = String.raw`(?:(?<before>${anyOf([...BEFORE.keys(), ...RANGES])})\s+)?`;
const after = String.raw`\s*(?:${anyOf(AFTER.keys())})`;
const unit = String.raw`(?:-|\s+)(?:star|estrella)s?(?![\p{L}\p{N}])`;
const STARS = new RegExp(
  String.raw`(?<![\p{L}\p{N}]|\d[.,/])${before}(?<numbers>${number}(?:${joined}${number})*)${ofFive}(?<between>${after})?${unit}(?:(?<after>${after})(?!\p{L}))?`,
  'gu',
);
