import { expect, it } from 'vitest';
import { textAt } from '../../src/authoring/source/source.ts';
import { unansweredReviews } from '../../src/editing/unanswered.ts';
import { linesOf, review } from '../support/content/content.ts';
import { workspaceOf } from '../support/content/reading/workspace.ts';

it('finds what is published without an answer: one or two stars first, then the newest', async () => {
  const reviews = linesOf(
    review(1, { date: '2026-03-01', rating: 4 }),
    review(2, { date: '2026-03-02', rating: 3 }),
    review(3, { date: '2026-01-01', rating: 1 }),
    review(4, { date: '2026-02-01', rating: 2 }),
    review(5, { date: '2026-02-01', rating: 1, response: { date: '2026-02-02', text: 'Sorry.' } }),
    review(6, { date: '2026-02-01', rating: 1, verification: undefined }),
    // With a mistake, it takes no answer before it is mended.
    review(7, { date: '2026-03-01', service_area: 'nowhere' }),
  );
  const workspace = await workspaceOf({ 'business.yaml': 'name: A\n', 'reviews.jsonl': reviews });
  expect(unansweredReviews(workspace).map(({ value }) => textAt(value, 'id'))).toEqual([
    'review-4',
    'review-3',
    'review-2',
    'review-1',
  ]);
});
