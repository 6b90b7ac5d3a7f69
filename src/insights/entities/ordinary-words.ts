import { stemOf } from '../text/stems.ts';
import { readWordFile } from '../words/word-file.ts';
import { readWordTable } from '../words/word-table.ts';

const WORDS = readWordTable(readWordFile(new URL('ordinary-words.tsv', import.meta.url)));
const STEMS: ReadonlySet<string> = new Set([...WORDS.values()].flat().flatMap((word) => [word, stemOf(word)]));

/** Whether a word, folded, is a word of English and not only a name. ("Carrie" has the stem of "carry", and is no form of it.) */
export function isOrdinary(word: string): boolean {
  return STEMS.has(word) || (!word.endsWith('ie') && STEMS.has(stemOf(word)));
}
