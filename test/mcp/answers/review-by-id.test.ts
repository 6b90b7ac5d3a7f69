import { describe, expect, it } from 'vitest';
import { idSchema, reviewById } from '../../../src/mcp/answers/review-by-id.ts';
import { authoredReview } from '../../support/content/sample-site.ts';
import { sourceOf } from '../../support/mcp/mcp.ts';

const reviews = ['2026-03-14-maria-g', 'a', 'reviews'].map((id, n) => authoredReview({ id, date: `2026-03-0${9 - n}` }));
const source = sourceOf({ reviews });

/** The id of the review that is found, or the problem if there is none. */
function found(given: string): { id: string } | { problem: string } {
  const answer = reviewById(given, source, source.text);
  return 'problem' in answer ? answer : { id: JSON.parse(Buffer.from(answer.json[0]?.plain ?? []).toString()).id };
}

describe('a review', () => {
  it.each([
    ['its id', '2026-03-14-maria-g'],
    ['its address', 'https://reviews.example.com/reviews/2026-03-14-maria-g'],
    ['an address elsewhere that ends in it', 'http://localhost:4321/shop/reviews/2026-03-14-maria-g'],
    ['a path that ends in it', '/reviews/2026-03-14-maria-g'],
    ['the address of its Markdown, which llms.txt names', 'https://reviews.example.com/reviews/2026-03-14-maria-g.md'],
    ['its address with a query and a fragment', 'https://reviews.example.com/reviews/2026-03-14-maria-g?from=x/a#a'],
  ])('is found by %s', (_, given) => {
    expect(found(given)).toEqual({ id: '2026-03-14-maria-g' });
  });

  it('is found by the end of an address, not by what stands before it', () => {
    expect(found('https://reviews.example.com/reviews/a')).toEqual({ id: 'a' });
    expect(found('/a/reviews')).toEqual({ id: 'reviews' });
  });

  it.each(['', '/', 'A', ' a', 'xa', 'https://reviews.example.com/reviews/a/', '__proto__', '\ud800', 'a'.repeat(8192)])(
    'is not found by %j',
    (given) => {
      expect(idSchema.safeParse(given).success).toBe(true);
      expect(found(given)).toHaveProperty('problem');
    },
  );
});

it('an id is any text as long as an address may be, and nothing else', () => {
  for (const given of [5, undefined, 'a'.repeat(8193)]) expect(idSchema.safeParse(given).success).toBe(false);
});

describe('of an id that is unknown', () => {
  it('it repeats the id and says which tools give the ids', () => {
    expect(found('nobody')).toEqual({
      problem: 'No review has the id "nobody". search_reviews, get_reviews_since and search give the ids there are.',
    });
  });

  it('it stays on one line, and short', () => {
    expect(found(`a\n${'x'.repeat(8000)}`)).toEqual({ problem: expect.stringMatching(/^.{1,250}$/) });
  });
});
