import { readWordFile } from '../../../insights/words/word-file.ts';
import { foldText } from '../../../reviews/text/comparing/text-match.ts';
import { phrasesIn } from '../../phrases.ts';

const LISTED = phrasesIn(readWordFile(new URL('score-words.tsv', import.meta.url)));
const BOOKING = new Set(LISTED.get('booking')?.map(foldText));

/** Whether a headline of a review on this site is the site's own word for the score. */
export function isScoreWord(title: string, source = ''): boolean {
  return /^booking(?:\.com)?$/i.test(source) && BOOKING.has(foldText(title));
}
