import type { Business } from '../reviews/business.ts';
import type { ReviewQuery } from '../reviews/review-query.ts';
import type { SearchIndex } from '../reviews/search-index.ts';
import { foldText } from '../reviews/text-match.ts';

/** Of more words only the first count, and of each the newest matches: a question is short, and this bounds the work. */
const MOST_WORDS = 12;
const MOST_MATCHES = 1000;

interface Searched {
  readonly index: SearchIndex;
  readonly business: Pick<Business, 'services' | 'technicians'>;
}

/**
 * The rows that fit a question in plain words, the best `limit` of them: those that hold it as it stands; where none does,
 * those that hold its words or mention whom and what it names. What is rare says more; newest first among equals.
 */
export function findByWords(question: string, { index, business }: Searched, limit: number): readonly number[] {
  const { rows } = index.search({ query: question.trim(), limit });
  if (rows.length > 0) return rows;
  const scores = new Map<number, number>();
  for (const query of [...namedIn(question, business), ...wordsOf(question)]) {
    const { total, rows: matches } = index.search({ ...query, limit: MOST_MATCHES });
    // Inverse document frequency: what all reviews have in common tells nothing.
    const weight = Math.log((index.size + 1) / (total + 1));
    for (const row of matches) scores.set(row, (scores.get(row) ?? 0) + weight);
  }
  return [...scores]
    .sort(([rowA, a], [rowB, b]) => b - a || rowA - rowB)
    .slice(0, limit)
    .map(([row]) => row);
}

type Filter = Partial<ReviewQuery>;

/** Services by their name, technicians also by their first one. */
function namedIn(question: string, { services, technicians }: Searched['business']): Filter[] {
  const asked = foldText(question);
  const isNamed = (name: string) => asked.includes(foldText(name));
  return [
    ...services.filter(({ name }) => isNamed(name)).map(({ id }) => ({ mentions_service: id })),
    ...technicians
      .filter(({ name }) => isNamed(name.split(' ', 1)[0] ?? name))
      .map(({ name }) => ({ mentions_technician: name })),
  ];
}

/** Words of three letters or more that begin so in a text (`heater` in `heaters`): nearly all of them stand behind a space. */
function wordsOf(question: string): Filter[] {
  const words = question.toLowerCase().match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}'’-]{2,}/gu) ?? [];
  const stems = new Set(words.map((word) => word.replace(/(?<=.{2}[^s])s$/, '')));
  return [...stems].slice(0, MOST_WORDS).map((stem) => ({ query: ` ${stem}` }));
}
