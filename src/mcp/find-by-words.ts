import type { Review } from '../reviews/review.ts';
import type { ReviewQuery } from '../reviews/review-query.ts';
import { foldText } from '../reviews/text-match.ts';
import type { ReviewSource } from './review-source.ts';

/** Of more words only the first count, of each the newest matches, and the best reviews are read: this bounds the work. */
const MOST_WORDS = 12;
const MOST_MATCHES = 1000;
const MOST_READ = 40;

/** Something that a question names, and how a review has it; the filter also lets through what only looks like it. */
interface Clue {
  readonly filter: Partial<ReviewQuery>;
  isIn(review: Pick<Review, 'mentions'>, foldedText: string): boolean;
}

type Searched = Pick<ReviewSource, 'index' | 'business' | 'review'>;

/**
 * The rows that fit a question in plain words, the best `limit` of them: those that hold it as it stands; where none does,
 * those that hold its words or mention whom and what it names. What is rare says more; newest first among equals.
 */
export function findByWords(question: string, source: Searched, limit: number): readonly number[] {
  const { rows } = source.index.search({ query: question.trim(), limit });
  if (rows.length > 0) return rows;
  const clues = [...namesIn(question, source.business), ...wordsIn(question)].map((clue) => weigh(clue, source.index));
  const seen = new Map<number, number>();
  for (const { weight, matches } of clues) for (const row of matches) seen.set(row, (seen.get(row) ?? 0) + weight);
  const read = best(seen, MOST_READ).map((row): [number, number] => [row, score(source.review(row), clues)]);
  return best(new Map(read.filter(([, value]) => value > 0)), limit);
}

interface WeighedClue extends Clue {
  readonly weight: number;
  readonly matches: readonly number[];
}

/** By its inverse document frequency: what all reviews have in common tells nothing. */
function weigh(clue: Clue, index: Searched['index']): WeighedClue {
  const { total, rows: matches } = index.search({ ...clue.filter, limit: MOST_MATCHES });
  return { ...clue, matches, weight: Math.log((index.size + 1) / (total + 1)) };
}

function score(review: Review, clues: readonly WeighedClue[]): number {
  const text = foldText(review.text);
  return clues.reduce((sum, { isIn, weight }) => (isIn(review, text) ? sum + weight : sum), 0);
}

function best(scores: ReadonlyMap<number, number>, limit: number): number[] {
  return [...scores]
    .sort(([rowA, a], [rowB, b]) => b - a || rowA - rowB)
    .slice(0, limit)
    .map(([row]) => row);
}

/** Services by their names, technicians also by their first ones. */
function namesIn(question: string, { services, technicians }: Searched['business']): Clue[] {
  const asked = foldText(question);
  const isAsked = (name: string) =>
    new RegExp(`${NO_LETTER_BEFORE}${RegExp.escape(foldText(name))}(?![\\p{L}\\p{N}])`, 'u').test(asked);
  return [
    ...services
      .filter(({ name }) => isAsked(name))
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

/** Words of three letters or more; in a text they may go on (`heater` in `heaters`), but not begin inside of another. */
function wordsIn(question: string): Clue[] {
  const words = foldText(question).match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}'’-]{2,}/gu) ?? [];
  const stems = new Set(words.map((word) => word.replace(/(?<=.{2}[^s])s$/, '')));
  return [...stems].slice(0, MOST_WORDS).map((stem) => {
    const pattern = new RegExp(NO_LETTER_BEFORE + RegExp.escape(stem), 'u');
    return { filter: { query: stem }, isIn: (_, text) => pattern.test(text) };
  });
}

/** Only of scripts that put spaces between words. */
const NO_LETTER_BEFORE = '(?<![\\p{Script=Latin}\\p{Script=Cyrillic}\\p{Script=Greek}\\p{N}])';
