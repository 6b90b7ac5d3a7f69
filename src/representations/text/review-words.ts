import type { Locale } from '../../locales/locale.ts';
import type { Review } from '../../reviews/schemas/review.ts';
import type { Site } from '../site.ts';

/** How many reviews a feed holds. */
const FEED_LENGTH = 50;

export function newestReviews({ catalog }: Site): readonly Review[] {
  return catalog.reviews.slice(0, FEED_LENGTH);
}

/** The review's own title, or one made of who gave how many stars: a feed's entry needs one. */
export function titleOf(review: Review, { messages }: Locale): string {
  return review.title ?? messages.review.untitled(messages.rating.stars(String(review.rating)), review.author);
}

/** What stands above the business's answer. */
export function answerLabel({ date }: NonNullable<Review['response']>, locale: Locale): string {
  return `${locale.messages.review.answer}, ${locale.date(date)}:`;
}

export function feedTitle({ catalog }: Site, { messages }: Locale): string {
  return messages.list.ofBusiness(catalog.business.name);
}
