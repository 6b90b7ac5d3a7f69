import type { Cue } from '../../../src/insights/lexicon/cues.ts';
import { buildLexicon } from '../../../src/insights/lexicon/lexicon.ts';
import { onceFor } from '../../../src/once.ts';
import type { Trade } from '../../../src/reviews/schemas/business.ts';
import type { LexiconOf } from './plans.ts';

/** Makes a function that gives the lexicon of a trade, which is built once. */
export function lexicons(cuesOf: (trade: Trade) => readonly Cue[]): LexiconOf {
  return onceFor((trade) => buildLexicon(cuesOf(trade)));
}
