import { expect, it } from 'vitest';
import { type Part, placeIn } from '../../../../src/editing/imports/formats/export.ts';
import { tableOf } from '../../../support/content/exports.ts';

it('names the place of an entry, and its file if each has one', async () => {
  const part: Part = { kind: 'table', name: 'in.csv', table: await tableOf('a\n1\n') };
  expect(placeIn(part, 2)).toBe('in.csv, line 2');
  expect(placeIn({ ...part, files: ['ann.md', 'bo.md'] }, 2)).toBe('bo.md');
});
