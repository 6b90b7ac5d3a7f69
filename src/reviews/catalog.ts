import { z } from 'zod';
import { meanOf } from './mean.ts';
import type { OwnWords } from './own-words.ts';
import type { Business } from './schemas/business.ts';
import { type CalendarDate, newestDate } from './schemas/calendar-date.ts';
import { countSchema } from './schemas/count.ts';
import type { AuthoredReview, Review } from './schemas/review.ts';
import { compareText } from './text/comparing/compare-text.ts';

export const aggregateRatingSchema = z
  .object({
    rating_value: z
      .number()
      .min(1)
      .max(5)
      .nullable()
      .meta({
        description: 'Mean of the ratings, rounded half up to two decimals; null without reviews.',
        examples: [4.7],
      }),
    rating_count: countSchema.meta({ examples: [260] }),
    best_rating: z.literal(5),
    worst_rating: z.literal(1),
    distribution: z
      .object({ 1: countSchema, 2: countSchema, 3: countSchema, 4: countSchema, 5: countSchema })
      .meta({ description: 'How many reviews gave each rating.', examples: [{ 1: 6, 2: 5, 3: 12, 4: 40, 5: 197 }] }),
  })
  .meta({ id: 'AggregateRating' });

type AggregateRating = z.infer<typeof aggregateRatingSchema>;

/** Everything that is published, sorted once: newest first, the same date by id. */
export interface Catalog {
  readonly business: Business;
  /** Language of the business's own words, a BCP 47 tag. */
  readonly language: string;
  /** The business's own words, in place of those of the interface. */
  readonly words?: OwnWords | undefined;
  readonly reviews: readonly Review[];
  /** Newest date in the content, `null` without reviews. */
  readonly updated: CalendarDate | null;
  readonly aggregateRating: AggregateRating;
  /** How many reviews wait for a verification; none of them is in here. */
  readonly waiting: number;
}

/** What the editors' files hold once they are read and checked. */
export interface Content {
  readonly business: Omit<Business, 'url'> & { readonly url?: string | undefined };
  readonly language: string;
  readonly words?: OwnWords | undefined;
  readonly reviews: readonly AuthoredReview[];
  readonly waiting: number;
}

/** Makes the catalog; `baseUrl` ends without a slash. */
export function createCatalog(content: Content, baseUrl: string): Catalog {
  const reviews = content.reviews.map((review) => publishReview(review, baseUrl)).sort(compareReviews);
  const { name, description, url = `${baseUrl}/`, ...rest } = content.business;
  return {
    business: { name, description, url, ...rest, opening_hours: filled(rest.opening_hours) },
    language: content.language,
    words: content.words,
    reviews,
    updated: newestDate(reviews.map(newestDateOf)),
    aggregateRating: aggregateRating(reviews),
    waiting: content.waiting,
  };
}

/** Newest first; ties by id in code units, so that two builds of one content are identical. */
export function compareReviews(a: Pick<Review, 'date' | 'id'>, b: Pick<Review, 'date' | 'id'>): number {
  return compareText(b.date, a.date) || compareText(a.id, b.id);
}

/** The last day on which anything of the review changed: written, verified, answered or corrected. */
export function newestDateOf(review: Review): CalendarDate {
  return newestDate([review.date, review.verification.date, review.response?.date, review.edited]) ?? review.date;
}

/** Requires every key, also optional ones, so that no field of the record can be forgotten. */
export type WithEveryKey<T> = { [Key in keyof Required<T>]: T[Key] };

// Written out, so that the keys of every record stand in the documented order; JSON leaves out what is undefined.
function publishReview(review: AuthoredReview, baseUrl: string): WithEveryKey<Review> {
  return {
    id: review.id,
    url: `${baseUrl}/reviews/${review.id}`,
    date: review.date,
    rating: review.rating,
    author: review.author,
    title: review.title,
    text: review.text,
    mentions: review.mentions,
    service_area: review.service_area,
    language: review.language,
    source: review.source,
    verification: review.verification,
    response: review.response,
    edited: review.edited,
    disclosure: review.disclosure,
    photos: filled(review.photos)?.map((photo) => (photo.url.startsWith('/') ? { ...photo, url: baseUrl + photo.url } : photo)),
  };
}

/** An empty list is a field without a value, which is left out. */
function filled<T>(list: T[] | undefined): T[] | undefined {
  return list?.length === 0 ? undefined : list;
}

function aggregateRating(reviews: readonly Review[]): AggregateRating {
  const distribution: AggregateRating['distribution'] = { 1: 0, 2: 0, 3: 0, 4: 0, 5: 0 };
  for (const { rating } of reviews) distribution[rating as keyof typeof distribution]++;
  return {
    rating_value: meanRating(reviews),
    rating_count: reviews.length,
    best_rating: 5,
    worst_rating: 1,
    distribution,
  };
}

/** The mean rating, rounded half up to two decimals; `null` without reviews. */
export function meanRating(reviews: readonly Pick<Review, 'rating'>[]): number | null {
  return meanOf(
    reviews.reduce((total, { rating }) => total + rating, 0),
    reviews.length,
  );
}
