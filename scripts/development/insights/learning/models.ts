import { lexiconFor } from '../../../../src/insights/engine.ts';
import type { Language } from '../../../../src/insights/languages/language.ts';
import type { WeightsFile } from '../../../../src/insights/model/weights.ts';
import { ownAspectsOf } from '../../../../src/insights/trades/trades.ts';
import { TRADES, type Trade } from '../../../../src/reviews/schemas/business.ts';
import { type LabelledReview, ofTrade } from '../corpus.ts';
import { fineTune, fit } from './fit.ts';
import { ownPlan, sharedPlan } from './plans.ts';

/** The weights that are learned from labelled reviews. */
export interface LearnedWeights {
  readonly shared: WeightsFile;
  /** Those of the aspects that only one trade has, for each trade that has some. */
  readonly own: Partial<Record<Trade, WeightsFile>>;
}

/** What the models of a language learn from first. */
export interface Lessons {
  readonly language: Language;
  /** The reviews for the aspects that all trades share. */
  readonly shared: readonly LabelledReview[];
  /** Those for the aspects that only one trade has. */
  readonly ownOf: (trade: Trade) => readonly LabelledReview[];
}

/** Learns the models of a language. `change` is what real reviews change in them. */
export function learn({ language, shared, ownOf }: Lessons, change: LearnedWeights): LearnedWeights {
  const lexiconOf = (trade: Trade) => lexiconFor(language, trade);
  return {
    shared: fit(sharedPlan(language), shared, lexiconOf, change.shared),
    own: forOwnAspects((trade, aspects) => fit(ownPlan(aspects, language), ownOf(trade), lexiconOf, change.own[trade])),
  };
}

/** What real reviews change in the models, beside what those before them changed (`earlier`). */
export function changeOf(
  { language, shared, ownOf }: Lessons,
  reviews: readonly LabelledReview[],
  earlier: LearnedWeights,
): LearnedWeights {
  const lexiconOf = (trade: Trade) => lexiconFor(language, trade);
  return {
    shared: fineTune(sharedPlan(language), shared, reviews, lexiconOf, earlier.shared),
    own: forOwnAspects((trade, aspects) =>
      fineTune(ownPlan(aspects, language), ownOf(trade), ofTrade(reviews, trade), lexiconOf, earlier.own[trade]),
    ),
  };
}

function forOwnAspects(learnOwn: (trade: Trade, aspects: readonly string[]) => WeightsFile): LearnedWeights['own'] {
  const owned = TRADES.map((trade) => ({ trade, aspects: ownAspectsOf(trade).map(({ id }) => id) }));
  const learned = owned.filter(({ aspects }) => aspects.length > 0);
  return Object.fromEntries(learned.map(({ trade, aspects }) => [trade, learnOwn(trade, aspects)]));
}
