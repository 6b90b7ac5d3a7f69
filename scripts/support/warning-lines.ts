import type { DraftReview } from '../../src/authoring/reviews/check-review.ts';
import { datesToCome } from '../../src/editing/warnings/reviews/dates.ts';
import { type Firm, warnOfPrivateData } from '../../src/editing/warnings/reviews/private-data/private-data.ts';
import { count } from './count.ts';

/** Lines that count what the check warns of in published reviews: private data, and dates that are still to come. */
export function warningLines(reviews: readonly DraftReview[], firm: Firm, now: Date): string[] {
  return [
    ...lineOf(
      'private data',
      reviews.map((review) => warnOfPrivateData(review, firm).length),
    ),
    ...lineOf(
      'dates to come',
      reviews.map((review) => datesToCome(review, now).length),
    ),
  ];
}

/** `numbers`: the warnings in each review. */
function lineOf(what: string, numbers: readonly number[]): string[] {
  const warnings = numbers.reduce((sum, number) => sum + number, 0);
  if (warnings === 0) return [];
  const warned = numbers.filter((number) => number > 0).length;
  return [
    `${count(warnings, 'warning')} of ${what} in ${count(warned, 'review')}: npm run check shows ${warnings === 1 ? 'it' : 'them'}`,
  ];
}
