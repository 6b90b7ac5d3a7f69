import { expect, it } from 'vitest';
import { countOf, listPageData } from '../../../src/astro/pages/list-page.ts';
import { wholeSite } from '../../../src/astro/pages/whole-site.ts';
import { authoredReview, sampleSite } from '../../support/content/sample-site.ts';

const business = { technicians: [{ name: 'Dana Whitfield', title: 'Master plumber' }] };
const mentions = { technicians: ['Dana Whitfield'], services: [] };
const photos = [
  { url: '/photos/a.jpg', width: 4, height: 3, alt: 'A pipe' },
  { url: 'https://elsewhere.example/photos/a.jpg', width: 4, height: 3, alt: 'A pump' },
];
const reviews = Array.from({ length: 21 }, (_, at) =>
  authoredReview({ id: `r${at}`, rating: at === 0 ? 1 : 5, mentions, photos }),
);
const whole = wholeSite({ ...sampleSite({ business, reviews }), smallPhotos: new Set(['a.jpg', 'b.jpg']) });
const facets = whole.facets.map(countOf);

function page(path: string) {
  const found = whole.listPages.get(path);
  return found && listPageData(found, whole, facets);
}

it('the first page of a person says who that is, and what is said', () => {
  const data = page('/technicians/dana-whitfield');
  expect(data).toMatchObject({ total: 21, all: 21, average: 4.81, facet: { kind: 'technician', count: 21 } });
  expect(data?.entity).toMatchObject({ introduction: 'Master plumber' });
  for (const { evidence, review } of data?.entity?.quotes ?? []) expect(review?.id).toBe(evidence.review_id);
});

it('other pages say only which reviews there are', () => {
  expect(page('/technicians/dana-whitfield/page/2')).toMatchObject({ number: 2, entity: undefined });
  expect(page('/reviews')).toMatchObject({ facet: undefined, entity: undefined, facets });
});

it('of the photos on the page, those with a small picture are named', () => {
  expect(new Set(page('/reviews')?.smallPhotos)).toEqual(new Set(['a.jpg']));
});
