import type { Locale } from '../../locales/locale.ts';
import { type Summary, summaryOf } from '../../representations/text/summary-of.ts';
import type { StandingQuotes } from './standing-quotes.ts';
import type { WholeSite } from './whole-site.ts';

/** What the page of the insights shows beside the published insights. `Astro.locals.insightsPage`. */
export interface InsightsPage {
  readonly summary: Summary;
}

/** The same site and the same words always give the same page. */
export function insightsPage({ site }: WholeSite, locale: Locale, quoteOf: StandingQuotes): InsightsPage {
  return { summary: summaryOf(site, locale, ({ id }, side) => quoteOf(id, side)?.evidence) };
}
