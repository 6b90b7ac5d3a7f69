import type { Review } from '../../reviews/schemas/review.ts';

/** A review as one row of a table, with the columns of `content/reviews.csv` in their order. */
export function flatReview({ mentions, source, verification, response, disclosure, ...review }: Review) {
  return {
    id: review.id,
    date: review.date,
    rating: review.rating,
    author: review.author,
    title: review.title,
    text: review.text,
    technicians: mentions.technicians,
    services: mentions.services,
    service_area: review.service_area,
    language: review.language,
    source_name: source?.name,
    source_url: source?.url,
    verification_method: verification.method,
    verification_date: verification.date,
    response_date: response?.date,
    response_text: response?.text,
    edited: review.edited,
    disclosure_incentive_kind: disclosure?.incentive?.kind,
    disclosure_incentive_text: disclosure?.incentive?.text,
    disclosure_relation_kind: disclosure?.relation?.kind,
    disclosure_relation_text: disclosure?.relation?.text,
  };
}
