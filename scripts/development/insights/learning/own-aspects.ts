import type { WeightsFile } from '../../../../src/insights/model/weights.ts';
import { ownAspectsOf } from '../../../../src/insights/trades/trades.ts';
import { TRADES, type Trade } from '../../../../src/reviews/schemas/business.ts';

/** The weights of the aspects that only one trade has, for each trade that has some. */
export type OwnWeights = Partial<Record<Trade, WeightsFile>>;

export function forOwnAspects(learn: (trade: Trade, aspects: readonly string[]) => WeightsFile): OwnWeights {
  const owned = TRADES.map((trade) => ({ trade, aspects: ownAspectsOf(trade).map(({ id }) => id) }));
  const learned = owned.filter(({ aspects }) => aspects.length > 0);
  return Object.fromEntries(learned.map(({ trade, aspects }) => [trade, learn(trade, aspects)]));
}
