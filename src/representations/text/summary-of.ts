import { composeSummary, type SummaryPart, summaryParts } from '../../insights/dataset/summary.ts';
import { en } from '../../locales/en.ts';
import type { Locale } from '../../locales/locale.ts';
import type { Site } from '../site.ts';

/**
 * The summary of what the reviews say, for texts that readers see. One that no editor wrote is composed in English: texts in other
 * languages leave it out.
 */
export function summaryOf({ catalog, insights }: Site, { messages }: Locale): SummaryPart[] {
  const { editorial_summary: summary } = insights;
  const input = [catalog.reviews, catalog.aggregateRating.rating_value, insights.aspects] as const;
  if (summary !== composeSummary(...input)) return [{ text: summary }];
  return messages === en ? summaryParts(...input) : [];
}
