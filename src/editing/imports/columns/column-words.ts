import { readWordFile } from '../../../word-files/word-file.ts';
import { type Phrases, readPhrases } from '../../phrases.ts';
import { bareName } from './bare-name.ts';

const PHRASES = readPhrases(readWordFile(new URL('column-words.tsv', import.meta.url)));

/** What the names of columns say of what is in them, besides those that tell a field. */
export const COLUMN_WORDS: Phrases = {
  are: (key, column) => PHRASES.are(key, bareName(column)),
  areIn: (key, column) => PHRASES.areIn(key, bareName(column)),
};

/** Whether the name of a column asks an author to agree to the publication of the review. */
export function asksForConsent(column: string): boolean {
  const { are, areIn } = COLUMN_WORDS;
  // Sentence by sentence: "How can we improve? Please share your feedback" asks for none.
  return column
    .split('?')
    .some((sentence) => are('consent', sentence) || (areIn('asking', sentence) && areIn('publishing', sentence)));
}
