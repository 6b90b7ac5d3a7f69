import fc from 'fast-check';
import { expect, it } from 'vitest';
import { decodeText } from '../../../src/authoring/files/read-text-file.ts';
import { readOn } from '../../../src/authoring/problems/read.ts';
import { readReviews } from '../../../src/authoring/reviews/read-reviews.ts';
import { mentionsOf, type NewReview, newReviewFile } from '../../../src/editing/changes/new-review-file.ts';
import { authoredReview } from '../../support/content/samples/authored-review.ts';

const REVIEW: NewReview = {
  id: '2026-03-14-maria-g',
  date: '2026-03-14',
  rating: 5,
  author: 'Maria G.',
  text: 'Dana came at once.\n\nWe slept well.',
};

function readBack(review: NewReview): unknown[] {
  const { name, text } = newReviewFile(review);
  const read = readOn(decodeText(name, Buffer.from(text)), readReviews);
  expect(read.problems).toEqual([]);
  return read.found.map(({ value }) => value);
}

it.each([
  [[], [], {}],
  [['Dana'], [], { mentions: { technicians: ['Dana'] } }],
  [[], ['drains'], { mentions: { services: ['drains'] } }],
])('mentions %j and %j without a list of nothing', (technicians, services, expected) => {
  expect(mentionsOf(technicians, services)).toEqual(expected);
});

it('is written as the documents show it', () => {
  const verification = { method: 'invoice', date: '2026-03-15' } as const;
  const mentions = { technicians: ['Dana Whitfield'], services: [] };
  expect(newReviewFile({ ...REVIEW, verification, mentions, title: 'Hot water: back' })).toEqual({
    name: '2026-03-14-maria-g.md',
    text: [
      '---',
      'date: 2026-03-14',
      'rating: 5',
      'author: Maria G.',
      'title: "Hot water: back"',
      'mentions:',
      '  technicians: [Dana Whitfield]',
      '  services: []',
      'verification: { method: invoice, date: 2026-03-15 }',
      '---',
      'Dana came at once.\n\nWe slept well.\n',
    ].join('\n'),
  });
});

it('is read back as it was, whatever its texts hold', () => {
  fc.assert(
    fc.property(authoredReview, (review) => {
      expect(readBack(review)).toEqual([review]);
    }),
    { numRuns: 100 },
  );
});

it('holds a text of 100 kB', () => {
  const text = 'She said: "---" # no\n---\n'.repeat(4000).trim();
  expect(readBack({ ...REVIEW, text })).toEqual([{ ...REVIEW, text }]);
});

it('is JSON where Markdown could not hold it', () => {
  expect(newReviewFile({ ...REVIEW, text: 'See\n<<<<<<< HEAD\nthere' }).name).toBe('2026-03-14-maria-g.json');
});
