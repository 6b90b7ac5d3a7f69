import { ASPECTS } from '../../aspects.ts';
import { readWordTable } from '../../words/word-table.ts';
import { stemsOf } from './word-list.ts';

const WORDS = readWordTable(new URL('plain-words.tsv', import.meta.url));
const LINKS = stemSet(WORDS.get('link'));
const VAGUE = stemSet(WORDS.get('vague'));
const PRAISE = stemSet(WORDS.get('praise'));
const PLAINS = stemSet([...(WORDS.get('plain') ?? []), ...ASPECTS.flatMap(({ name }) => name.toLowerCase().split(' '))]);

/** Whether the stem is grammar, which no term contains; only "no" may begin one: "no surprises". */
export function isLink(stem: string): boolean {
  return LINKS.has(stem);
}

/** Whether the stem is a verdict, which no term contains. */
export function isPraise(stem: string): boolean {
  return PRAISE.has(stem);
}

/** Whether the stem says too little to end a term. */
export function isVague(stem: string): boolean {
  return VAGUE.has(stem);
}

/** Whether the stem needs another one beside it to name a topic. */
export function isPlain(stem: string): boolean {
  return PLAINS.has(stem) || VAGUE.has(stem) || LINKS.has(stem);
}

function stemSet(words: readonly string[] = []): ReadonlySet<string> {
  return new Set(words.flatMap(stemsOf));
}
