import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { FIXED, linkFaultOf, type SiteParts } from '../../../src/authoring/own/site-paths.ts';
import { addressOf } from '../../../src/markdown/address.ts';
import { RESOURCE_PATHS } from '../../../src/representations/resource-paths.ts';
import { businessSchema } from '../../../src/reviews/schemas/business.ts';
import { root } from '../../support/build.ts';
import { authoredReview } from '../../support/content/sample-site.ts';

const parts: SiteParts = {
  pages: ['/imprint', '/about-us'],
  publicFiles: ['papers/price list.pdf', 'map/index.html', 'offer.html', 'a#b.pdf', 'men\u00fa.pdf', 'rates.pdf', 'en/rates.pdf'],
  photos: new Set(['shop.jpg']),
  business: businessSchema.parse({
    name: 'A',
    url: 'https://a.example',
    technicians: [{ name: 'Dana Whitfield' }],
    services: [{ id: 'drains', name: 'Drains' }],
    service_areas: [{ id: 'riverside', name: 'Riverside' }],
  }),
  reviews: Array.from({ length: 41 }, (_, at) => authoredReview({ id: `review-${at}` })),
  aspects: ['pets'],
};

function fault(href: string, given: Partial<SiteParts> = {}): string | undefined {
  const address = addressOf(href);
  return address?.kind === 'site' ? linkFaultOf({ ...parts, ...given })(address.value, href) : 'is no path';
}

const [review] = parts.reviews ?? [];

it.each([
  ...['/', '/imprint', 'imprint', '/imprint/', '/imprint#contact', '/reviews?service=drains', '/services/drains'],
  ...['/technicians/dana-whitfield', '/areas/riverside', '/reviews/rating/5', '/insights/price', '/insights/pets'],
  ...[`/reviews/${review?.id}`, `/reviews/year/${review?.date.slice(0, 4)}`, '/reviews/page/1', '/docs/api'],
  ...['/papers/price%20list.pdf', '/papers/price list.pdf', '/map', '/map/', '/offer.html', '/photos/shop.jpg', '/a%23b.pdf'],
  ...[...Object.values(RESOURCE_PATHS), '/mcp', '/sitemap-index.xml', '/verified-reviews.js', '/favicon.ico'],
])('a link leads to %s', (href) => {
  expect(fault(href)).toBeUndefined();
});

it('a link leads to every page of the software', () => {
  const pages = readdirSync(join(root, 'src/pages'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.astro') && !/\[|404/.test(name))
    .map((name) => `/${name.replace(/(?:^|\/)?index\.astro$|\.astro$/, '')}`);
  expect([...FIXED].sort()).toEqual([...pages, '/reviews'].sort());
});

it.each([
  ['www.example.com', 'www.example.com is taken for a page of this site; write https://www.example.com'],
  ['example.com/menu', 'example.com/menu is taken for a page of this site; write https://example.com/menu'],
  ['office@a.example', 'office@a.example is taken for a page of this site; write mailto:office@a.example'],
  ['/imprnt', '/imprnt is not there; did you mean /imprint?'],
  ['/Imprint', '/Imprint is not there; did you mean /imprint?'],
  ['imprint.md', '/imprint.md is not there; did you mean /imprint?'],
  ['/menu\u0301.pdf', expect.stringContaining('/menu\u0301.pdf is not there; what is there looks the same')],
  ['/public/en/rates.pdf', '/public/en/rates.pdf is not there; did you mean /en/rates.pdf?'],
  ['/services/drain', '/services/drain is not there; did you mean /services/drains?'],
  ['/papers/prices.pdf', '/papers/prices.pdf is not there; did you mean /papers/price list.pdf?'],
  [
    '/opening-hours-in-december',
    '/opening-hours-in-december is not there; a page of yours is at the name of its file without .md, and a file of the folder public at its whole name',
  ],
])('a link leads nowhere: %s', (href, message) => {
  expect(fault(href)).toEqual(message);
});

it('tells of a review why it is not published, if that is known', () => {
  const whyAbsent = (id: string) => (id === 'ann' ? 'waits for its verification' : undefined);
  expect(fault('/reviews/ann.md', { whyAbsent })).toBe('/reviews/ann.md is not there: the review waits for its verification');
  expect(fault('/reviews/review-x', { whyAbsent })).toContain('/reviews/review-x is not there; did you mean /reviews/review-');
});

it('a link leads to an aspect of another trade only where business.yaml states none', () => {
  const business = parts.business && { ...parts.business, trade: 'dental' as const };
  expect(fault('/insights/fit')).toBeUndefined();
  expect(fault('/insights/fit', { business })).toContain('/insights/fit is not there');
});

it('a link may lead to what a mistake elsewhere keeps from being known', () => {
  expect(fault('/services/none', { business: undefined })).toBeUndefined();
  expect(fault('/reviews/none', { reviews: undefined })).toBeUndefined();
  expect(fault('/insights/none', { aspects: undefined })).toBeUndefined();
  expect(fault('/photos/none.jpg', { photos: undefined })).toBeUndefined();
  expect(fault('/none', { business: undefined, reviews: undefined })).toContain('/none is not there');
});
