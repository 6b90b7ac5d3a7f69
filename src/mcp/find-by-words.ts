import type { Review } from '../reviews/review.ts';
import type { ReviewQuery } from '../reviews/review-query.ts';
import { foldText } from '../reviews/text-match.ts';
import type { ReviewSource } from './review-source.ts';

/** Of more words only the first count, of each the newest matches, and the best reviews are read: this bounds the work. */
const MOST_WORDS = 12;
const MOST_MATCHES = 1000;
const MOST_READ = 60;

/** Words up to this length are looked for whole: `ac` stands in most texts. */
const SHORT_WORD = 3;

/** A review that has less than this part of a question's words, by weight, is about something else. */
const LEAST_PART = 0.1;

/** Something that a question names, and whether a review has it; the filter also lets through what only looks like it. */
interface Clue {
  readonly filter: Partial<ReviewQuery>;
  isIn(review: Review, foldedText: string): boolean;
}

type Searched = Pick<ReviewSource, 'index' | 'business' | 'review'>;

/**
 * The rows that fit a question in plain words, the best `limit` of them: those that hold it as it stands; where none does,
 * those that have most of what it names: words, technicians, services, stars, years. What is rare says more; newest first
 * among equals.
 */
export function findByWords(question: string, source: Searched, limit: number): readonly number[] {
  const { rows } = source.index.search({ query: question.trim(), limit });
  if (rows.length > 0) return rows;
  const asked = foldText(question);
  const words = wordsIn(asked).map((clue) => weigh(clue, source.index));
  const ofWords = sumOf(words);
  // Whom or what a question names counts more than all of its words.
  const named = [...namesIn(asked, source.business), ...starsIn(asked), ...yearsIn(asked)].map((clue) => {
    const { weight, ...rest } = weigh(clue, source.index);
    return { ...rest, weight: weight + ofWords };
  });
  const weighed = [...named, ...words];
  const likely = new Map<number, number>();
  for (const { weight, matches } of weighed) for (const row of matches) likely.set(row, (likely.get(row) ?? 0) + weight);
  const read = best(likely, MOST_READ).map((row): [number, number] => [row, score(source.review(row), weighed)]);
  const least = LEAST_PART * ofWords;
  return best(new Map(read.filter(([, value]) => value > 0 && value >= least)), limit);
}

function sumOf(clues: readonly WeighedClue[]): number {
  return clues.reduce((sum, { weight }) => sum + weight, 0);
}

interface WeighedClue extends Clue {
  readonly weight: number;
  readonly matches: readonly number[];
}

/** By the square of its inverse document frequency, as in the cosine of two texts: what all have in common tells nothing. */
function weigh(clue: Clue, index: Searched['index']): WeighedClue {
  const { total, rows: matches } = index.search({ ...clue.filter, limit: MOST_MATCHES });
  return { ...clue, matches, weight: Math.log((index.size + 1) / (total + 1)) ** 2 };
}

function score(review: Review, clues: readonly WeighedClue[]): number {
  const text = foldText(`${review.title ?? ''}\n${review.text}`);
  return clues.reduce((sum, { isIn, weight }) => (isIn(review, text) ? sum + weight : sum), 0);
}

function best(scores: ReadonlyMap<number, number>, limit: number): number[] {
  return [...scores]
    .sort(([rowA, a], [rowB, b]) => b - a || rowA - rowB)
    .slice(0, limit)
    .map(([row]) => row);
}

/** Services by their names and ids, technicians by their first names, with which their full ones begin. */
function namesIn(asked: string, { services, technicians }: Searched['business']): Clue[] {
  const isAsked = (name: string) => wholeWord(foldText(name)).test(asked);
  return [
    ...services
      .filter(({ id, name }) => isAsked(name) || isAsked(id))
      .map(({ id }): Clue => ({ filter: { mentions_service: id }, isIn: ({ mentions }) => mentions.services.includes(id) })),
    ...technicians
      .filter(({ name }) => isAsked(name.split(' ', 1)[0] ?? name))
      .map(
        ({ name }): Clue => ({
          filter: { mentions_technician: name },
          isIn: ({ mentions }) => mentions.technicians.includes(name),
        }),
      ),
  ];
}

const NUMBERS = ['one', 'two', 'three', 'four', 'five'];
const STARS = new RegExp(`\\b([1-5]|${NUMBERS.join('|')})[ -]stars?\\b`, 'g');

/** `2 stars`, `one-star`. */
function starsIn(asked: string): Clue[] {
  const ratings = [...asked.matchAll(STARS)].map(([, number = '']) => NUMBERS.indexOf(number) + 1 || Number(number));
  return [...new Set(ratings)].map((rating) => ({ filter: { rating }, isIn: (review) => review.rating === rating }));
}

function yearsIn(asked: string): Clue[] {
  return [...new Set(asked.match(/(?<!\d)20\d\d(?!\d)/g))].map((year) => ({
    filter: { since: `${year}-01-01`, until: `${year}-12-31` },
    isIn: ({ date }) => date.startsWith(year),
  }));
}

/** What is said of all reviews, and years, which are looked for as such. */
const UNTELLING = /^(?:review|customer|star|say|said|20\d\d)$/;

/** Words of two letters or more; longer ones may go on (`heater` in `heaters`), but not begin inside of another. */
function wordsIn(asked: string): Clue[] {
  const words = asked.match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}'’-]+/gu) ?? [];
  const stems = new Set(words.map((word) => word.replace(/(?<=.{2}[^s])s$/, '')));
  const telling = [...stems].filter((stem) => !UNTELLING.test(stem));
  return telling.slice(0, MOST_WORDS).map((stem) => {
    const isShort = stem.length <= SHORT_WORD;
    const pattern = isShort ? wholeWord(stem) : new RegExp(WORD_START + RegExp.escape(stem), 'u');
    // Nearly every word stands between spaces, and without them a short one would seem to be everywhere.
    return { filter: { query: isShort ? ` ${stem} ` : stem }, isIn: (_, text) => pattern.test(text) };
  });
}

/** Only in scripts that put spaces between words. */
const WORD_START = '(?<![\\p{Script=Latin}\\p{Script=Cyrillic}\\p{Script=Greek}\\p{N}])';

function wholeWord(word: string): RegExp {
  return new RegExp(`${WORD_START}${RegExp.escape(word)}(?![\\p{L}\\p{N}])`, 'u');
}
