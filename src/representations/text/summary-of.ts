import { composeSummary, type QuoteOf, type SummaryPart, summarySentences } from '../../insights/dataset/summary.ts';
import { type Locale, localeOf } from '../../locales/locale.ts';
import type { Site } from '../site.ts';

export interface Summary {
  /** Whether the editors wrote it themselves; it is one piece then. */
  readonly isOwn: boolean;
  readonly sentences: readonly (readonly SummaryPart[])[];
}

/**
 * The summary of what the reviews say, for texts that readers see: the editors' own as one piece, or sentences in the words of the
 * interface, whose quotes `quoteOf` gives.
 */
export function summaryOf({ catalog, insights }: Site, locale: Locale, quoteOf?: QuoteOf): Summary {
  const { editorial_summary: summary } = insights;
  const average = catalog.aggregateRating.rating_value;
  const isOwn = summary !== composeSummary(insights, average, localeOf(catalog.language, catalog.words));
  return { isOwn, sentences: isOwn ? [[{ text: summary }]] : summarySentences(insights, average, locale, quoteOf) };
}
