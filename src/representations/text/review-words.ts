import type { Locale } from '../../locales/locale.ts';
import type { Review } from '../../reviews/schemas/review.ts';
import type { SiteFrame } from '../site.ts';

/** What the reviews are called together: the title of feeds, dataset and site. */
export function reviewsTitle({ catalog }: SiteFrame, { messages }: Locale): string {
  return messages.list.ofBusiness(catalog.business.name);
}

/** The title of a review. Without one it is made of the stars and the author, because each entry of a feed needs a title. */
export function titleOf(review: Review, { messages }: Locale): string {
  return review.title ?? messages.review.untitled(messages.rating.stars(String(review.rating)), review.author);
}

/** The line above the business's answer to a review. */
export function answerLabel({ date }: NonNullable<Review['response']>, locale: Locale): string {
  return `${locale.messages.review.answer}${locale.comma}${locale.date(date)}:`;
}
