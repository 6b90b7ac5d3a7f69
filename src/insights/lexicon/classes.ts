import { readWordTable } from '../words/word-table.ts';

/** Words that may stand for each other in a cue, as `<name>`. */
export const WORD_CLASSES: ReadonlyMap<string, readonly string[]> = readWordTable(new URL('classes.tsv', import.meta.url));
