import type { Found } from '../../../../src/insights/dataset/evidence/evidence.ts';
import type { Mention, Quote } from '../../../../src/insights/mention.ts';
import type { AuthoredReview, Review } from '../../../../src/reviews/schemas/review.ts';
import { authoredReview } from '../sample-site.ts';

/** A review as it is published. */
export function publishedReview(fields: Partial<AuthoredReview> = {}): Review {
  const review = authoredReview(fields);
  return { ...review, url: `https://reviews.example.com/reviews/${review.id}` };
}

type MentionFields = Partial<Omit<Mention, 'quote'>> & { readonly quote?: Partial<Quote> };

/** A mention whose own words are quoted, as surely as it is meant, unless the fields say otherwise. */
export function mentionOf({ quote, ...fields }: MentionFields): Mention {
  const mention = { aspect: 'price', sentiment: 'positive' as const, start: 0, end: 4, cued: true, confidence: 0.9, ...fields };
  const { start, end, confidence } = mention;
  return { ...mention, quote: { start, end, confidence, showsVerdict: true, ...quote } };
}

/** A verdict on the whole text of a review, unless the mention says otherwise. */
export function foundIn(fields: Partial<AuthoredReview>, mention: MentionFields = {}): Found {
  const review = publishedReview({ author: `The author of ${fields.id}`, ...fields });
  return { review, mention: mentionOf({ end: review.text.length, ...mention }) };
}
