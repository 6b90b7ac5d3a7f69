import { describe, expect, it } from 'vitest';
import { idSchema, noSuchReview, rowOf } from '../../../src/mcp/answers/review-by-id.ts';
import { authoredReview } from '../../support/content/sample-site.ts';
import { sourceOf } from '../../support/mcp/mcp.ts';

const reviews = ['2026-03-14-maria-g', 'a', 'reviews'].map((id, n) => authoredReview({ id, date: `2026-03-0${9 - n}` }));
const { index, review } = sourceOf({ reviews });

describe('the row of a review', () => {
  it.each([
    ['its id', '2026-03-14-maria-g'],
    ['its address', 'https://reviews.example.com/reviews/2026-03-14-maria-g'],
    ['an address elsewhere that ends in it', 'http://localhost:4321/shop/reviews/2026-03-14-maria-g'],
    ['a path that ends in it', '/reviews/2026-03-14-maria-g'],
  ])('is found by %s', (_, given) => {
    expect(review(rowOf(given, index) ?? expect.fail('not found')).id).toBe('2026-03-14-maria-g');
  });

  it('is that of the end of an address, not of what stands before it', () => {
    expect(review(rowOf('https://reviews.example.com/reviews/a', index) ?? -1).id).toBe('a');
    expect(review(rowOf('/a/reviews', index) ?? -1).id).toBe('reviews');
  });

  it.each([
    '',
    '/',
    'nobody',
    'A',
    ' a',
    'a ',
    'a\n',
    'xa',
    'https://reviews.example.com/reviews/nobody',
    'https://reviews.example.com/reviews/a/',
    'https://reviews.example.com/reviews/a?x',
    'https://reviews.example.com/reviews/a#x',
    'a\\a',
    '__proto__',
    '\ud800',
    'a'.repeat(8192),
  ])('is not found by %j', (given) => {
    expect(idSchema.safeParse(given).success).toBe(true);
    expect(rowOf(given, index)).toBeUndefined();
  });
});

it('an id is any text as long as an address may be, and nothing else', () => {
  for (const given of [5, null, undefined, {}, ['a'], true, 'a'.repeat(8193)])
    expect(idSchema.safeParse(given).success).toBe(false);
});

describe('of an id that is unknown', () => {
  it('it repeats the id and says which tools give the ids', () => {
    const { problem } = noSuchReview('nobody');
    expect(problem).toBe('No review has the id "nobody". search_reviews, get_reviews_since and search give the ids there are.');
  });

  it('it stays on one line, and short', () => {
    const { problem } = noSuchReview(`a\n${'x'.repeat(10_000)}`);
    expect(problem).not.toContain('\n');
    expect(problem.length).toBeLessThan(250);
  });
});
