import type { Trade } from '../../../reviews/schemas/business.ts';
import type { Mention } from '../../mention.ts';

/** The least share of an aspect's mentions that must have a cue, or be likely. */
const LEAST_CUED = 0.3;
/**
 * The likelihood from which a mention without a cue counts for that share. By it, .34 of what the terse reviews of the sample say of
 * workmanship is borne out, but only .24 of what 958 reviews of clothes would say of the comfort at a dentist's.
 */
const LIKELY = 0.75;
/**
 * An aspect with fewer mentions is believed if the trade is known. If it is not, the aspect needs as many cues as if it had this many
 * mentions.
 */
const FEW = 10;

/**
 * Finds the aspects whose mentions are not borne out. For a business of an unfamiliar kind, the model confuses aspects
 * ("everything about this dress makes me smile" for staff), and then few of the passages contain a cue.
 */
export function unproven(trade: Trade, mentions: readonly Mention[]): ReadonlySet<string> {
  const byAspect = Map.groupBy(mentions, ({ aspect }) => aspect);
  return new Set(
    [...byAspect].flatMap(([aspect, of]) => {
      if (of.length < FEW && trade !== 'other') return [];
      const cued = of.filter((mention) => mention.cued || mention.confidence >= LIKELY).length;
      return cued >= LEAST_CUED * Math.max(of.length, FEW) ? [] : [aspect];
    }),
  );
}
