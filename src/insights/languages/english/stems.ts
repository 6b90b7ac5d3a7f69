import { stemmer } from 'stemmer';
import { keysByWord, readWordTable } from '../../../word-files/word-table.ts';

const STEMS = keysByWord(readWordTable(new URL('stems.tsv', import.meta.url)));

/** The stem of a lower-case word: the table of irregular forms, else Porter's algorithm. */
export function stemOf(word: string): string {
  const irregular = STEMS.get(word);
  if (irregular !== undefined) return irregular;
  const bare = word.endsWith("'s") ? word.slice(0, -2) : word;
  return bare.length > 3 && bare.length < 30 ? stemmer(bare) : bare;
}
