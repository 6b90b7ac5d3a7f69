import { onceFor } from '../once.ts';
import type { Trade } from '../reviews/schemas/business.ts';
import type { Learned } from './engine.ts';
import file from './languages/english/aspect-weights.json' with { type: 'json' };
import { ENGLISH } from './languages/english/english.ts';
import trades from './languages/english/own-aspect-weights.json' with { type: 'json' };
import spans from './languages/english/span-weights.json' with { type: 'json' };
import spanish from './languages/spanish/aspect-weights.json' with { type: 'json' };
import spanishTrades from './languages/spanish/own-aspect-weights.json' with { type: 'json' };
import { SPANISH } from './languages/spanish/spanish.ts';
import { NO_WEIGHTS, readWeights } from './model/weights.ts';

/** Each file is unpacked once in a process, for all engines. */
const weightsIn = onceFor(readWeights, new WeakMap());

/** Reads the weights that `npm run train` learned from labelled reviews of a language. */
export function readLearned(trade: Trade = 'other', language = ENGLISH): Learned {
  const [shared, own] = language === SPANISH ? [spanish, spanishTrades] : [file, trades];
  const { threshold, cuedThreshold, stars } = shared;
  return {
    trade,
    language,
    weights: weightsIn(shared),
    own: trade in own ? weightsIn(own[trade as keyof typeof own]) : NO_WEIGHTS,
    threshold,
    cuedThreshold,
    stars,
    spans: language === SPANISH ? NO_WEIGHTS : weightsIn(spans),
  };
}
