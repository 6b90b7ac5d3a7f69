import { describe, expect, it } from 'vitest';
import { datesToCome } from '../../../../src/editing/warnings/reviews/dates.ts';
import { authoredReview } from '../../../support/content/sample-site.ts';

const NOW = new Date('2026-03-14T11:00:00Z');

describe('dates to come', () => {
  it.each(['2026-03-14', '2026-03-15'])('are not those that are today somewhere: %s', (date) => {
    expect(datesToCome(authoredReview({ date, verification: { method: 'invoice', date } }), NOW)).toEqual([]);
  });

  it('are told of every field', () => {
    const date = '2036-03-16';
    const review = authoredReview({
      date,
      verification: { method: 'invoice', date },
      response: { date, text: 'Thanks.' },
      edited: date,
    });
    expect(datesToCome(review, NOW).map(({ path }) => path.join('.'))).toEqual([
      'date',
      'verification.date',
      'response.date',
      'edited',
    ]);
  });
});
