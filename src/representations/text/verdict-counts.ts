import { SENTIMENTS, type Sentiment } from '../../insights/aspects.ts';
import type { AspectInsight } from '../../insights/dataset/schemas/insights-schema.ts';
import type { Locale } from '../../locales/locale.ts';

/** How often something is praised, mentioned neutrally and criticised, in words. */
export function verdictCounts(
  counts: Readonly<Record<Sentiment, number>>,
  { messages, counted }: Locale,
): { sentiment: Sentiment; count: number; words: string }[] {
  return SENTIMENTS.map((sentiment) => ({
    sentiment,
    count: counts[sentiment],
    words: counted(messages.insights.counts[sentiment], counts[sentiment]),
  }));
}

type ReviewsOn = Pick<AspectInsight, 'reviews' | 'positive_reviews' | 'negative_reviews'>;

/** In how many reviews an aspect is praised and criticised. If nobody does either, all of its reviews are neutral. */
export function verdictsByReview({
  reviews,
  positive_reviews: positive,
  negative_reviews: negative,
}: ReviewsOn): Record<Sentiment, number> {
  return { positive, neutral: positive + negative === 0 ? reviews : 0, negative };
}

/** The same in words, such as `In 24 reviews: 20 praise · 6 criticism`. */
export function spokenOf(aspect: ReviewsOn, locale: Locale): string {
  const { insights, count } = locale.messages;
  const counts = verdictCounts(verdictsByReview(aspect), locale).filter((verdict) => verdict.count > 0);
  return `${insights.spokenOf(locale.counted(count.reviews, aspect.reviews))} ${counts.map(({ words }) => words).join(' · ')}`;
}
