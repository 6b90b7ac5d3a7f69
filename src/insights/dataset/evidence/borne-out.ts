import type { Trade } from '../../../reviews/schemas/business.ts';
import type { Mention } from '../../mention.ts';
import { SURE_ENOUGH } from './evidence.ts';

/** The least part of an aspect's mentions that hold an expression known to speak of it, or may be quoted. */
const LEAST_CUED = 0.3;
/** An aspect with fewer mentions is believed where the trade is known, and else needs as many cues as one that has these. */
const FEW = 10;

/**
 * Finds the aspects whose mentions are not borne out. Off its trade the model takes one thing for another ("everything about this
 * dress makes me smile" for staff), while few of these passages hold a cue.
 */
export function unproven(trade: Trade, mentions: readonly Mention[]): ReadonlySet<string> {
  const byAspect = Map.groupBy(mentions, ({ aspect }) => aspect);
  return new Set(
    [...byAspect].flatMap(([aspect, of]) => {
      if (of.length < FEW && trade !== 'other') return [];
      const cued = of.filter((mention) => mention.cued || mention.confidence >= SURE_ENOUGH).length;
      return cued >= LEAST_CUED * Math.max(of.length, FEW) ? [] : [aspect];
    }),
  );
}
