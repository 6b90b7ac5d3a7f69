import type { Business } from '../reviews/schemas/business.ts';
import { withoutMarks } from '../reviews/text/comparing/without-marks.ts';
import { readWordFile } from '../word-files/word-file.ts';
import { readPhrases } from './phrases.ts';

/** Under these, besides `dental`, a medical practice may have been entered. */
const UNTOLD: readonly Business['trade'][] = [undefined, 'professional', 'other'];

const WORDS = readPhrases(readWordFile(new URL('practices.tsv', import.meta.url)));

/**
 * Whether the business must keep secret whom it treats. Its own words tell that where its trade may not; the reviews are not asked,
 * because what they are read as is guessed from English alone.
 */
export function hasPatients({
  trade,
  name,
  description = '',
  services,
}: Pick<Business, 'trade' | 'name' | 'description' | 'services'>): boolean {
  if (trade === 'dental') return true;
  const words = withoutMarks([name, description, ...services.map((service) => service.name)].join('\n'));
  return UNTOLD.includes(trade) && WORDS.areIn('practice', words) && !WORDS.areIn('animals', words);
}
