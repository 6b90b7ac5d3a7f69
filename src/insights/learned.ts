import type { Trade } from '../reviews/schemas/business.ts';
import type { Learned } from './engine.ts';
import file from './model/aspect-weights.json' with { type: 'json' };
import spans from './model/span-weights.json' with { type: 'json' };
import { NO_WEIGHTS, readWeights } from './model/weights.ts';
import trades from './trades/weights.json' with { type: 'json' };

/** Reads the weights that `npm run train` learned from labelled reviews. */
export function readLearned(trade: Trade = 'other'): Learned {
  const own = trade in trades ? readWeights(trades[trade as keyof typeof trades]) : NO_WEIGHTS;
  const { threshold, cuedThreshold, stars } = file;
  return { trade, weights: readWeights(file), own, threshold, cuedThreshold, stars, spans: readWeights(spans) };
}
