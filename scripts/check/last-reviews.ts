import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { jsonLines } from '../../src/editing/imports/files/json-lines.ts';
import { type BuildFolders, buildFoldersIn } from '../../src/publication/build-folders.ts';
import { RESOURCE_PATHS } from '../../src/representations/resource-paths.ts';
import { type CalendarDate, calendarDateSchema } from '../../src/reviews/schemas/calendar-date.ts';
import { reviewSchema } from '../../src/reviews/schemas/review.ts';
import { shop } from '../support/project.ts';

/** The published fields of a review that are compared. Builds of earlier versions have them, too. */
const lastReviewSchema = reviewSchema.pick({
  id: true,
  rating: true,
  author: true,
  title: true,
  text: true,
  edited: true,
  response: true,
});

export type LastReview = z.infer<typeof lastReviewSchema>;

const idSchema = lastReviewSchema.pick({ id: true });

const datasetSchema = z.object({
  business: z.object({ name: z.string() }),
  updated: calendarDateSchema.nullish(),
  reviews: z.array(z.unknown()),
});

/** What the last build published, or what the website shows. */
export interface LastReviews {
  /** The name of the business; `undefined` if there is no build. */
  readonly business?: string;
  /** The newest date in what was published; absent without reviews. */
  readonly updated?: CalendarDate | undefined;
  /** By id: a check is often run without the address that the site was built for. */
  readonly reviews: ReadonlyMap<string, LastReview>;
  /** Whether the website was asked instead of the last build. */
  readonly isOnline?: boolean;
  /** Why the website could not be read. */
  readonly problem?: string;
}

/** The reviews of the last build, by default that of this business; none if there is no build, or if it cannot be read. */
export async function lastReviews({ dist }: BuildFolders = buildFoldersIn(shop())): Promise<LastReviews> {
  try {
    const dataset: unknown = JSON.parse(await readFile(join(dist, 'client', RESOURCE_PATHS.reviews), 'utf8'));
    return readDataset(dataset);
  } catch {
    // Something else is in that place, which says nothing about the content.
    return { reviews: new Map() };
  }
}

/** Reads what is in `/reviews.json`. Throws at the first review that is none: to name millions would take all memory. */
export function readDataset(dataset: unknown): LastReviews {
  const { business, updated, reviews } = datasetSchema.parse(dataset);
  return {
    business: business.name,
    ...(updated && { updated }),
    reviews: new Map(reviews.map((review) => lastReviewSchema.parse(review)).map((review) => [review.id, review])),
  };
}

/**
 * What is of another business is not compared, as its reviews say nothing about these: a wrong website, or the last build of another
 * `CONTENT_DIR`. What has a review of here, with the same text, is of the same business, which has another name now.
 */
export function ofThisBusiness(
  last: LastReviews,
  name: string | undefined,
  here: readonly Pick<LastReview, 'id' | 'text'>[],
): LastReviews {
  if (last.business === undefined || name === undefined || last.business === name) return last;
  if (here.some(({ id, text }) => last.reviews.get(id)?.text === text)) return last;
  return { reviews: new Map(), ...(last.isOnline && { isOnline: true, problem: `It is of another business: ${last.business}` }) };
}

/**
 * The ids of the reviews of the last build, by default that of this business. Read line by line: there may be a hundred thousand,
 * and an import has to do with little memory.
 */
export async function publishedIds({ dist }: BuildFolders = buildFoldersIn(shop())): Promise<ReadonlySet<string>> {
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
