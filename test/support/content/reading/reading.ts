import { ENGLISH } from '../../../../src/insights/languages/english/english.ts';
import { readText } from '../../../../src/insights/languages/tokenised-text.ts';
import { gatherReadings, type Readings } from '../../../../src/insights/topics/readings.ts';
import type { Review } from '../../../../src/reviews/schemas/review.ts';
import { publishedReview } from './insights.ts';

/** Readings of reviews `r0`, `r1` and so on with these texts, for the discovery of topics. */
export function readingsOf(texts: readonly string[], language = ENGLISH): Readings {
  const reviews = texts.map((text, number) => publishedReview({ id: `r${number}`, text }));
  return readingsOfReviews(reviews, language);
}

export function readingsOfReviews(reviews: readonly Review[], language = ENGLISH): Readings {
  const { add, readings } = gatherReadings();
  for (const review of reviews) add(review, readText(review.text, language));
  return readings();
}
