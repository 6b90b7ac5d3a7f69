import { TRADES, type Trade } from '../../reviews/schemas/business.ts';
import { ENGLISH_FORMS } from '../languages/english/forms.ts';
import type { Features } from '../model/features.ts';
import { readWeights, scoresOf } from '../model/weights.ts';
import { hashText } from '../text/hash.ts';
import { wordStems } from '../text/tokens.ts';
import file from './which-trade-weights.json' with { type: 'json' };

/** With fewer reviews, the trade is left undecided. */
const LEAST_REVIEWS = 5;
/** With more reviews, this many are read, evenly spread; more would not change the result. */
const MOST_REVIEWS = 500;
/** The least likelihood, 0 to 1, of the likeliest trade, and by how much it must exceed that of the next one. */
const LEAST_CHANCE = 0.45;
const MARGIN = 0.2;
/** In words. All reviews together have at most the weight of one review of this length, however long and many they are. */
const LENGTH = 60;

/** Decides from the words of its reviews what trade a business is in. Returns `other` if there is doubt. */
export function decideTrade(reviews: readonly { readonly text: string }[]): Trade {
  if (reviews.length < LEAST_REVIEWS) return 'other';
  const [best, next] = tradeChances(reviews);
  const isSure = best !== undefined && best.chance >= LEAST_CHANCE && best.chance - (next?.chance ?? 0) >= MARGIN;
  return isSure ? best.trade : 'other';
}

/** How likely each trade is, 0 to 1, given the words of all reviews; the likeliest comes first. */
export function tradeChances(reviews: readonly { readonly text: string }[]): { trade: Trade; chance: number }[] {
  const weights = readWeights(file);
  const features = evenly(reviews, MOST_REVIEWS).map(({ text }) => tradeFeatures(text));
  const words = features.reduce((sum, { hashes }) => sum + hashes.length, 0);
  const scores = features.map((each) => scoresOf(weights, each));
  const odds = weights.columns.map((_, at) =>
    Math.exp((scores.reduce((sum, score) => sum + (score[at] ?? 0), 0) / Math.max(LENGTH, words)) * LENGTH),
  );
  const sum = odds.reduce((all, odd) => all + odd, 0);
  return weights.columns
    .flatMap((column, at) => {
      const trade = TRADES.find((known) => known === column);
      return trade ? [{ trade, chance: (odds[at] ?? 0) / sum }] : [];
    })
    .sort((x, y) => y.chance - x.chance);
}

/** At most `most` items of a list, evenly spread over it. */
export function evenly<T>(list: readonly T[], most: number): T[] {
  const step = Math.max(1, list.length / most);
  return list.filter((_, at) => Math.floor(at / step) !== Math.floor((at - 1) / step));
}

/** The value of each word of a review, found by trying. */
const VALUE = 0.3;

/** The words of a review, each once. */
export function tradeFeatures(text: string): Features {
  const stems = [...new Set(wordStems(text, ENGLISH_FORMS))];
  return { hashes: stems.map(hashText), values: stems.map(() => VALUE) };
}
