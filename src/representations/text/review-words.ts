import type { Locale } from '../../locales/locale.ts';
import type { Review } from '../../reviews/schemas/review.ts';
import type { SiteFrame } from '../site.ts';

/** What the reviews are called together: the title of feeds, dataset and site. */
export function reviewsTitle({ catalog }: SiteFrame, { messages }: Locale): string {
  return messages.list.ofBusiness(catalog.business.name);
}

/** The title of a review, or one made of who gave how many stars: each entry of a feed needs one. */
export function titleOf(review: Review, { messages }: Locale): string {
  return review.title ?? messages.review.untitled(messages.rating.stars(String(review.rating)), review.author);
}

/** What stands above the business's answer to a review. */
export function answerLabel({ date }: NonNullable<Review['response']>, locale: Locale): string {
  return `${locale.messages.review.answer}, ${locale.date(date)}:`;
}
