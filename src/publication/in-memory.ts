import { renderReviewsDataset } from '../representations/datasets/reviews-dataset.ts';
import type { Site } from '../representations/site.ts';
import { encodeSearchIndex, openSearchIndex } from '../reviews/search-index/search-index.ts';
import { type Answers, createAnswers } from './answers.ts';
import { QUERY_HEADERS } from './headers/headers.ts';
import { recordLines } from './pack/records.ts';

/** Answers for a site that no build has sealed, for the dev server and tests: the same code over bytes that are made now. */
export function answersInMemory(site: Site): Answers {
  return createAnswers({
    records: recordLines(Buffer.from(renderReviewsDataset(site))),
    index: openSearchIndex(encodeSearchIndex(site.catalog.reviews)),
    headers: QUERY_HEADERS,
    lastModified: null,
  });
}
