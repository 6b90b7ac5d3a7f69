import { expect, it } from 'vitest';
import { writtenLines } from '../../../../scripts/reviews/verify/write-verified.ts';

const INVOICE = { method: 'invoice', date: '2026-03-20' } as const;

it('names the first twenty files', () => {
  const files = Array.from({ length: 22 }, (_, index) => `reviews/${String(index).padStart(2, '0')}.md`);
  expect(writtenLines(files, INVOICE)).toEqual([
    '',
    '22 reviews verified by invoice, 2026-03-20:',
    ...files.slice(0, 20).map((file) => `  ${file}`),
    '  and 2 more',
  ]);
});

it('names a table once', () => {
  expect(writtenLines(['reviews.csv', 'reviews.csv'], INVOICE)).toEqual([
    '',
    '2 reviews verified by invoice, 2026-03-20:',
    '  reviews.csv',
  ]);
});
