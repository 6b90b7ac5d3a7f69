import { expect, it } from 'vitest';
import { flatReview } from '../../../src/representations/datasets/flat-review.ts';
import type { Review } from '../../../src/reviews/schemas/review.ts';
import { authoredReview, fullReview, sampleSite } from '../../support/content/sample-site.ts';

function recordOf(review: ReturnType<typeof authoredReview>): Review {
  return sampleSite({ reviews: [review] }).catalog.reviews[0] as Review;
}

/** The values in a record, however deep; a list is one. */
function valuesIn(record: object): unknown[] {
  return Object.values(record).flatMap((value) =>
    typeof value === 'object' && !Array.isArray(value) ? valuesIn(value) : [value],
  );
}

it('puts each field of the record into a column of its own, but for the address and the photos', () => {
  const record = recordOf(fullReview());
  const { url, photos, ...others } = record;
  expect(Object.values(flatReview(record)).toSorted()).toEqual(valuesIn(others).toSorted());
});

it('has every column for a review that has only what it must', () => {
  const columnsOf = (review: Review) => Object.keys(flatReview(review));
  expect(columnsOf(recordOf(authoredReview()))).toEqual(columnsOf(recordOf(fullReview())));
});
