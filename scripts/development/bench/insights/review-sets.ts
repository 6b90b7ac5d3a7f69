import { ASPECT_IDS, type Sentiment } from '../../../../src/insights/aspects.ts';
import type { Trade } from '../../../../src/reviews/schemas/business.ts';
import { type Part, readPart } from '../../insights/corpus.ts';

/** A review, and what a human reader found in it. */
export interface JudgedReview {
  readonly text: string;
  readonly rating?: number | undefined;
  readonly labels: readonly { readonly aspect: string; readonly sentiment: Sentiment; readonly optional?: boolean | undefined }[];
}

/** Reviews to measure on. */
export interface ReviewSet {
  readonly title: string;
  readonly reviews: readonly JudgedReview[];
}

/** The trades that have all shared aspects: the peers know no others. */
export const COMPARED: readonly Trade[] = ['home-services', 'auto', 'dental', 'beauty'];

export function readCompared(part: Part): JudgedReview[] {
  const shared: ReadonlySet<string> = new Set(ASPECT_IDS);
  const reviews = readPart(part, COMPARED);
  return reviews.map((review) => ({ ...review, labels: review.labels.filter(({ aspect }) => shared.has(aspect)) }));
}
