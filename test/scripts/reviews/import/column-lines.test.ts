import { expect, it } from 'vitest';
import { columnLines } from '../../../../scripts/reviews/import/column-lines.ts';

it('shows which column holds what, and what is not imported', () => {
  const head = {
    header: ['Day', 'Mail', 'Words'],
    samples: [{ number: 2, cells: ['2024-03-05', 'a@example.com', `long ${'x'.repeat(40)}\u001b[2J`] }],
  };
  expect(columnLines(head, { date: 'Day', text: 'Words' })).toEqual([
    '  date  Day: 2024-03-05',
    `  text  Words: long ${'x'.repeat(18)}…`,
    '  not imported: Mail',
  ]);
});

it('shows the columns of other languages, which are read where that of one is empty', () => {
  const samples = [
    ['Good.', 'Bien.'],
    ['', 'Mal.'],
  ].map((cells, index) => ({ number: index + 2, cells }));
  expect(columnLines({ header: ['text.en', 'text.es'], samples }, { text: 'text.en' })).toEqual([
    '  text  text.en or text.es: Good. · Mal.',
  ]);
});
