import { composeSummary, type SummaryPart, summaryParts } from '../../insights/dataset/summary.ts';
import type { Locale } from '../../locales/locale.ts';
import type { Site } from '../site.ts';

/** The summary of what the reviews say, for texts that readers see: the editors' own, or one in the words of the interface. */
export function summaryOf({ catalog, insights }: Site, locale: Locale): SummaryPart[] {
  const { editorial_summary: summary } = insights;
  const input = [catalog.reviews, catalog.aggregateRating.rating_value, insights.aspects] as const;
  return summary === composeSummary(...input) ? summaryParts(...input, locale) : [{ text: summary }];
}
