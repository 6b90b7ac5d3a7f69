import { readWordTable } from '../../../word-files/word-table.ts';
import { isOrdinary } from './ordinary-words.ts';
import { isInitial, TITLES_IN_TEXTS, type Word } from './words.ts';

const WORDS = readWordTable(new URL('place-words.tsv', import.meta.url));
/** Words for streets, which count even without a capital. */
const STREETS: ReadonlySet<string> = new Set(WORDS.get('street'));
/** Words that, with a capital, make the name before them that of a place, a firm or a brand. */
const PLACES: ReadonlySet<string> = new Set(WORDS.get('place'));
const BEFORE_PLACES: ReadonlySet<string> = new Set(WORDS.get('before'));
const COMPASS: ReadonlySet<string> = new Set(WORDS.get('compass'));
/** What Turkish puts behind a first name, in the place of `Mr` before a last name. */
const BEHIND_NAMES: ReadonlySet<string> = new Set('bey hanim usta hoca abi abla'.split(' '));
const FIRM = /^(?:sons?|co|company|daughters?|brothers|bros|associates|partners)$/;

/**
 * Whether the technician's name from word `at` to before `end` is part of the name of another person, a street, a place or a
 * brand.
 */
export function isInLongerPersonName(
  words: readonly Word[],
  at: number,
  end: number,
  isTechnician: (word: Word) => boolean,
): boolean {
  const [first, next, previous] = [words[at], words[end], words[at - 1]];
  if (first === undefined) return true;
  if (next !== undefined && continuesName(words, at, end, isTechnician)) return true;
  if (previous === undefined || !previous.capital || !first.capital) return false;
  if (BEFORE_PLACES.has(previous.folded) && /^\.?\s+$/.test(first.gap)) return true;
  if (first.gap === '-') return !isTechnician(previous);
  const isSingle = end === at + 1;
  return isSingle && /^[^\S\n]+$/.test(first.gap) && !previous.opens && isOtherName(previous, isTechnician);
}

/** Whether what follows the words from `at` to before `end` goes on with their name. */
function continuesName(words: readonly Word[], at: number, end: number, isTechnician: (word: Word) => boolean): boolean {
  const [last, next, afterNext] = [words[end - 1], words[end], words[end + 1]];
  if (last === undefined || next === undefined) return false;
  if (/^\s*&\s*$/.test(next.gap)) return FIRM.test(next.folded);
  if (next.folded === 'and' && next.gap.trim() === '') return afterNext?.capital === true && FIRM.test(afterNext.folded);
  if (next.gap === '-') return next.capital && !isTechnician(next);
  if (!/^[^\S\n]+$/.test(next.gap)) return false;
  if (STREETS.has(next.folded) && !last.possessive) return true;
  if (!next.capital || next.shouted) return false;
  if (PLACES.has(next.folded)) return true;
  const isSingle = end === at + 1;
  if (isInitial(next)) return isSingle && (afterNext === undefined || afterNext.gap.startsWith('.'));
  return (isSingle || last.possessive) && !BEHIND_NAMES.has(next.folded) && isOtherName(next, isTechnician);
}

function isOtherName(word: Word, isTechnician: (word: Word) => boolean): boolean {
  return !word.shouted && !isTechnician(word) && !TITLES_IN_TEXTS.has(word.folded) && !isOrdinary(word.folded);
}

/** Whether the area's name is part of a longer name: "Riverside Drive", "South Riverside", "Lakeview High School". */
export function isInLongerAreaName(words: readonly Word[], at: number, end: number, isKnown: (word: Word) => boolean): boolean {
  const [first, next, previous] = [words[at], words[end], words[at - 1]];
  if (first === undefined) return true;
  if (next !== undefined && /^[^\S\n]+$|^-$/.test(next.gap)) {
    if (
      STREETS.has(next.folded) ||
      (PLACES.has(next.folded) && (next.capital || /^(?:drive|court|way|school|mall|hospital)$/.test(next.folded)))
    )
      return true;
    if (next.capital && !next.shouted && !isKnown(next) && !/^(?:i|[a-z]+day)$/.test(next.folded)) return true;
  }
  if (previous === undefined || !previous.capital || !first.capital || !/^\.?[^\S\n]+$|^-$/.test(first.gap)) return false;
  if (BEFORE_PLACES.has(previous.folded) || COMPASS.has(previous.folded)) return true;
  return !previous.opens && !previous.shouted && !isKnown(previous) && !isOrdinary(previous.folded);
}

/** Whether a figure, an underscore or an at sign touches the stretch, so that it is part of an address or a handle. */
export function touchesMore(text: string, start: number, end: number): boolean {
  return /[\p{N}_@]$/u.test(text.slice(Math.max(0, start - 1), start)) || /^[\p{N}_@]/u.test(text.slice(end, end + 1));
}
