import { composeSummary, type QuoteOf, type SummaryPart, summarySentences } from '../../insights/dataset/summary.ts';
import type { Locale } from '../../locales/locale.ts';
import type { Site } from '../site.ts';

/** Whether the editors wrote the summary themselves. */
export function isOwnSummary({ catalog, insights }: Site): boolean {
  return insights.editorial_summary !== composeSummary(catalog.reviews, catalog.aggregateRating.rating_value, insights.aspects);
}

/**
 * The summary of what the reviews say, for texts that readers see: the editors' own as one piece, or sentences in the words of the
 * interface, whose quotes `quoteOf` gives.
 */
export function summaryOf(site: Site, locale: Locale, quoteOf?: QuoteOf): SummaryPart[][] {
  const { catalog, insights } = site;
  if (isOwnSummary(site)) return [[{ text: insights.editorial_summary }]];
  return summarySentences(catalog.reviews, catalog.aggregateRating.rating_value, insights.aspects, locale, quoteOf);
}
