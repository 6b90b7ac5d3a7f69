import { createTokeniser } from '../../text/tokens.ts';
import { faultsAlone } from './reading-alone.ts';

/** A quote, and what is known of the review that it is from. */
export interface QuoteCandidate {
  readonly quote: string;
  readonly isPraise: boolean;
  /** When the review was written, `2026-03-14`. */
  readonly date: string;
  /** Whether the stars of the review say the same as the quote: many of the quotes for which they do not are misread. */
  readonly agrees: boolean;
  /** Whether it is in the language of the page. */
  readonly isReadable: boolean;
}

/** In code units: shorter quotes say little, longer ones are not read. */
const BEST_LENGTH = 60;
/** How much a quote loses with each year of age, and by what makes it speak for fewer. */
const AGE = 0.03;
const CONTRARY = 0.3;
const FOREIGN = 0.25;
/** So many more quotes are supposed in which a word does not stand: a word of two quotes among five says nothing of the many. */
const DOUBT = 5;

const YEAR_MS = 365.25 * 86_400_000;

/**
 * Makes a function that sorts those of the quotes that give a verdict so that those come first that stand for the many: their words are
 * those of most others of the verdict and not those of all quotes, they are recent, and read well alone. Ties are kept in their order.
 */
export function createRepresentatives<T extends QuoteCandidate>(all: readonly T[]): (isOne: (candidate: T) => boolean) => T[] {
  const tokenise = createTokeniser();
  const read = all.map((candidate) => ({
    candidate,
    words: [...new Set(tokenise(candidate.quote).flatMap(({ kind, stem }) => (kind === 'word' ? [stem] : [])))],
  }));
  const everywhere = countEach(read);
  return (isOne) => {
    const own = read.filter(({ candidate }) => isOne(candidate));
    const within = countEach(own);
    /** Which part of the other quotes of the verdict hold the word, beyond those of which that is no sign. */
    const shareOf = (word: string) => {
      const count = within.get(word) ?? 0;
      const elsewhere = (everywhere.get(word) ?? 0) - count;
      return Math.max(0, (count - 1) / (own.length + DOUBT) - elsewhere / (all.length - own.length + DOUBT));
    };
    const newest = Math.max(...own.map(({ candidate }) => Date.parse(candidate.date)));
    const worthOf = ({ candidate, words }: (typeof own)[number]) => {
      // By the root, so that neither a single word nor many of which each is shared by a few are best.
      const shared = words.reduce((sum, word) => sum + shareOf(word), 0) / Math.sqrt(Math.max(1, words.length));
      return shared - AGE * ((newest - Date.parse(candidate.date)) / YEAR_MS) - faultsOf(candidate);
    };
    return own
      .map((each) => ({ candidate: each.candidate, worth: worthOf(each) }))
      .sort((a, b) => b.worth - a.worth)
      .map(({ candidate }) => candidate);
  };
}

function faultsOf({ quote, isPraise, agrees, isReadable }: QuoteCandidate): number {
  return (
    Math.abs(Math.log(Math.max(1, quote.length) / BEST_LENGTH)) / 10 +
    (agrees ? 0 : CONTRARY) +
    (isReadable ? 0 : FOREIGN) +
    faultsAlone(quote, isPraise)
  );
}

/** In how many of the quotes each word stands; each has it once. */
function countEach(read: readonly { readonly words: readonly string[] }[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { words } of read) for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}
