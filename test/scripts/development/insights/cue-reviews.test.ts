import { expect, it } from 'vitest';
import { cueReviews } from '../../../../scripts/development/insights/cue-reviews.ts';

it('says each cue in a review of its own, with the first of the words that may stand for each other', () => {
  const text =
    '# note\npositive\t<very>? fair|honest <thing>\nnegative\tcharge ... <money>\nneutral\tbill * late\nnot\tfair bit\n';
  const reviews = cueReviews([{ path: 'price.tsv', text }], new Map([['thing', ['price', 'quote']]]));
  expect(reviews.map(({ text, rating, labels }) => [text, rating, labels[0]?.aspect, labels[0]?.sentiment])).toEqual([
    ['fair price', 5, 'price', 'positive'],
    ['charge $50', 1, 'price', 'negative'],
  ]);
});
