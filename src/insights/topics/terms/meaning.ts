import { stemOf } from '../../languages/english/stems.ts';
import { readWordTable } from '../../words/word-table.ts';
import { stemsOf } from '../word-lists/word-list.ts';

const AT_END = 'at-end';
const { [AT_END]: endings = [], ...same } = Object.fromEntries(readWordTable(new URL('meanings.tsv', import.meta.url)));
const ENDINGS: ReadonlySet<string> = new Set(endings.flatMap(stemsOf));
/** The stems that are replaced, those of each phrase with spaces between them, the longest phrases first. */
const REPLACED = Object.entries(same)
  .flatMap(([meaning, others]) => others.map((other) => [phraseOf(other), phraseOf(meaning)] as const))
  .sort(([a], [b]) => b.split(' ').length - a.split(' ').length);

function phraseOf(written: string): string {
  return written.split('-').map(stemOf).join(' ');
}

/**
 * What a term names, as stems: those of two terms are equal if who reads a list of topics takes them for one. Spelling is
 * American, "quote" is "estimate", and a "parking lot" is "parking".
 */
export function meaningOf(stems: readonly string[]): string {
  const spelt = stems.map(inAmerican).join(' ');
  const words = REPLACED.reduce((phrase, [from, to]) => ` ${phrase} `.replace(` ${from} `, ` ${to} `).trim(), spelt).split(' ');
  while (words.length > 1 && ENDINGS.has(words.at(-1) ?? '')) words.pop();
  return words.join(' ');
}

/** A stem in American spelling ("flavour" as "flavor"), and initials without the ending of a plural ("RVs"). */
function inAmerican(stem: string): string {
  return stem
    .replace(/(?<=..)our$/, 'or')
    .replace(/(?<=.[bt])r$/, 'er')
    .replace(/^([^aeiouy]{2,3})s$/, '$1');
}
