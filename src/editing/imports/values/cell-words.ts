import { readWordFile } from '../../../word-files/word-file.ts';
import { readPhrases } from '../../phrases.ts';

/** What cells say that are neither names, numbers nor texts of reviews. */
export const CELL_WORDS = readPhrases(readWordFile(new URL('cell-words.tsv', import.meta.url)));

/** Whether a headline of a review on this site is the site's own word for the score. */
export function isScoreWord(title: string, source = ''): boolean {
  return /^booking(?:\.com)?$/i.test(source) && CELL_WORDS.are('booking-score', title);
}
