import { expect, it } from 'vitest';
import { combineLinks } from '../../../src/browser/review-search/combine-links.ts';
import { openDocument } from '../../support/browser/document.ts';

function hrefs(own: string): (string | null)[] {
  const { document } = openDocument(`<nav class="filters"><a class="every" href="/below/reviews">All</a>
    <a href="/reviews/rating/5" data-field="rating" data-value="5">5</a>
    <a href="/services/a" ${own} data-field="service" data-value="a">A</a>
    <a href="/services/b" data-field="service" data-value="b">B</a>
    <a href="/areas/x" data-field="area" data-value="x y">X</a></nav>`);
  combineLinks();
  return [...document.querySelectorAll('a')].map((link) => link.getAttribute('href'));
}

it('leads from the page of a service to the search for it and another kind, and to the page of another service', () => {
  expect(hrefs('aria-current="true"')).toEqual([
    '/below/reviews',
    '/below/reviews?rating=5&service=a',
    '/services/a',
    '/services/b',
    '/below/reviews?service=a&area=x+y',
  ]);
});

it('leaves the links of a page of all reviews', () => {
  expect(hrefs('')).toEqual(['/below/reviews', '/reviews/rating/5', '/services/a', '/services/b', '/areas/x']);
});
