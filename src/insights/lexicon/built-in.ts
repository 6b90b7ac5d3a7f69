import { once } from '../../once.ts';
import { ENGLISH_FORMS } from '../text/tokens.ts';
import { withoutMistakes } from '../words/without-mistakes.ts';
import { readWordFolder, type WordFile } from '../words/word-file.ts';
import { readWordTable } from '../words/word-table.ts';
import { readCueFiles } from './cue-files.ts';
import type { Cue } from './cues.ts';
import { type Kinship, kinshipOf } from './kinship.ts';

const CUE_FILES: readonly WordFile[] = readWordFolder(new URL('cues/', import.meta.url));

/** The built-in cues. Throws an error that lists all mistakes if a file has any. */
export function readBuiltInCues(files = CUE_FILES): readonly Cue[] {
  return withoutMistakes('src/insights/lexicon/cues', readCueFiles(files)).cues;
}

const THESAURUS = readWordTable(new URL('thesaurus.tsv', import.meta.url));
const RESTAURANTS = readWordTable(new URL('restaurant-thesaurus.tsv', import.meta.url));

/** The classes of the built-in thesaurus to which each word belongs. */
export const readBuiltInKinship: () => Kinship = once(() => kinshipOf(THESAURUS, ENGLISH_FORMS));

/** The same including the words of restaurants, for the verdicts on spans. */
export const readSpanKinship: () => Kinship = once(() => kinshipOf(new Map([...THESAURUS, ...RESTAURANTS]), ENGLISH_FORMS));
