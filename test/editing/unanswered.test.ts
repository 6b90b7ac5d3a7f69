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
  );
  const faulty =
    '---\ndate: 2026-03-01\nrating: 9\nauthor: Ann\nverification: { method: invoice, date: 2026-03-02 }\n---\nGood.\n';
  const files = { 'business.yaml': 'name: A\n', 'reviews.jsonl': reviews, 'reviews/faulty.md': faulty };
  expect(unansweredReviews(await workspaceOf(files)).map(({ value }) => textAt(value, 'id'))).toEqual([
    'review-4',
    'review-3',
    'review-2',
    'review-1',
  ]);
});

it('leaves out a review with a mistake, which takes no answer before it is mended, and no other one of its file', async () => {
  const csv = [
    'id,date,rating,author,text,services,verification_method,verification_date',
    'sound,2026-03-01,5,Ann,Good.,,invoice,2026-03-02',
    'unknown-service,2026-03-02,5,Ben,Good.,Moon landings,invoice,2026-03-03',
    'nine-stars,2026-03-03,9,Cay,Good.,,invoice,2026-03-04',
  ];
  const workspace = await workspaceOf({ 'business.yaml': 'name: A\n', 'reviews.csv': `${csv.join('\n')}\n` });
  expect(unansweredReviews(workspace).map(({ value }) => textAt(value, 'id'))).toEqual(['sound']);
});
