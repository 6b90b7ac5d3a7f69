import { readWordFile } from '../../../insights/words/word-file.ts';
import { readPhrases } from '../../phrases.ts';

/** What the names of columns say of what is in them, besides those that tell a field. */
export const COLUMN_WORDS = readPhrases(readWordFile(new URL('column-words.tsv', import.meta.url)));
