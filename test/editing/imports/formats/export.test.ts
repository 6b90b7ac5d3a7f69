import { expect, it } from 'vitest';
import { type Part, placeIn } from '../../../../src/editing/imports/formats/export.ts';
import { csvTable } from '../../../../src/editing/imports/tables/csv-table.ts';
import { bytesOf } from '../../../support/content/exports.ts';

it('names the place of an entry, and its file if each has one', async () => {
  const part: Part = { kind: 'table', name: 'in.csv', table: await csvTable(bytesOf('a\n1\n'), 'utf-8') };
  expect(placeIn(part, 2)).toBe('in.csv, line 2');
  expect(placeIn({ ...part, files: ['ann.md', 'bo.md'] }, 2)).toBe('bo.md');
});
