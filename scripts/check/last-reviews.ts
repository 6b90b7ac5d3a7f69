import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import type { Place } from '../../src/publication/place.ts';
import { RESOURCE_PATHS } from '../../src/representations/resource-paths.ts';
import { reviewSchema } from '../../src/reviews/schemas/review.ts';

/** What a build says of a review, as far as a correction of it would change it; also a build of an earlier version. */
const lastReviewSchema = reviewSchema.pick({
  id: true,
  url: true,
  rating: true,
  author: true,
  title: true,
  text: true,
  edited: true,
});

export type LastReview = z.infer<typeof lastReviewSchema>;

const datasetSchema = z.object({ reviews: z.array(lastReviewSchema) });

/** The reviews of the last build; none where there is no build, or one that cannot be read. */
export async function lastReviews({ dist }: Place): Promise<readonly LastReview[]> {
  try {
    const dataset: unknown = JSON.parse(await readFile(join(dist, 'client', RESOURCE_PATHS.reviews), 'utf8'));
    return datasetSchema.parse(dataset).reviews;
  } catch {
    // Whatever stands there, it is not of this project's making, and nothing follows for the content.
    return [];
  }
}

/** The ids of the reviews of the last build. */
export async function publishedIds(place: Place): Promise<ReadonlySet<string>> {
  return new Set((await lastReviews(place)).map(({ id }) => id));
}
