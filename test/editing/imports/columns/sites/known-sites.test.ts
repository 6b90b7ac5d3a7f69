import { expect, it } from 'vitest';
import { knownSite } from '../../../../../src/editing/imports/columns/sites/known-sites.ts';

it.each([
  ['Trustpilot', ['Review Id', 'Review Created (UTC)', 'Review Stars', 'Tags']],
  ['Booking.com', ['Reservation number', 'Review score', 'Positive review', 'Negative review']],
  [undefined, ['datePublished', 'reviewRating', 'author', 'reviewBody']],
  [undefined, ['Reservation number', 'Review score', 'Review']],
])('knows a table of %s', (source, header) => {
  expect(knownSite(header)?.source).toBe(source);
});
