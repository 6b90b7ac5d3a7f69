import type { SearchIndex } from '../reviews/search-index.ts';

/** Of more words only the first count, and of each word the newest matches: a question is short, and this bounds the work. */
const MOST_WORDS = 8;
const MOST_MATCHES = 1000;

/**
 * The rows that fit a question in plain words, the best `limit` of them: those that hold it as it stands; where none does,
 * those that hold most of its words. Newest first among equals.
 */
export function findByWords(question: string, index: SearchIndex, limit: number): readonly number[] {
  const { rows } = index.search({ query: question.trim(), limit });
  if (rows.length > 0) return rows;
  const hits = new Map<number, number>();
  for (const word of wordsOf(question)) {
    for (const row of index.search({ query: word, limit: MOST_MATCHES }).rows) hits.set(row, (hits.get(row) ?? 0) + 1);
  }
  return [...hits]
    .sort(([rowA, a], [rowB, b]) => b - a || rowA - rowB)
    .slice(0, limit)
    .map(([row]) => row);
}

/** Words of three letters or more: shorter ones stand in nearly every text. */
function wordsOf(question: string): string[] {
  const words = question.toLowerCase().match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}'’-]{2,}/gu) ?? [];
  return [...new Set(words)].slice(0, MOST_WORDS);
}
