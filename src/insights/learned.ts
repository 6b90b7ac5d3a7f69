import type { Learned } from './engine.ts';
import file from './model/aspect-weights.json' with { type: 'json' };
import spans from './model/span-weights.json' with { type: 'json' };
import { readWeights } from './model/weights.ts';

/** Reads the weights that `npm run train` learned from labelled reviews. */
export function readLearned(): Learned {
  return { weights: readWeights(file), threshold: file.threshold, spans: readWeights(spans) };
}
