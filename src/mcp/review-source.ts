import { z } from 'zod';
import { bodyBytes } from '../http/answer.ts';
import { type Insights, insightsSchema } from '../insights/dataset/insights-schema.ts';
import type { Publication } from '../publication/publication.ts';
import { RESOURCE_PATHS } from '../representations/resource-paths.ts';
import { type Business, businessSchema } from '../reviews/business.ts';
import { aggregateRatingSchema } from '../reviews/catalog.ts';
import type { Review } from '../reviews/review.ts';
import type { SearchIndex } from '../reviews/search-index.ts';
import { createRecordTexts, type JsonText, jsonText } from './json-text.ts';

/** What tools answer from: one publication. */
export interface ReviewSource {
  readonly business: Business;
  /** The business and its rating, as `/reviews.json` has them. */
  readonly head: JsonText;
  readonly index: SearchIndex;
  /** The record of a row, as it is published. */
  text(row: number): JsonText;
  review(row: number): Review;
  /** What `/insights.json` holds, where it is known. */
  readonly insights: Insights | undefined;
}

/** What stands before the reviews in `/reviews.json`, but for versions. */
export const headSchema = z.object({ business: businessSchema, aggregate_rating: aggregateRatingSchema });

export function createReviewSource({ records, index }: Publication, insights?: Insights): ReviewSource {
  const head = headSchema.parse(JSON.parse(records.head));
  return {
    business: head.business,
    head: jsonText(JSON.stringify(head)),
    index,
    text: createRecordTexts(records),
    insights,
    review: (row): Review => JSON.parse(records.slice(row, row + 1).toString()),
  };
}

/** What `/insights.json` holds; a build that was made by a version without it has none. */
export async function readInsights({ representation }: Publication): Promise<Insights | undefined> {
  const dataset = representation(RESOURCE_PATHS.insights);
  if (!dataset) return undefined;
  return insightsSchema.parse(JSON.parse(new TextDecoder().decode(bodyBytes(await dataset.read('identity')))));
}
