import { createFinder, type Finder, type FinderInput } from '../../../../src/insights/dataset/findings.ts';
import { createEngine } from '../../../../src/insights/engine.ts';
import { readLearned } from '../../../../src/insights/learned.ts';
import { onceFor } from '../../../../src/once.ts';
import type { Trade } from '../../../../src/reviews/schemas/business.ts';

const engineOf = onceFor((trade: Trade) => createEngine(readLearned(trade)));

/** Makes a finder as a build does. Unless editors added aspects, it shares the engine of its trade, which takes long to make. */
export function sharedFinder(input: FinderInput): Finder {
  if (input.aspects.length > 0) return createFinder(input);
  return createFinder(input, engineOf(input.trade));
}
