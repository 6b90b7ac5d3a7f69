import type { Insights } from '../../insights/dataset/schemas/insights-schema.ts';
import type { Locale } from '../../locales/locale.ts';

/** Aspects that cover a smaller part of what is said of a business fit it badly. */
const LEAST = 0.5;

/** How well the aspects cover what the reviews say; `undefined` where they say nothing. */
export function coverageWords(
  { coverage }: Pick<Insights, 'coverage'>,
  { messages, percent }: Locale,
): { readonly fits: boolean; readonly words: string } | undefined {
  if (coverage === null) return undefined;
  const fits = coverage >= LEAST;
  return { fits, words: messages.insights[fits ? 'coverage' : 'lowCoverage'](percent(coverage)) };
}
