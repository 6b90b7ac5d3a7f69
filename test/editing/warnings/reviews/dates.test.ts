import { expect, it } from 'vitest';
import { datesToCome } from '../../../../src/editing/warnings/reviews/dates.ts';
import { authoredReview } from '../../../support/content/sample-site.ts';

const FIELDS = ['date', 'verification.date', 'response.date', 'edited'];

it.each([
  // It is today somewhere.
  ['2026-03-14', []],
  ['2026-03-15', []],
  ['2036-03-16', FIELDS],
])('tells of every field with a date to come: %s', (date, fields) => {
  const response = { date, text: 'Thanks.' };
  const review = authoredReview({ date, verification: { method: 'invoice', date }, response, edited: date });
  const told = datesToCome(review, new Date('2026-03-14T11:00:00Z'));
  expect(told.map(({ path }) => path.join('.'))).toEqual(fields);
});
