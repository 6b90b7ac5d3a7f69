import { SENTIMENTS, type Sentiment } from '../../insights/aspects.ts';
import type { AspectInsight } from '../../insights/dataset/schemas/insights-schema.ts';
import type { Locale } from '../../locales/locale.ts';

/** How often an aspect is praised, mentioned neutrally and criticised, in words. */
export function verdictCounts(
  aspect: Pick<AspectInsight, Sentiment>,
  { messages, counted }: Locale,
): { sentiment: Sentiment; count: number; words: string }[] {
  return SENTIMENTS.map((sentiment) => ({
    sentiment,
    count: aspect[sentiment],
    words: counted(messages.insights.counts[sentiment], aspect[sentiment]),
  }));
}
