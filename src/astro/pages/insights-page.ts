import type { SummaryPart } from '../../insights/dataset/summary.ts';
import type { Locale } from '../../locales/locale.ts';
import { summaryOf } from '../../representations/text/summary-of.ts';
import type { StandingQuotes } from './standing-quotes.ts';
import type { WholeSite } from './whole-site.ts';

/** What the page of the insights shows beside all that is published of them. `Astro.locals.insightsPage`. */
export interface InsightsPage {
  /** The editors' own as one piece, else sentences. */
  readonly summary: readonly (readonly SummaryPart[])[];
}

/** The same page is made of the same site and the same words. */
export function insightsPage({ site }: WholeSite, locale: Locale, quoteOf: StandingQuotes): InsightsPage {
  return { summary: summaryOf(site, locale, ({ id }, side) => quoteOf(id, side)?.evidence) };
}
