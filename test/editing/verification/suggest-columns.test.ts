import { expect, it } from 'vitest';
import { createMonthNames } from '../../../src/authoring/source/months.ts';
import { suggestColumns } from '../../../src/editing/verification/suggest-columns.ts';

it('finds names and dates by the first rows, in columns that hold nothing else', () => {
  const rows = [
    ['Brookvale', 'x', '17', 'Ann Berg', '2026-03-01', 'Tom K.'],
    ['Lund', '', '18', '', '', 'Dana'],
  ];
  const head = {
    header: ['Town', 'Mark', 'No', 'Who', 'When', 'Technician'],
    samples: rows.map((cells, index) => ({ number: index + 2, cells })),
  };
  const parts = { columns: { technician: 'Technician' }, monthOf: createMonthNames() };
  expect(suggestColumns(head, { ...parts, missing: ['customer', 'date'] })).toEqual({ customer: 'Who', date: 'When' });
  const none = { ...head, samples: [] };
  expect(suggestColumns(none, { ...parts, missing: ['date'] })).toEqual({ date: '…' });
});
