import { readWordFile } from '../../../insights/words/word-file.ts';
import { readPhrases } from '../../phrases.ts';

/** What cells say that are neither names, numbers nor texts of reviews. */
export const CELL_WORDS = readPhrases(readWordFile(new URL('cell-words.tsv', import.meta.url)));
