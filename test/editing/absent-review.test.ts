import { expect, it } from 'vitest';
import { absentReview } from '../../src/editing/absent-review.ts';

const known = {
  directory: 'content',
  reviews: [
    {
      file: 'content/reviews/maria-g.md',
      value: { id: 'maria-g' },
      locator: () => () => ({ line: 1, column: 1 }),
      nameOf: String,
    },
  ],
  removed: [{ id: 'maria-j', date: '2026-01-01', reason: 'About another shop' }],
  problems: [{ file: 'content/reviews/maria-k.md', line: 4, column: 9, message: 'a quotation mark is missing' }],
};

it('says which review was probably meant', () => {
  expect(absentReview(known, 'maria-h')).toEqual({ message: '"maria-h" is the id of no review; did you mean maria-g?' });
});

it('says which reviews end with the name that was given for an id', () => {
  const [review] = known.reviews;
  const reviews = ['2026-05-03-pepa', '2026-06-01-ana', '2026-07-01-pepa'].map((id) => ({ ...review, value: { id } }));
  expect(absentReview({ ...known, reviews: reviews as typeof known.reviews }, 'Pepa')).toEqual({
    message: '"Pepa" is the id of no review; did you mean 2026-07-01-pepa or 2026-05-03-pepa?',
  });
});

it('says which mistake keeps the file of a review from being read', () => {
  expect(absentReview(known, 'maria-k')).toEqual({
    message:
      'content/reviews/maria-k.md:4:9  a quotation mark is missing\nThis keeps the file from being read; npm run reviews -- edit maria-k opens it.',
    fault: known.problems[0],
  });
});

it('says when and why a review was removed', () => {
  expect(absentReview(known, 'maria-j')).toEqual({
    message: '"maria-j" was removed on 2026-01-01, with the reason "About another shop"; content/removed.yaml keeps that',
  });
});
