import { ENGLISH } from '../../../../src/insights/languages/english/english.ts';
import { readWeights } from '../../../../src/insights/model/weights.ts';
import type { LabelledReview } from '../corpus.ts';
import { fitStars, starExamples } from '../learning/fit-stars.ts';
import type { LearnedWeights } from '../learning/models.ts';
import type { LexiconOf } from '../learning/plans.ts';
import { compare, figuresOf } from './measure.ts';
import { createReader, type LearnedOf, learnedOf, type Tuned, wordsIn } from './reader.ts';

/** Tunes what is not learned, on reviews that the weights were not learned from. */
export function tune(
  weights: LearnedWeights,
  reviews: readonly LabelledReview[],
  lexiconOf: LexiconOf,
  language = ENGLISH,
): Tuned {
  const stars = fitStars(starExamples(reviews, readWeights(weights.shared), lexiconOf, language));
  // Reading the weights takes longer than reading some reviews with them.
  const learned = learnedOf(weights, { threshold: 0, cuedThreshold: 0, stars }, language);
  return { ...bestThresholds((least) => (trade) => ({ ...learned(trade), ...least }), reviews), stars };
}

type Thresholds = Omit<Tuned, 'stars'>;

/** How much F1 is given up for fewer false findings, because what is published should be true. */
const GIVEN_FOR_PRECISION = { threshold: 0.001, cuedThreshold: 0.002 };
/** In words: only longer reviews say much that is about no aspect, and tell how high a threshold must be. */
const LONG = 50;
/** Fewer long reviews than this tell too little. Then all reviews count, and more F1 is given up, because the best is found by chance. */
const ENOUGH_LONG = 300;
const GIVEN_WHERE_FEW = { threshold: 0.003, cuedThreshold: 0.002 };
/** The threshold for passages with a cue, while that for the others is being chosen. */
const CUED_AT_FIRST = 0.15;
const STEPS_OF_THRESHOLDS = Array.from({ length: 21 }, (_, at) => (5 + 2 * at) / 100);

/**
 * Chooses the highest thresholds that are nearly as good as the best: first that for passages without a cue, then that for
 * passages with one.
 */
function bestThresholds(learnedWith: (thresholds: Thresholds) => LearnedOf, reviews: readonly LabelledReview[]): Thresholds {
  const long = reviews.filter(({ text }) => wordsIn(text) >= LONG);
  const [counted, givenFor] = long.length < ENOUGH_LONG ? [reviews, GIVEN_WHERE_FEW] : [long, GIVEN_FOR_PRECISION];
  const best = (candidates: readonly Thresholds[], given: number) => {
    const scored = candidates.map((thresholds) => {
      const read = createReader(learnedWith(thresholds));
      return { thresholds, f1: figuresOf(counted.map((review) => compare(review.labels, read(review, true)))).pair_f1 };
    });
    const highest = Math.max(...scored.map(({ f1 }) => f1));
    return scored.findLast(({ f1 }) => f1 >= highest - given)?.thresholds ?? { threshold: 0.5, cuedThreshold: 0.5 };
  };
  const { threshold } = best(
    STEPS_OF_THRESHOLDS.map((each) => ({ threshold: each, cuedThreshold: Math.min(each, CUED_AT_FIRST) })),
    givenFor.threshold,
  );
  const ofCued = STEPS_OF_THRESHOLDS.filter((each) => each <= threshold);
  return best(
    ofCued.map((cuedThreshold) => ({ threshold, cuedThreshold })),
    givenFor.cuedThreshold,
  );
}
