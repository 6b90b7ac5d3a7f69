import type { Trade } from '../../reviews/schemas/business.ts';
import accuracies from './accuracy.json' with { type: 'json' };

/** How well the reviews of a trade are read, as `npm run train` measured it on labelled ones. */
export function accuracyOf(trade: Trade) {
  return { trade, ...accuracies[trade] };
}
