import { expect, it } from 'vitest';
import type { KnownTable } from '../../../src/authoring/editorial/check-imports.ts';
import type { TableHead } from '../../../src/editing/imports/tables/table.ts';
import { isReviewTable } from '../../../src/editing/verification/review-table.ts';

const KEPT: KnownTable = {
  header: ['When', 'Who', 'Points', 'Said'],
  columns: { date: 'When', author: 'Who', rating: 'Points', text: 'Said' },
};

function head(header: string, rows: string): TableHead {
  const samples = rows.split('\n').map((row, index) => ({ number: index + 2, cells: row.split(',') }));
  return { header: header.split(','), samples };
}

it.each([
  ['that the import has taken before', 'When,Who,Points,Said', '2026-03-01,Ann,4,Good work'],
  ['of this service', 'id,date,rating,author,text', 'a,2026-03-01,4,Ann,Good work'],
  ['of Trustpilot', 'Review Id,Review Created (UTC),Review Stars', 'a,2026-03-01,4'],
  ['with columns for ratings and words', 'Timestamp,Name,Rating,Comment', '2026-03-01,Ann,4,Good work'],
  ['with a rating that is left out', 'Date,Score,Feedback', '2026-03-01,,Good work\n2026-03-02,5,Fine work'],
  ['with points out of ten', 'Date,Score,Feedback', '2026-03-01,9,Good work'],
])('knows a table of reviews %s', (_, header, row) => {
  expect(isReviewTable(head(header, row), [KEPT])).toBe(true);
});

it.each([
  ['Customer,Date,Description,Total', 'Ann,2026-03-01,A drain that was blocked for weeks,4'],
  ['Customer,Date,Note,Message', 'Ann,2026-03-01,ring twice,Thank you for your business'],
  ['Customer,Date,Note,Message', 'Ann,2026-03-01,,Thank you for your business'],
  ['Who,When,Points,Said', 'Ann,2026-03-01,4,Good work'],
])('takes %s for a list of jobs', (header, row) => {
  expect(isReviewTable(head(header, row), [KEPT])).toBe(false);
});
