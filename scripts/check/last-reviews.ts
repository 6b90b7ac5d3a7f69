import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { jsonLines } from '../../src/editing/imports/files/json-lines.ts';
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

const idSchema = lastReviewSchema.pick({ id: true });

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

/** The ids of the reviews of the last build, read line by line: there may be a hundred thousand, and an import has little memory. */
export async function publishedIds({ dist }: Place): Promise<ReadonlySet<string>> {
  try {
    const ids = new Set<string>();
    const path = join(dist, 'client', RESOURCE_PATHS.reviewsJsonl);
    for await (const line of jsonLines(createReadStream(path, 'utf8'))) {
      ids.add(idSchema.parse('value' in line ? line.value : undefined).id);
    }
    return ids;
  } catch {
    return new Set();
  }
}
