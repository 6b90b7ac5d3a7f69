import { expect, it } from 'vitest';
import { flatReview } from '../../../src/representations/datasets/flat-review.ts';
import { authoredReview, fullReview, sampleSite } from '../../support/content/sample-site.ts';

function rowOf(review: ReturnType<typeof authoredReview>) {
  const [published] = sampleSite({ reviews: [review] }).catalog.reviews;
  return flatReview(published as NonNullable<typeof published>);
}

it('puts each field of the record into a column of its own', () => {
  expect(Object.values(rowOf(fullReview()))).toEqual([
    '2026-03-14-maria-g',
    '2026-03-14',
    5,
    'Maria G.',
    'Hot water back the same day',
    'Hot water back the same day.',
    ['Dana Whitfield'],
    ['water-heater-repair'],
    'riverside',
    'en',
    'Google',
    'https://www.example.org/review/1',
    'invoice',
    '2026-03-15',
    '2026-03-16',
    'Thank you, Maria.',
    '2026-03-16',
    'discount',
    '10 % off the next service',
    'former-employee',
    'worked here until 2023',
  ]);
});

it('has every column for a review that has only what it must', () => {
  expect(Object.keys(rowOf(authoredReview()))).toEqual(Object.keys(rowOf(fullReview())));
});
