import { expect, it } from 'vitest';
import { writtenLines } from '../../../../scripts/reviews/verify/write-verified.ts';

const INVOICE = { method: 'invoice', date: '2026-03-20' } as const;

it('names the first twenty files, a table once, and how many have mistakes', () => {
  expect(writtenLines([], 1, INVOICE)).toEqual(['', '1 review with mistakes not verified; npm run check names them.']);
  const files = Array.from({ length: 22 }, (_, index) => `reviews/${String(index).padStart(2, '0')}.md`);
  expect(writtenLines(files, 0, INVOICE)).toEqual([
    '',
    '22 reviews verified by invoice, 2026-03-20:',
    ...files.slice(0, 20).map((file) => `  ${file}`),
    '  and 2 more',
  ]);
  expect(writtenLines(['reviews.csv', 'reviews.csv'], 0, INVOICE)).toEqual([
    '',
    '2 reviews verified by invoice, 2026-03-20:',
    '  reviews.csv',
  ]);
});
