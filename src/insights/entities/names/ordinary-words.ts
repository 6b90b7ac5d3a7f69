import { readWordTable } from '../../../word-files/word-table.ts';
import { stemOf } from '../../languages/english/stems.ts';

const WORDS = readWordTable(new URL('ordinary-words.tsv', import.meta.url));
const STEMS: ReadonlySet<string> = new Set([...WORDS.values()].flat().flatMap((word) => [word, stemOf(word)]));

/** Whether a folded word is an English word and not only a name. ("Carrie" has the stem of "carry", but is not a form of it.) */
export function isOrdinary(word: string): boolean {
  return STEMS.has(word) || (!word.endsWith('ie') && STEMS.has(stemOf(word)));
}
