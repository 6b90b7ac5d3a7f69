import { NO_FEATURES } from '../../../../src/insights/model/features.ts';
import type { WeightsFile } from '../../../../src/insights/model/weights.ts';
import { evenly, tradeFeatures } from '../../../../src/insights/trades/decide-trade.ts';
import { type LabelledReview, ofTrade } from '../corpus.ts';
import { largest } from './fit.ts';
import { type Learning, learnChoice, vectorOf, vocabularyOf } from './learn.ts';
import { packWeights } from './pack-weights.ts';

const LEARNING: Learning = { epochs: 20, rate: 0.3, decay: 0.001 };
/** Features that occur in fewer reviews are ignored. */
const LEAST_REVIEWS = 3;
/**
 * At most so many reviews of each trade are read, and none shorter than `SHORTEST`, in UTF-16 code units, which would not show
 * the trade.
 */
const MOST_REVIEWS = 250;
const SHORTEST = 150;
const MOST_FEATURES = 4000;

/** Learns to tell the trade of a review from its words. All trades have the same weight, whatever their number of reviews. */
export function fitTrades(labelled: readonly LabelledReview[]): WeightsFile {
  const trades = [...new Set(labelled.map(({ trade }) => trade))];
  const long = labelled.filter(({ text }) => text.length >= SHORTEST);
  const reviews = trades.flatMap((trade) => evenly(ofTrade(long, trade), MOST_REVIEWS));
  const features = reviews.map(({ text }) => tradeFeatures(text));
  const frequent = vocabularyOf(
    features.map((each) => [each]),
    LEAST_REVIEWS,
  );
  const sizes = Map.groupBy(reviews, ({ trade }) => trade);
  const smallest = Math.min(...[...sizes.values()].map(({ length }) => length));
  const fit = (vocabulary: ReadonlyMap<number, number>) =>
    learnChoice(
      reviews.map(({ trade }, at) => ({
        vector: vectorOf(features[at] ?? NO_FEATURES, vocabulary),
        column: trades.indexOf(trade),
        weight: smallest / (sizes.get(trade)?.length ?? 1),
      })),
      vocabulary.size,
      trades.length,
      LEARNING,
    );
  const vocabulary = largest(frequent, [fit(frequent)], MOST_FEATURES);
  return packWeights(trades, [fit(vocabulary)], [...vocabulary.keys()]);
}
