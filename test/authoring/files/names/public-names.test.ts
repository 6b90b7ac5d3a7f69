import { expect, it } from 'vitest';
import { publicFile } from '../../../../src/authoring/files/names/public-names.ts';

const read = (name: string) => publicFile(name, { folder: 'content/public', pages: ['imprint'] });

it.each([
  ...['prices.pdf', 'papers/reviews.html', 'docs/manual.pdf', 'offer.html', '.well-known/security.txt'],
  ...['favicon.png', 'services.pdf', 'policy.pdf', 'social.jpg', 'theme.js', 'data.csv', 'papers/about', 'images/index.html'],
  ...['robots.txt', 'favicon.svg', '404.html', 'imprint.pdf', 'reviews-of-2020.html', 'index-of-prices.html'],
])('%s is published', (name) => {
  expect(read(name)).toEqual({ found: [name], problems: [] });
});

it.each([
  ['imprint.html', 'would take the place of the page pages/imprint.md; keep one of the two, or rename this'],
  ['imprint/index.html', 'would take the place of the page pages/imprint.md; keep one of the two, or rename this'],
  ['policy', 'would take the place of a page that the site makes itself; rename it to our-policy'],
  ['_headers', 'would take the place of a file that the site makes itself; rename it to our-_headers'],
  ['.well-known/openapi.json', 'would take the place of a file that the site makes itself'],
  ['brand/logo.svg', 'may take the place of one that the site makes itself below /brand/; put it into a folder of another name'],
  ['index.html', 'would take the place of a page that the site makes itself; rename it to our-index.html'],
  ['reviews.json.gz', 'would take the place of a file that the site makes itself; rename it to our-reviews.json.gz'],
  ['Feed.xml.br', 'would take the place of a file that the site makes itself; rename it to our-Feed.xml.br'],
  ['reviews.csv', 'would take the place of a file that the site makes itself; reviews belong beside this folder, not in it'],
  [
    'services/drains.html',
    'may take the place of one that the site makes itself below /services/; put it into a folder of another name',
  ],
  ['photos/a.jpg', 'may take the place of one that the site makes itself below /photos/; put it into a folder of another name'],
  ['Robots.txt', 'is not found by those who look for robots.txt, as upper and lower case count; rename it to robots.txt'],
])('%s %s', (name, message) => {
  expect(read(name)).toEqual({ found: [], problems: [{ file: `content/public/${name}`, line: 1, column: 1, message }] });
});
