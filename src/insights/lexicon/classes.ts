import { readWordFile } from '../words/word-file.ts';
import { readWordTable } from '../words/word-table.ts';

/** Words that may stand for each other in a cue, as `<name>`. */
export const WORD_CLASSES: ReadonlyMap<string, readonly string[]> = readWordTable(
  readWordFile(new URL('classes.tsv', import.meta.url)),
);
