import { once } from '../../once.ts';
import { foldText } from '../../reviews/text/comparing/text-match.ts';
import type { Choice } from './choices.ts';
import { loadReviews } from './find-reviews.ts';
import { countWords, type Words } from './near-word.ts';
import type { SearchWords } from './search-words.ts';

/** The texts of more reviews are too much to load only to mend a mistyped word. Then only the names are known. */
const MOST_REVIEWS = 2000;

/**
 * Gives the words of the reviews and of the names that can be chosen. The reviews are loaded once, when somebody has found
 * nothing.
 */
export function createWordFinder(
  { base, all }: Pick<SearchWords, 'base' | 'all'>,
  choices: readonly Choice[],
): () => Promise<Words> {
  const names = choices.map(({ name }) => foldText(name));
  const words = once(async () => {
    const reviews = all > MOST_REVIEWS ? [] : await loadReviews(base);
    return countWords([...names, ...reviews.map(({ text }) => foldText(text))]);
  });
  // Perhaps the reader is offline for a moment.
  return () => words().catch(() => countWords(names));
}
