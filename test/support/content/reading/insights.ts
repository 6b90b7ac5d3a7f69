import type { Found } from '../../../../src/insights/dataset/evidence/evidence.ts';
import type { Mention } from '../../../../src/insights/mention.ts';
import type { AuthoredReview, Review } from '../../../../src/reviews/schemas/review.ts';
import { authoredReview } from '../sample-site.ts';

/** A review as it is published. */
export function publishedReview(fields: Partial<AuthoredReview> = {}): Review {
  const review = authoredReview(fields);
  return { ...review, url: `https://reviews.example.com/reviews/${review.id}` };
}

/** A verdict on the whole text of a review, unless the mention says otherwise. */
export function foundIn(fields: Partial<AuthoredReview>, mention: Partial<Mention> = {}): Found {
  const review = publishedReview({ author: `The author of ${fields.id}`, ...fields });
  return {
    review,
    mention: {
      aspect: 'price',
      sentiment: 'positive',
      start: 0,
      end: review.text.length,
      cued: true,
      confidence: 0.9,
      showsVerdict: true,
      ...mention,
    },
  };
}
