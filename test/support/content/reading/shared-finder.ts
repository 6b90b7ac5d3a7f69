import { createFinder, type Finder, type FinderInput } from '../../../../src/insights/dataset/findings.ts';
import { createEngine, type Engine } from '../../../../src/insights/engine.ts';
import { readLearned } from '../../../../src/insights/learned.ts';
import type { Trade } from '../../../../src/reviews/schemas/business.ts';

const engines = new Map<Trade, Engine>();

/** Makes a finder as a build does. It shares the engine of a trade with others, unless editors added aspects: one takes long to make. */
export function sharedFinder(input: FinderInput): Finder {
  if (input.aspects.length > 0) return createFinder(input);
  const engine = engines.get(input.trade) ?? createEngine(readLearned(input.trade));
  engines.set(input.trade, engine);
  return createFinder(input, engine);
}
