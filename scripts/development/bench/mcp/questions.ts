import type { Review } from '../../../../src/reviews/schemas/review.ts';
import { createDraw, type Draw } from '../../random.ts';

/** Arguments of `search_reviews`. */
export type Question = Readonly<Record<string, string | number>>;

const LIMIT = 20;

/**
 * An endless sequence of questions, the same each time, without repetition, and each with an answer: words, filters, mostly both.
 */
export function* makeQuestions(reviews: readonly Review[]): Generator<Question, never> {
  const draw = createDraw(1);
  const asked = new Set<string>();
  for (;;) {
    const review = reviews[draw(reviews.length)];
    if (!review) throw new Error('there are no reviews to ask for');
    const question = questionAbout(review, draw);
    const key = JSON.stringify(question);
    if (!asked.has(key)) yield question;
    asked.add(key);
  }
}

/** A question that this review answers, in the form in which an assistant asks it. */
function questionAbout(review: Review, draw: Draw): Question {
  const { rating, date, mentions } = review;
  const filters: readonly Question[] = [
    { rating },
    { min_rating: 1 + draw(rating) },
    { since: `${date.slice(0, 7)}-01` },
    { until: `${date.slice(0, 4)}-12-31` },
    ...mentions.technicians.map((name) => ({ mentions_technician: name })),
    ...mentions.services.map((id) => ({ mentions_service: id })),
  ];
  const words = draw(5) === 0 ? {} : { query: phraseOf(review, draw) };
  const chosen = Array.from({ length: draw(3) }, () => filters[draw(filters.length)]);
  return Object.assign({ ...words, limit: LIMIT }, ...chosen);
}

/** A word of the review, or two consecutive ones. */
function phraseOf({ text }: Review, draw: Draw): string {
  const words = text.split(' ');
  const at = draw(words.length - 1);
  return words.slice(at, at + (draw(3) === 0 ? 2 : 1)).join(' ');
}
