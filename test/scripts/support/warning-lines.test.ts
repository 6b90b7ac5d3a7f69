import { expect, it } from 'vitest';
import { warningLines } from '../../../scripts/support/warning-lines.ts';
import { authoredReview } from '../../support/content/sample-site.ts';

const NOW = new Date('2026-03-20T12:00:00Z');
const linesOf = (...reviews: Parameters<typeof authoredReview>[0][]) =>
  warningLines(reviews.map(authoredReview), { telephone: '+1 555 010 0100' }, NOW);

it('says nothing of reviews that are fine, or have what is the business’s own', () => {
  expect(linesOf({}, { text: 'Call them on +1 555 010 0100, they come at once.' })).toEqual([]);
});

it('counts the warnings of private data, and the reviews that have them', () => {
  expect(linesOf({ text: 'Call me: +1 555 010 0144, bob@example.com' }, {}, { text: 'I am ann@example.com' })).toEqual([
    '3 warnings of private data in 2 reviews: npm run check shows them',
  ]);
});

it('counts dates to come in a line of their own', () => {
  expect(linesOf({ date: '2027-03-01', text: 'I am ann@example.com' })).toEqual([
    '1 warning of private data in 1 review: npm run check shows it',
    '1 warning of dates to come in 1 review: npm run check shows it',
  ]);
});
