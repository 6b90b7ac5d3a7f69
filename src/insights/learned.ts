import type { Trade } from '../reviews/schemas/business.ts';
import type { Learned } from './engine.ts';
import type { Language } from './languages/language.ts';
import spanish from './languages/spanish/aspect-weights.json' with { type: 'json' };
import file from './model/aspect-weights.json' with { type: 'json' };
import spans from './model/span-weights.json' with { type: 'json' };
import { NO_WEIGHTS, readWeights } from './model/weights.ts';
import trades from './trades/weights.json' with { type: 'json' };

/** Reads the weights that `npm run train` learned from labelled reviews of a language. */
export function readLearned(trade: Trade = 'other', language: Language['tag'] = 'en'): Learned {
  if (language === 'es') return { ...spanish, trade, weights: readWeights(spanish), own: NO_WEIGHTS, spans: NO_WEIGHTS };
  const own = trade in trades ? readWeights(trades[trade as keyof typeof trades]) : NO_WEIGHTS;
  const { threshold, cuedThreshold, stars } = file;
  return { trade, weights: readWeights(file), own, threshold, cuedThreshold, stars, spans: readWeights(spans) };
}
