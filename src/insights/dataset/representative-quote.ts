import { createTokeniser } from '../text/tokens.ts';

/** A quote, and what is known of the review that it is from. */
export interface QuoteCandidate {
  readonly quote: string;
  /** When the review was written, `2026-03-14`. */
  readonly date: string;
  /** Whether the stars of the review say the same as the quote: many of the quotes for which they do not are misread. */
  readonly agrees: boolean;
  /** Whether it is in the language of the page. */
  readonly isReadable: boolean;
}

/** In code units: shorter quotes say little, longer ones are not read. */
const BEST_LENGTH = 60;
/** How much a quote loses with each year of age, and by what makes it speak for fewer or read worse. */
const AGE = 0.03;
const CONTRARY = 0.15;
const FOREIGN = 0.5;
const FRAGMENT = 0.25;
const TWO_SIDED = 0.15;
/** So many more quotes are supposed in which a word does not stand: a word of two quotes among five says nothing of the many. */
const DOUBT = 5;

const YEAR_MS = 365.25 * 86_400_000;
/** The words before it were left out of the quote. */
const BEGINS_WITHIN = /^(?:of |for |in |to )?(?:which|who|whose|than|that|so|but|and|or|because|que|y|pero|porque|quien)\b/i;
const HAS_OTHER_SIDE = /\b(?:but|however|although|though|except|pero|aunque|excepto)\b/i;

/**
 * Sorts the quotes of a verdict so that those come first that stand for the many: their words are those of most others of the
 * verdict and not those of all quotes (`others`), they are recent, and read well alone. Ties are kept in their order.
 */
export function representativeFirst<T extends QuoteCandidate>(quotes: readonly T[], others: readonly string[]): T[] {
  const tokenise = createTokeniser();
  const wordsOf = (text: string) => [...new Set(tokenise(text).flatMap(({ kind, stem }) => (kind === 'word' ? [stem] : [])))];
  const own = quotes.map(({ quote }) => wordsOf(quote));
  const within = countEach(own);
  const elsewhere = countEach(others.map(wordsOf));
  /** Which part of the other quotes of the verdict hold the word, beyond those of which that is no sign. */
  const shareOf = (word: string) =>
    Math.max(0, ((within.get(word) ?? 0) - 1) / (quotes.length + DOUBT) - (elsewhere.get(word) ?? 0) / (others.length + DOUBT));
  const newest = Math.max(...quotes.map(({ date }) => Date.parse(date)));
  const worthOf = (candidate: T, words: readonly string[]) => {
    // By the root, so that neither a single word nor many of which each is shared by a few are best.
    const shared = words.reduce((sum, word) => sum + shareOf(word), 0) / Math.sqrt(Math.max(1, words.length));
    return shared - AGE * ((newest - Date.parse(candidate.date)) / YEAR_MS) - faultsOf(candidate);
  };
  return quotes
    .map((candidate, at) => ({ candidate, worth: worthOf(candidate, own[at] ?? []) }))
    .sort((a, b) => b.worth - a.worth)
    .map(({ candidate }) => candidate);
}

function faultsOf({ quote, agrees, isReadable }: QuoteCandidate): number {
  return (
    Math.abs(Math.log(Math.max(1, quote.length) / BEST_LENGTH)) / 10 +
    (agrees ? 0 : CONTRARY) +
    (isReadable ? 0 : FOREIGN) +
    (BEGINS_WITHIN.test(quote) ? FRAGMENT : 0) +
    (HAS_OTHER_SIDE.test(quote) ? TWO_SIDED : 0)
  );
}

/** In how many of the lists each word stands; each list has it once. */
function countEach(lists: readonly (readonly string[])[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const word of lists.flat()) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}
