import { composeSummary, type QuoteOf, type SummaryPart, summarySentences } from '../../insights/dataset/summary.ts';
import type { Locale } from '../../locales/locale.ts';
import type { Site } from '../site.ts';

/**
 * The summary of what the reviews say, for texts that readers see: the editors' own as one piece, or sentences in the words of the
 * interface, whose quotes `quoteOf` gives.
 */
export function summaryOf({ catalog, insights }: Site, locale: Locale, quoteOf?: QuoteOf): SummaryPart[][] {
  const { editorial_summary: summary } = insights;
  const input = [catalog.reviews, catalog.aggregateRating.rating_value, insights.aspects] as const;
  return summary === composeSummary(...input) ? summarySentences(...input, locale, quoteOf) : [[{ text: summary }]];
}
