import { readWordTable } from '../../../word-files/word-table.ts';
import { stemOf } from '../../languages/english/stems.ts';
import { stemsOf } from '../word-lists/word-list.ts';

/**
 * Makes a function that replaces words and phrases in a phrase of stems by the words that stand for them, the longest first.
 * `same` has them by these words, phrases with hyphens.
 */
export function createReplacing(
  same: ReadonlyMap<string, readonly string[]>,
  stem: (word: string) => string,
): (phrase: string) => string {
  const stemsIn = (written: string) => written.split('-').map(stem).join(' ');
  const pairs = [...same]
    .flatMap(([meaning, others]) => others.map((other) => [stemsIn(other), stemsIn(meaning)] as const))
    .sort(([a], [b]) => b.split(' ').length - a.split(' ').length);
  return (phrase) => pairs.reduce((all, [from, to]) => ` ${all} `.replace(` ${from} `, ` ${to} `).trim(), phrase);
}

const AT_END = 'at-end';
const TABLE = readWordTable(new URL('meanings.tsv', import.meta.url));
const ENDINGS: ReadonlySet<string> = new Set(TABLE.get(AT_END)?.flatMap(stemsOf));
const inWordsOfTable = createReplacing(new Map([...TABLE].filter(([key]) => key !== AT_END)), stemOf);

/**
 * What a term names, as stems: those of two terms are equal if who reads a list of topics takes them for one. Spelling is
 * American, "quote" is "estimate", and a "parking lot" is "parking".
 */
export function meaningOf(stems: readonly string[]): string {
  const words = inWordsOfTable(stems.map(inAmerican).join(' ')).split(' ');
  while (words.length > 1 && ENDINGS.has(words.at(-1) ?? '')) words.pop();
  return words.join(' ');
}

/** A stem in American spelling: "flavour" as "flavor". */
function inAmerican(stem: string): string {
  return stem.replace(/(?<=..)our$/, 'or').replace(/(?<=.[bt])r$/, 'er');
}
