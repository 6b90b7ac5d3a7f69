import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { checkImports, hasHeader } from '../../../src/authoring/editorial/check-imports.ts';
import { root } from '../../support/build.ts';

const TABLE = { header: ['A'], columns: { date: 'A', rating: 'A', author: 'A', text: 'A' } };

it('takes tables with their columns, and an empty file', () => {
  expect(checkImports([{ ...TABLE, source: 'Yelp', dates: 'day-first', scale: 10 }])).toMatchObject({ ok: true });
  expect(checkImports(null)).toEqual({ ok: true, value: [] });
});

const { date: _, ...dayless } = TABLE.columns;

it('lets a table without days say one for all', () => {
  expect(checkImports([{ ...TABLE, columns: dayless, review_date: '2024-03-05' }])).toMatchObject({ ok: true });
});

it.each([
  ['what is private', { columns: { ...TABLE.columns, email: 'A' } }, { path: [0, 'columns', 'email'] }],
  ['any scale', { scale: 7 }, { message: 'the scale is one of 5, 10, 20, 50, 100' }],
  [
    'no day at all',
    { columns: dayless },
    { path: [0, 'columns', 'date'], message: 'is missing; it may be left out only where review_date is there' },
  ],
])('does not take %s', (_, change, issue) => {
  expect(checkImports([{ ...TABLE, ...change }])).toMatchObject({ ok: false, issues: [issue] });
});

it('takes the example of the documentation', async () => {
  const document = await readFile(join(root, 'docs', 'owners', 'importing.md'), 'utf8');
  expect(checkImports(parse(/^```yaml\n(.*?)^```/ms.exec(document)?.[1] ?? ''))).toMatchObject({
    ok: true,
    value: [{ source: 'Yelp' }],
  });
});

it('knows a table again by its whole header', () => {
  const table = { header: ['Day', 'Name'], columns: { date: 'Day', rating: 'R', author: 'Name', text: 'T' } };
  expect([['Day', 'Name'], ['Name', 'Day'], ['Day']].map((header) => hasHeader(header)(table))).toEqual([true, false, false]);
});
