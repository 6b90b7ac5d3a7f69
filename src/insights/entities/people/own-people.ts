import { isOrdinary } from '../names/ordinary-words.ts';
import type { Word } from '../names/words.ts';
import { isOwning, isPlural, isReviewersRelation, relationEndingAt } from './relations.ts';

/** What ends an apposition, such as the comma after "my husband, Tom". */
const CLOSING = /^\s*[,;:.!?)—–-]/;
const JOINING: ReadonlySet<string> = new Set(['and', 'y', 'e']);
const GOES_ON = /^(?:who|and|from|of|next|across|down|also)$/;

/**
 * Whether the name from word `at` to before `end` is the reviewer's own, or that of a relative, a friend, a neighbour or a pet.
 */
export function isReviewersOwn(words: readonly Word[], at: number, end: number): boolean {
  return isSelf(words, at, end) || followsRelation(words, at, end) || isInRow(words, at) || precedesRelation(words, end);
}

function isSelf(words: readonly Word[], at: number, end: number): boolean {
  if (words[end - 1]?.possessive || words[at]?.opens) return false;
  const before = phrase(words, at - 3, at);
  return /(?:^| )(?:im|i am|my name is|my names|soy|me llamo|mi nombre es)$/.test(before);
}

/** Whether the name follows a relation: "my husband Tom", "our neighbor, Tom,", "a friend named Tom", "my dog's name is Tom". */
function followsRelation(words: readonly Word[], at: number, end: number): boolean {
  const gap = words[at]?.gap ?? '';
  if (!/^[\s,(—–"“'‘-]*$/.test(gap)) return false;
  if (gap.includes(',') && !closes(words[end])) return false;
  const before = skipNaming(words, at - 1);
  const relation = relationEndingAt(words, before);
  if (relation === undefined || !isReviewersRelation(words, relation)) return false;
  return !(words[before]?.possessive && before === at - 1);
}

function closes(next: Word | undefined): boolean {
  return next === undefined || CLOSING.test(next.gap) || GOES_ON.test(next.folded);
}

/** Skips "named", "is called", "name is" and the same in Spanish backwards from the word before a name. */
function skipNaming(words: readonly Word[], at: number): number {
  if (/(?:^| )(?:name is|se llama)$/.test(phrase(words, at - 1, at + 1))) return at - 2;
  const word = words[at]?.folded;
  if (word === 'llamado' || word === 'llamada') return at - 1;
  if (word === 'named') return /^(?:is|was)$/.test(words[at - 1]?.folded ?? '') ? at - 2 : at - 1;
  if (word !== 'called') return word === 'is' ? at - 1 : at;
  if (words[at - 1]?.folded === 'is') return at - 2;
  return /^an?$/.test(words[at - 2]?.folded ?? '') ? at - 1 : at;
}

/** Whether the name belongs to a list after a relation, as the second one in "my sons Luis and Jake". */
function isInRow(words: readonly Word[], at: number): boolean {
  for (let back = 1; back <= 6; back += 1) {
    const word = words[at - back];
    if (word === undefined || !/^[\s,&]*$/.test(words[at - back + 1]?.gap ?? '')) return false;
    const relation = relationEndingAt(words, at - back);
    if (relation !== undefined) return back > 1 && isPlural(word) && isReviewersRelation(words, relation);
    if (!JOINING.has(word.folded) && (!word.capital || isOrdinary(word.folded))) return false;
  }
  return false;
}

/** Whether a relation follows the name: "Tom, my husband,", "Tom (our neighbor)", "Tom is my brother", "Jake the dog". */
function precedesRelation(words: readonly Word[], end: number): boolean {
  const next = words[end];
  if (next === undefined || !/^[,(—–-]?$/.test(next.gap.trim())) return false;
  const linked = /^(?:is|was|being|es|era)$/.test(next.folded) && next.gap.trim() === '';
  const owner = linked ? end + 1 : end;
  const article = words[owner]?.folded === 'the' && !linked;
  if (!isOwning(words[owner]) && !article) return false;
  for (let at = owner + 1; at <= owner + 5; at += 1) {
    if (words[at] === undefined || !/^[\s-]*$/.test(words[at]?.gap ?? '')) return false;
    const relation = relationEndingAt(words, at);
    if (relation === undefined || words[at + 1]?.folded === 'in') continue;
    if (words[at]?.possessive || (article && !isReviewersRelation(words, relation))) return false;
    return linked || (article && next.gap.trim() === '') || closes(words[at + 1]);
  }
  return false;
}

function phrase(words: readonly Word[], first: number, last: number): string {
  return words
    .slice(Math.max(first, 0), Math.max(last, 0))
    .map(({ folded }) => folded)
    .join(' ');
}
