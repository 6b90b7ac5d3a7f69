import { expect, it } from 'vitest';
import { wholeSite } from '../../../src/astro/pages/whole-site.ts';
import { RESOURCES } from '../../../src/representations/resources.ts';
import { authoredReview, sampleSite } from '../../support/content/sample-site.ts';

it('finds every review by its id, and every page of every list by its path', () => {
  const reviews = Array.from({ length: 30 }, (_, at) => authoredReview({ id: `r${at}`, rating: 5 }));
  const { review, listPages, site } = wholeSite(sampleSite({ reviews }));
  for (const each of site.catalog.reviews) expect(review(each.id)).toBe(each);
  expect(review('gone')).toBeUndefined();
  expect(listPages.get('/reviews/page/1')?.reviews).toEqual(site.catalog.reviews.slice(10));
  expect(listPages.get('/reviews/rating/5')?.facet).toMatchObject({ kind: 'rating', value: '5' });
  for (const [path, page] of listPages) expect(page.path).toBe(path);
});

it('makes the content of a published file once', () => {
  const { contentOf, site } = wholeSite(sampleSite());
  const { reviewsParquet } = RESOURCES;
  expect(contentOf(reviewsParquet)).toEqual(reviewsParquet.render(site));
  expect(contentOf(reviewsParquet)).toBe(contentOf(reviewsParquet));
});
