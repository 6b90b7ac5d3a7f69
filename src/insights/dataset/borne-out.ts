import type { Trade } from '../../reviews/schemas/business.ts';
import type { Mention } from '../mention.ts';

/** The least part of an aspect's mentions that hold an expression known to speak of it. */
const LEAST_CUED = 0.3;
/** Where nobody knows whether an aspect fits the business, it needs the cues of at least so many mentions. */
const LEAST_IN_ANY_TRADE = 10;

/**
 * Finds the aspects whose mentions are not borne out. Off its trade the model takes one thing for another ("everything about this
 * dress makes me smile" for staff), while few of these passages hold a cue.
 */
export function unproven(trade: Trade, mentions: readonly Mention[]): ReadonlySet<string> {
  const byAspect = Map.groupBy(mentions, ({ aspect }) => aspect);
  return new Set(
    [...byAspect].flatMap(([aspect, of]) => {
      const counted = trade === 'other' ? Math.max(of.length, LEAST_IN_ANY_TRADE) : of.length;
      return of.filter(({ cued }) => cued).length >= LEAST_CUED * counted ? [] : [aspect];
    }),
  );
}
