import type { Trade } from '../../reviews/schemas/business.ts';
import { CUE_KINDS } from '../lexicon/cues.ts';
import type { OwnAspect } from '../own-aspect.ts';
import { namesIn } from '../trades/trades.ts';
import type { OwnChanges } from './schemas/insights-schema.ts';

/** What the editors changed of how reviews are read, for readers; `undefined` if nothing that matters to the counts. */
export function ownChanges(trade: Trade, own: readonly OwnAspect[]): OwnChanges | undefined {
  const names = namesIn(trade);
  const named = (entries: readonly OwnAspect[]) => entries.map(({ id, name }) => ({ id, name: name ?? names.get(id) ?? id }));
  const hidden = named(own.filter((entry) => entry.hidden));
  const worded = named(own.filter((entry) => !entry.hidden && CUE_KINDS.some((kind) => entry[kind].length > 0)));
  return hidden.length + worded.length === 0 ? undefined : { hidden, own_words: worded };
}
