import { expect, it } from 'vitest';
import { newestReviews } from '../../../src/representations/feeds/newest-reviews.ts';
import { authoredReview, sampleSite } from '../../support/content/sample-site.ts';

it.each([0, 1, 50, 60])('a feed of %i reviews holds the newest, at most 50', (count) => {
  const reviews = Array.from({ length: count }, (_, index) =>
    authoredReview({ id: `r${index}`, date: `2026-01-${10 + (index % 20)}` }),
  );
  const newestFirst = reviews
    .map(({ date }) => date)
    .toSorted()
    .toReversed();
  expect(newestReviews(sampleSite({ reviews })).map(({ date }) => date)).toEqual(newestFirst.slice(0, 50));
});
