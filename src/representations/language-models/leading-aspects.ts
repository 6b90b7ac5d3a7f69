import type { AspectInsight } from '../../insights/dataset/insights-schema.ts';

/** Aspects that fewer passages praise or criticise are left out: one voice is no verdict. */
const LEAST = 2;
/** A summary has no more than a reader takes in at a glance. */
const MOST = 3;

/** What customers praise or criticise most often, most often first. */
export function leadingAspects(aspects: readonly AspectInsight[], sentiment: 'positive' | 'negative'): AspectInsight[] {
  return aspects
    .filter((aspect) => aspect[sentiment] >= LEAST)
    .toSorted((a, b) => b[sentiment] - a[sentiment] || b.mentions - a.mentions)
    .slice(0, MOST);
}
