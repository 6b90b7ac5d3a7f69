import type { Word } from '../names/words.ts';
import { isReviewersRelation, relationEndingAt } from './relations.ts';

/** What ends an apposition, such as the comma after "my husband, Tom". */
const CLOSING = /^\s*[,;:.!?)—–-]/;
const GOES_ON = /^(?:who|and|from|of|next|across|down|also)$/;

/** Whether the name from word `at` to before `end` is the reviewer's own, or that of a relative, a friend, a neighbour or a pet. */
export function isReviewersOwn(words: readonly Word[], at: number, end: number): boolean {
  return isSelf(words, at, end) || followsRelation(words, at, end);
}

function isSelf(words: readonly Word[], at: number, end: number): boolean {
  if (words[end - 1]?.possessive || words[at]?.opens) return false;
  const before = words
    .slice(Math.max(at - 3, 0), at)
    .map(({ folded }) => folded)
    .join(' ');
  return /(?:^| )(?:im|i am|my name is|my names|soy|me llamo|mi nombre es)$/.test(before);
}

/** Whether the name follows a relation: "my husband Tom", "our neighbor, Tom,". */
function followsRelation(words: readonly Word[], at: number, end: number): boolean {
  const gap = words[at]?.gap ?? '';
  if (!/^[\s,(—–"“'‘-]*$/.test(gap)) return false;
  if (gap.includes(',') && !closes(words[end])) return false;
  const relation = relationEndingAt(words, at - 1);
  return relation !== undefined && !words[at - 1]?.possessive && isReviewersRelation(words, relation);
}

function closes(next: Word | undefined): boolean {
  return next === undefined || CLOSING.test(next.gap) || GOES_ON.test(next.folded);
}
