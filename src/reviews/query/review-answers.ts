import { z } from 'zod';
import { calendarDateSchema } from '../schemas/calendar-date.ts';
import { countSchema } from '../schemas/count.ts';
import { reviewSchema } from '../schemas/review.ts';
import { limitSchema } from './review-query.ts';

const countsSchema = z.record(z.string(), countSchema);

const facetCountsSchema = z
  .object({
    rating: countsSchema.meta({ description: 'By stars.', examples: [{ 5: 1 }] }),
    service: countsSchema.meta({ description: 'By the id of a service.', examples: [{ 'water-heater-repair': 1 }] }),
    technician: countsSchema.meta({ description: 'By the name of a technician.', examples: [{ 'Dana Whitfield': 1 }] }),
    service_area: countsSchema.meta({ description: 'By the id of a service area.', examples: [{ riverside: 1 }] }),
    year: countsSchema.meta({ description: 'By year.', examples: [{ 2026: 1 }] }),
  })
  .meta({ id: 'FacetCounts' });

export const searchResultSchema = z
  .object({
    total: countSchema.meta({ description: 'Matches before the limit.', examples: [1] }),
    count: countSchema.meta({ description: 'Reviews in this answer.', examples: [1] }),
    limit: limitSchema.meta({ examples: [20] }),
    facets: facetCountsSchema.optional().meta({
      description:
        'Only where it is asked for. For each value that a published review has, how many of the reviews with it pass all filters but those of its own kind: rating, min_rating and max_rating do not count for `rating`, nor since and until for `year`. So it tells what another choice would give.',
    }),
    reviews: z.array(reviewSchema).meta({ description: 'In the order of `sort`; else newest first, the same date by id.' }),
  })
  .meta({ id: 'SearchResult' });

export const sinceResultSchema = z
  .object({
    since: calendarDateSchema,
    count: countSchema.meta({ examples: [1] }),
    reviews: z.array(reviewSchema).meta({ description: 'Newest first; the same date by id.' }),
  })
  .meta({ id: 'SinceResult' });

const issueSchema = z
  .object({
    path: z.array(z.union([z.string(), z.int().min(0).max(Number.MAX_SAFE_INTEGER)])).meta({ examples: [['rating']] }),
    code: z.string().meta({
      description:
        'Which rule is broken: `invalid_format`, `invalid_value`, `too_small`, `too_big`, `repeated` (a parameter is given more than once) or `out_of_order` (a lower bound is above the upper one). Later versions may have more.',
      examples: ['too_big'],
    }),
    message: z.string().meta({ examples: ['6 is more than 5'] }),
  })
  .meta({ id: 'Issue' });

/** The body of every 400 of a read endpoint: all problems at once. */
export const validationErrorSchema = z.object({ issues: z.array(issueSchema).min(1) }).meta({ id: 'ValidationError' });
