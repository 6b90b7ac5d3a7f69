import { describe, expect, it } from 'vitest';
import type { Problem } from '../../src/authoring/problems/problem.ts';
import { reviewOf } from '../../src/editing/review-of.ts';

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
  unread: [] as readonly Problem[],
};

it('says which review was probably meant', () => {
  expect(reviewOf(known, 'maria-h')).toEqual({ ok: false, message: '"maria-h" is the id of no review; did you mean maria-g?' });
});

describe('a name in place of an id', () => {
  const [review] = known.reviews;
  const ids = ['2026-05-03-pepa', '2026-06-01-john-smith', '2026-07-01-pepa', '2026-06-01-john-smith-2', '2026-01-02-joachim'];
  const reviews = ids.map((id) => ({ ...review, value: { id } })) as typeof known.reviews;

  it.each([
    ['Pepa', '; did you mean 2026-07-01-pepa or 2026-05-03-pepa?'],
    ['John Smith', '; did you mean 2026-06-01-john-smith-2 or 2026-06-01-john-smith?'],
    ['john', '; did you mean 2026-06-01-john-smith-2 or 2026-06-01-john-smith?'],
    ['大阪', ''],
  ])('is answered with the newest reviews that have it: %s', (name, suggestion) => {
    expect(reviewOf({ ...known, reviews }, name)).toEqual({
      ok: false,
      message: `"${name}" is the id of no review${suggestion}`,
    });
  });
});

it('says which mistake keeps the file of a review from being read', () => {
  expect(reviewOf(known, 'maria-k')).toEqual({
    ok: false,
    message:
      'content/reviews/maria-k.md:4:9  a quotation mark is missing\nThis keeps the file from being read; npm run reviews -- edit maria-k opens it.',
    fault: known.problems[0],
  });
});

it('says which mistake keeps a file of many from being read, as the review may be in it', () => {
  const fault = { file: 'content/reviews.csv', line: 1, column: 40, message: 'unknown column "tilte"' };
  const unread = [{ ...fault, file: 'content/reviews/export.csv' }, fault];
  const message =
    'content/reviews.csv:1:40  unknown column "tilte"\nThis keeps the file from being read; npm run reviews -- edit a-2 opens it.';
  expect(reviewOf({ ...known, unread }, 'a-2')).toEqual({ ok: false, message, fault });
  expect(reviewOf({ ...known, unread }, 'maria-h')).toMatchObject({ message: expect.stringContaining('did you mean maria-g?') });
});

it('says when and why a review was removed', () => {
  expect(reviewOf(known, 'maria-j')).toEqual({
    ok: false,
    message: '"maria-j" was removed on 2026-01-01, with the reason "About another shop"; content/removed.yaml keeps that',
  });
});
