import { expect, it } from 'vitest';
import { bareParts } from './bare-parts.ts';

const page = (main: string) => `<!doctype html><html><body><main>${main}</main></body></html>`;

// What is not bare is seen on the pages that are judged.
it.each([
  ['<h1>Shop</h1><p>Yes</p><nav class="pages"> </nav>', 'nothing in <nav class="pages"> </nav>'],
  ['<h1>Shop</h1><h2>Services</h2><h2>Hours</h2><p>9 to 5</p>', 'nothing below <h2>Services</h2>'],
  [
    '<h1>Shop</h1><section><h2>Services</h2></section><section><h2>Hours</h2><p>9</p></section>',
    'nothing below <h2>Services</h2>',
  ],
  ['<h1>Shop</h1><p>NaN stars</p>', 'NaN stars'],
  ['<h1>Shop</h1><a href="/areas/undefined">Here</a>', '/areas/undefined'],
  ['<h1>Shop</h1><p>All 1 reviews</p>', 'All 1 reviews'],
])('finds what is bare in %s', (main, found) => {
  expect(bareParts(page(main)).join('\n')).toContain(found);
});
