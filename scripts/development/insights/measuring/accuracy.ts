import { TRADES, type Trade } from '../../../../src/reviews/schemas/business.ts';
import { type LabelledReview, ofTrade } from '../corpus.ts';
import { type Comparison, compare, contraryOf, figuresOf, interval } from './measure.ts';
import { createReader, type LearnedOf, type Reader, wordsIn } from './reader.ts';

/** The accuracy by trade, of some trades or all; `other` covers all trades together. */
export function accuraciesOf(learned: LearnedOf, reviews: readonly LabelledReview[], trades: readonly Trade[] = TRADES) {
  const read = createReader(learned);
  const of = (trade: Trade) => (trade === 'other' ? reviews : ofTrade(reviews, trade));
  return Object.fromEntries(trades.map((trade) => [trade, accuracyOf(read, of(trade))]));
}

/** In words: how long a review may be to count as short. */
const SHORT = 50;

/** The figures of the files `accuracy.json`. */
function accuracyOf(read: Reader, reviews: readonly LabelledReview[]) {
  const found = reviews.map((review) => read(review, true));
  const comparisons = reviews.map(({ labels }, at) => compare(labels, found[at] ?? []));
  const withoutStars = reviews.map((review) => compare(review.labels, read(review, false)));
  const part = (isIn: (review: LabelledReview) => boolean) => {
    const of = comparisons.filter((_, at) => isIn(reviews[at] as LabelledReview));
    return { reviews: of.length, ...rounded(figuresOf(of)) };
  };
  return {
    reviews: reviews.length,
    words: Math.round(reviews.reduce((sum, review) => sum + wordsIn(review.text), 0) / reviews.length),
    with_stars: { ...rounded(figuresOf(comparisons)), ...boundsOf(comparisons) },
    without_stars: { ...rounded(figuresOf(withoutStars)), ...boundsOf(withoutStars) },
    by_stars: [
      { stars: '1-2', ...part(({ rating }) => rating < 3) },
      { stars: '3', ...part(({ rating }) => rating === 3) },
      { stars: '4-5', ...part(({ rating }) => rating > 3) },
    ],
    by_length: [
      { words: `1-${SHORT}`, ...part((review) => wordsIn(review.text) <= SHORT) },
      { words: `${SHORT + 1} or more`, ...part((review) => wordsIn(review.text) > SHORT) },
    ],
    contrary: rounded(contraryOf(reviews, found)),
  };
}

function boundsOf(comparisons: readonly Comparison[]) {
  const { low, high } = interval(comparisons);
  return rounded({ pair_f1_low: low, pair_f1_high: high });
}

function rounded<K extends string>(record: Readonly<Record<K, number>>): Record<K, number> {
  const entries = Object.entries<number>(record).map(([key, value]) => [key, Math.round(value * 1000) / 1000]);
  return Object.fromEntries(entries) as Record<K, number>;
}
