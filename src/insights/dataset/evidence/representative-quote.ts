import { ENGLISH_FORMS } from '../../languages/english/forms.ts';
import { wordStems } from '../../text/tokens.ts';
import { faultsAlone } from './reading-alone.ts';
import { countEach } from './typical.ts';

/** A quote, and what is known of the review that it is from. */
export interface QuoteCandidate {
  readonly quote: string;
  readonly isPraise: boolean;
  /** When the review was written, `2026-03-14`. */
  readonly date: string;
  /** Whether the stars of the review agree with the quote. Many quotes that they contradict are misread. */
  readonly agrees: boolean;
  /** Whether the quote is in the language of the page. */
  readonly isReadable: boolean;
}

/** In UTF-16 code units: shorter quotes say little, and longer ones are not read. */
const BEST_LENGTH = 60;
/** How much worth a quote loses for each year of age, if the stars contradict it, and if it is in another language. */
const AGE = 0.03;
const CONTRARY = 0.3;
const FOREIGN = 0.25;
/** Added to the number of quotes when the share of a word is computed: a word in two of five quotes says little about many. */
const DOUBT = 5;

const YEAR_MS = 365.25 * 86_400_000;

/**
 * Makes a function that selects the quotes with a verdict and sorts them by how well they represent it. The first ones share
 * their words with most others of the verdict but not with the remaining quotes, are recent, and read well alone. Ties keep their
 * order.
 */
export function createRepresentatives<T extends QuoteCandidate>(all: readonly T[]): (isOne: (candidate: T) => boolean) => T[] {
  const read = all.map((candidate) => ({
    candidate,
    words: [...new Set(wordStems(candidate.quote, ENGLISH_FORMS))],
  }));
  const everywhere = countEach(read.map(({ words }) => words));
  return (isOne) => {
    const own = read.filter(({ candidate }) => isOne(candidate));
    const within = countEach(own.map(({ words }) => words));
    /** The share of the verdict's other quotes that have the word, minus its share among the quotes without the verdict. */
    const shareOf = (word: string) => {
      const count = within.get(word) ?? 0;
      const elsewhere = (everywhere.get(word) ?? 0) - count;
      return Math.max(0, (count - 1) / (own.length + DOUBT) - elsewhere / (all.length - own.length + DOUBT));
    };
    const worthOf = ({ candidate, words }: (typeof own)[number]) => {
      // The square root favours neither a single shared word nor many words that few quotes share.
      const shared = words.reduce((sum, word) => sum + shareOf(word), 0) / Math.sqrt(Math.max(1, words.length));
      return shared + AGE * (Date.parse(candidate.date) / YEAR_MS) - faultsOf(candidate);
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
