import { isBorneOut } from '../../insights/dataset/evidence.ts';
import type { AspectInsight } from '../../insights/dataset/insights-schema.ts';

/** A summary has no more than a reader takes in at a glance. */
const MOST = 3;

/** What customers praise or criticise most often, most often first, each borne out by quotes of at least two: one voice is no verdict. */
export function leadingAspects(aspects: readonly AspectInsight[], sentiment: 'positive' | 'negative'): AspectInsight[] {
  return aspects
    .filter((aspect) => isBorneOut(aspect, sentiment))
    .toSorted((a, b) => b[sentiment] - a[sentiment] || b.mentions - a.mentions)
    .slice(0, MOST);
}
