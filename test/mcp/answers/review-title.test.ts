import fc from 'fast-check';
import { expect, it } from 'vitest';
import { titleOf } from '../../../src/mcp/answers/review-title.ts';
import { anyCharacter } from '../../support/content/hostile/any-character.ts';
import { authoredReview } from '../../support/content/sample-site.ts';

it('has stars, author and date before the title of the review, if it has one', () => {
  expect(titleOf(authoredReview({ title: 'The same day' }))).toBe('5★ Maria G., 2026-03-14: The same day');
  expect(titleOf(authoredReview({ author: 'Tom', rating: 1 }))).toBe('1★ Tom, 2026-03-14');
});

it('is never longer than 200, whatever authors and titles are', () => {
  const long = (title: string, author = 'Maria G.') => titleOf(authoredReview({ title, author }));
  expect(long('x'.repeat(10_000))).toMatch(/^5★ Maria G\., 2026-03-14: x+…$/);
  expect(long('x'.repeat(10_000))).toHaveLength(200);
  expect(long('', 'y'.repeat(10_000))).toHaveLength(200);
  fc.assert(
    fc.property(fc.string({ unit: anyCharacter, maxLength: 400 }), (title) => {
      expect(long(title).length).toBeLessThanOrEqual(200);
      expect(long(title).isWellFormed()).toBe(true);
    }),
  );
});
