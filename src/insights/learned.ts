import { onceFor } from '../once.ts';
import type { Trade } from '../reviews/schemas/business.ts';
import type { Learned } from './engine.ts';
import type { Language } from './languages/language.ts';
import spanish from './languages/spanish/aspect-weights.json' with { type: 'json' };
import spanishTrades from './languages/spanish/own-aspect-weights.json' with { type: 'json' };
import file from './model/aspect-weights.json' with { type: 'json' };
import spans from './model/span-weights.json' with { type: 'json' };
import { NO_WEIGHTS, readWeights, type WeightsFile } from './model/weights.ts';
import trades from './trades/own-aspect-weights.json' with { type: 'json' };

/** Each file is unpacked once in a process, for all engines. */
const weightsIn = onceFor((packed: WeightsFile) => readWeights(packed), new WeakMap());

/** Reads the weights that `npm run train` learned from labelled reviews of a language. */
export function readLearned(trade: Trade = 'other', language: Language['tag'] = 'en'): Learned {
  const [shared, own] = language === 'es' ? [spanish, spanishTrades] : [file, trades];
  const { threshold, cuedThreshold, stars } = shared;
  return {
    trade,
    weights: weightsIn(shared),
    own: trade in own ? weightsIn(own[trade as keyof typeof own]) : NO_WEIGHTS,
    threshold,
    cuedThreshold,
    stars,
    spans: language === 'es' ? NO_WEIGHTS : weightsIn(spans),
  };
}
