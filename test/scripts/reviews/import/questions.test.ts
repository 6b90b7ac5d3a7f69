import { expect, it } from 'vitest';
import { likelyColumn } from '../../../../scripts/reviews/import/questions.ts';

const head = {
  header: ['Mail', 'Who', 'When', 'Stars', 'Words'],
  samples: [{ number: 2, cells: ['a@example.com', 'Ann', '2024-03-05', '5', 'Good.'] }],
};

it('begins at a column that may be meant, where the table holds reviews', () => {
  const columns = { rating: 'Stars', text: 'Words' };
  expect(likelyColumn('author', head, columns)).toBe('Who');
  expect(likelyColumn('date', head, columns)).toBe('When');
  const ordered = { header: ['Order', 'Stars', 'Words'], samples: [{ number: 2, cells: ['1', '5', 'Good.'] }] };
  expect(likelyColumn('date', ordered, columns)).toBeUndefined();
  expect(likelyColumn('author', ordered, columns)).toBe('Order');
  expect(likelyColumn('title', head, columns)).toBeUndefined();
  expect(likelyColumn('author', head, { text: 'Words' })).toBeUndefined();
});
