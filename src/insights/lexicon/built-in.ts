import { once } from '../../once.ts';
import { withoutMistakes } from '../words/without-mistakes.ts';
import { readWordFile, readWordFolder, type WordFile } from '../words/word-file.ts';
import { readWordTable } from '../words/word-table.ts';
import { readCueFiles } from './cue-files.ts';
import type { Cue } from './cues.ts';
import { type Kinship, kinshipOf } from './kinship.ts';

const CUE_FILES: readonly WordFile[] = readWordFolder(new URL('cues/', import.meta.url));

/** The cues that ship; throws, with all mistakes, where a file has one. */
export function readBuiltInCues(files = CUE_FILES): readonly Cue[] {
  return withoutMistakes('src/insights/lexicon/cues', readCueFiles(files)).cues;
}

const THESAURUS = readWordTable(readWordFile(new URL('thesaurus.tsv', import.meta.url)));
const RESTAURANTS = readWordTable(readWordFile(new URL('restaurant-thesaurus.tsv', import.meta.url)));

/** Which words the thesaurus that ships puts into one class. */
export const readBuiltInKinship: () => Kinship = once(() => kinshipOf(THESAURUS));

/** The same with the words of restaurants, for the verdicts on spans. */
export const readSpanKinship: () => Kinship = once(() => kinshipOf(new Map([...THESAURUS, ...RESTAURANTS])));
