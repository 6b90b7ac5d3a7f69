import type { Sentiment } from '../aspects.ts';
import type { AspectInsight } from './schemas/insights-schema.ts';

/** The page with the quotes of an aspect, or its section for one verdict. Relative to `{base_url}`, with a leading slash. */
export function aspectPath(id: string, sentiment?: Sentiment): string {
  return `/insights/${id}${sentiment === undefined ? '' : `#${sentiment}`}`;
}

/** Whether any mention of the aspect may be quoted. Pages show no figures of other aspects, because nobody could check them. */
export function isQuoted({ evidence }: Pick<AspectInsight, 'evidence'>): boolean {
  return evidence.length > 0;
}

/** The ids of the aspects that have a page. */
export function quotedAspects({
  aspects,
}: {
  readonly aspects: readonly Pick<AspectInsight, 'id' | 'evidence'>[];
}): ReadonlySet<string> {
  return new Set(aspects.filter(isQuoted).map(({ id }) => id));
}
