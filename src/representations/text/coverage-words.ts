import type { Insights } from '../../insights/dataset/schemas/insights-schema.ts';
import { areMostlyRead } from '../../insights/dataset/summary.ts';
import type { Locale } from '../../locales/locale.ts';

/** With less coverage than this, the aspects fit a business badly. */
const LEAST = 0.5;

/** How well the aspects cover what the reviews say; `undefined` if they say nothing, or if most are in languages that are not read. */
export function coverageWords(
  insights: Pick<Insights, 'coverage' | 'review_count' | 'not_analysed'>,
  { messages, percent }: Locale,
): { readonly fits: boolean; readonly words: string } | undefined {
  const { coverage } = insights;
  if (coverage === null || !areMostlyRead(insights)) return undefined;
  const fits = coverage >= LEAST;
  return { fits, words: messages.insights[fits ? 'coverage' : 'lowCoverage'](percent(coverage)) };
}
