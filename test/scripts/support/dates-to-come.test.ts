import { expect, it } from 'vitest';
import { datesToCome } from '../../../scripts/support/dates-to-come.ts';
import type { Review } from '../../../src/reviews/schemas/review.ts';
import { publishedReview } from '../../support/content/insights.ts';

const NOW = new Date('2026-03-14T11:00:00Z');

function dated(id: string, date: string, answered?: string): Review {
  return publishedReview({ id, date, ...(answered !== undefined && { response: { date: answered, text: 'Thanks.' } }) });
}

it('names the reviews whose date, or whose answer, is not yet today anywhere', () => {
  const reviews = [
    dated('here', '2026-03-14'),
    dated('kiritimati', '2026-03-15'),
    dated('a', '2026-03-16'),
    dated('b', '2026-03-01', '2036-03-02'),
  ];
  expect(datesToCome(reviews, NOW)).toEqual([
    'the review a has the date 2026-03-16, which is still to come; is the year right?',
    'the review b has the date 2036-03-02, which is still to come; is the year right?',
  ]);
});
