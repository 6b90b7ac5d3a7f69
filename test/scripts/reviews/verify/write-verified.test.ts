import { expect, it } from 'vitest';
import { writtenLines } from '../../../../scripts/reviews/verify/write-verified.ts';

it('names the first twenty files, and a table once', () => {
  const files = ['reviews.csv', ...Array.from({ length: 21 }, (_, index) => `reviews/${index}.md`)];
  expect(writtenLines(['reviews.csv', ...files], { method: 'invoice', date: '2026-03-20' })).toEqual([
    '',
    '23 reviews verified by invoice, 2026-03-20:',
    ...files.slice(0, 20).map((file) => `  ${file}`),
    '  and 2 more',
  ]);
});
