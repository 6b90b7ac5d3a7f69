import type { Insights } from '../../insights/dataset/schemas/insights-schema.ts';
import type { Locale } from '../../locales/locale.ts';

type Accuracy = Insights['method']['accuracy'];

/** How often the insights are right, in sentences that need no statistics. */
export function accuracyWords({ trade, reviews, with_stars, by_stars }: Accuracy, { messages, counted }: Locale): string {
  const { insights: words, count } = messages;
  if (reviews === 0) return `${words.notMeasured} ${words.errs}`;
  const right = (part: number) => words.tenths[tenthsOf(part)] ?? '';
  const low = by_stars.find(({ stars, reviews: measured }) => stars === '1-2' && measured > 0);
  return [
    words.accuracy(
      right(with_stars.pair_precision),
      right(with_stars.aspect_recall),
      words.ofTrade[trade](counted(count.reviews, reviews)),
    ),
    ...(low ? [words.lowStars(right(low.pair_precision), right(low.aspect_recall))] : []),
    words.errs,
  ].join(' ');
}

/** A share between 0 and 1 in tenths. Ten only if the share is 1. */
function tenthsOf(part: number): number {
  return part === 1 ? 10 : Math.min(9, Math.round(10 * part));
}
