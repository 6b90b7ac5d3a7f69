import { renderReviewsDataset } from '../representations/datasets/reviews-dataset.ts';
import type { Site } from '../representations/site.ts';
import { encodeSearchIndex, openSearchIndex } from '../reviews/search-index/search-index.ts';
import { type Answers, createAnswers } from './answers.ts';
import { QUERY_HEADERS } from './headers/headers.ts';
import { recordLines } from './pack/records.ts';

/** Answers over a site that no build has sealed (dev server, tests): the same code over bytes made now. */
export function answersInMemory(site: Site): Answers {
  return createAnswers({
    records: recordLines(Buffer.from(renderReviewsDataset(site))),
    index: openSearchIndex(encodeSearchIndex(site.catalog.reviews)),
    headers: QUERY_HEADERS,
    lastModified: null,
  });
}
