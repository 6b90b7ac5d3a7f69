import { readWordTable } from '../../../word-files/word-table.ts';
import { ASPECTS } from '../../aspects.ts';
import { stemsOf } from './word-list.ts';

const WORDS = readWordTable(new URL('plain-words.tsv', import.meta.url));
/** The stems of grammar, which no term contains; only "no" may begin one: "no surprises". */
export const LINKS = stemSet(WORDS.get('link'));
/** The stems of verdicts, which no term contains. */
export const PRAISE = stemSet(WORDS.get('praise'));
/** The stems that say too little to end a term. */
export const VAGUE = stemSet(WORDS.get('vague'));
/** The stems that need another one beside them to name a topic. */
export const PLAIN: ReadonlySet<string> = new Set([
  ...stemSet(WORDS.get('plain')),
  ...stemSet(ASPECTS.flatMap(({ name }) => name.toLowerCase().split(' '))),
  ...VAGUE,
  ...LINKS,
]);

function stemSet(words: readonly string[] = []): ReadonlySet<string> {
  return new Set(words.flatMap(stemsOf));
}
