import { z } from 'zod';
import { aggregateRatingSchema } from '../../reviews/catalog.ts';
import { businessSchema } from '../../reviews/schemas/business.ts';
import { calendarDateSchema } from '../../reviews/schemas/calendar-date.ts';
import { reviewSchema } from '../../reviews/schemas/review.ts';
import type { Site } from '../site.ts';

export const reviewsDatasetSchema = z
  .object({
    version: z.literal('1.0.0').meta({ description: 'Version of the interface.' }),
    updated: calendarDateSchema
      .nullable()
      .meta({ description: 'Newest date in the content; null without reviews.', examples: ['2026-03-16'] }),
    business: businessSchema,
    aggregate_rating: aggregateRatingSchema,
    reviews: z.array(reviewSchema).meta({ description: 'Every verified review, newest first; the same date by id.' }),
  })
  .meta({ id: 'ReviewsDataset' });

export type ReviewsDataset = z.infer<typeof reviewsDatasetSchema>;

/**
 * `/reviews.json`, with one line for each record. A diff of two builds shows what changed, and the server cuts its
 * answers out of these bytes at the ends of lines (`publication/pack/records.ts`).
 */
export function renderReviewsDataset({ catalog }: Site): string {
  const head = JSON.stringify({
    version: '1.0.0',
    updated: catalog.updated,
    business: catalog.business,
    aggregate_rating: catalog.aggregateRating,
  } satisfies Omit<ReviewsDataset, 'reviews'>);
  const records = catalog.reviews.map((review) => JSON.stringify(review)).join(',\n');
  return `${head.slice(0, -1)},"reviews":[\n${records}\n]}\n`;
}

/** How many reviews `/newest.json` holds; the element `<verified-reviews>`, which other sites show, counts on 12. */
const NEWEST = 12;

/** `/newest.json`: the dataset with only its newest reviews, for programs that show a few of them. */
export function renderNewestReviews(site: Site): string {
  const { catalog } = site;
  return renderReviewsDataset({ ...site, catalog: { ...catalog, reviews: catalog.reviews.slice(0, NEWEST) } });
}
