import type { Review } from '../../reviews/schemas/review.ts';

/** A review as a row of a table, in the order of the columns that `content/reviews.csv` may have. */
export function flatReview({ mentions, source, verification, response, ...review }: Review) {
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
  };
}
