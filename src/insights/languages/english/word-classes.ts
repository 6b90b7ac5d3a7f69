import { readWordTable } from '../../../word-files/word-table.ts';

/**
 * What a word is, wherever it stands. A `mark` is anything but a word. An `open` word may be a noun, a verb or an adjective,
 * which the words around it decide. A `participle` ("flushed") is never a noun.
 */
export type WordClass = (typeof WORD_CLASSES)[number];

export const WORD_CLASSES = [
  'mark',
  'open',
  'noun',
  'adjective',
  'judgement',
  'participle',
  'determiner',
  'preposition',
  'subject',
  'auxiliary',
  'link',
  'be',
  'degree',
  'adverb',
  'verb',
] as const;

const LISTED = readWordTable(new URL('word-classes.tsv', import.meta.url));
const CLASSES: ReadonlyMap<string, WordClass> = new Map(
  WORD_CLASSES.flatMap((wordClass) => (LISTED.get(wordClass) ?? []).map((word) => [word, wordClass] as const)),
);

/** The class of a lower-case word: as listed, or else by its ending. */
export function classOf(word: string): WordClass {
  if (word === '<number>') return 'determiner';
  const listed = CLASSES.get(word);
  if (listed !== undefined) return listed;
  if (/'(?!s$)/.test(word)) return 'auxiliary';
  if (/^\p{L}{3,}ly$/u.test(word)) return 'adverb';
  if (/^\p{L}{2,}[^e]ed$/u.test(word)) return 'participle';
  if (/^\p{L}{3,}(?:ful|ous|ish|est)$/u.test(word)) return 'judgement';
  return /^\p{L}{3,}(?:able|ible|less)$/u.test(word) ? 'adjective' : 'open';
}
