import { z } from 'zod';
import { reviewsDatasetSchema } from '../../src/representations/datasets/reviews-dataset.ts';
import { RESOURCE_PATHS } from '../../src/representations/resource-paths.ts';
import { fetchProblem } from '../support/network/fetch-problem.ts';
import { fetchText } from '../support/network/fetch-text.ts';
import { type LastReviews, readDataset } from './last-reviews.ts';

/** 100,000 reviews are 62 MB, and a tenth of that where the host compresses them. */
const LIMITS = { ms: 60_000, bytes: 256_000_000 };

/**
 * The reviews that the website with this base address shows now. If it cannot be read there are none, and the reason: a website out
 * of reach must not keep a correction of it from being published.
 */
export async function onlineReviews(baseUrl: string): Promise<LastReviews> {
  const address = baseUrl + RESOURCE_PATHS.reviews;
  try {
    return { isOnline: true, ...readAnswer(await fetchText(address, LIMITS)) };
  } catch (error) {
    return { isOnline: true, reviews: new Map(), problem: `${address}: ${fetchProblem(error)}` };
  }
}

/** Read whatever its version is, as long as it holds what is compared. */
function readAnswer(text: string): LastReviews {
  let json: unknown;
  try {
    json = JSON.parse(text);
    return readDataset(json);
  } catch {
    const { data: version } = versionSchema.safeParse(json);
    if (version !== undefined && version !== VERSION)
      throw new Error(`it is of version ${version}, and this software reads ${VERSION}`);
    throw new Error('it is not what a build of this software publishes there');
  }
}

const VERSION = reviewsDatasetSchema.shape.version.value;

const versionSchema = z.object({ version: z.string().regex(/^[\d.]{1,20}$/) }).transform(({ version }) => version);
