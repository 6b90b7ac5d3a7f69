import { expect, it } from 'vitest';
import { noSuchReview } from '../../src/mcp/no-such-review.ts';

it('repeats the id that is unknown and says which tools give the ids', () => {
  const { problem } = noSuchReview('nobody');
  expect(problem).toContain('"nobody"');
  for (const tool of ['search_reviews', 'get_reviews_since', 'search']) expect(problem).toContain(tool);
});

it('stays on one line, and short', () => {
  const { problem } = noSuchReview(`a\n${'x'.repeat(10_000)}`);
  expect(problem).not.toContain('\n');
  expect(problem.length).toBeLessThan(250);
});
