import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { keepTable } from '../../../../src/editing/imports/writing/keep-table.ts';

const TABLE = {
  header: ['Date', 'Stars', 'Name', 'Review: yes'],
  columns: { date: 'Date', rating: 'Stars', author: 'Name', text: 'Review: yes' },
};
const OTHER = { ...TABLE, header: ['A'], source: 'Yelp', dates: 'day-first' as const };

it('makes a file, and adds to one without changing what is there', () => {
  const first = keepTable('', TABLE);
  expect(first).toMatch(/^# How the columns of known tables become fields/);
  expect(parse(first)).toEqual([TABLE]);
  const written = `# Mine\n${first.trimEnd()} # behind\n`;
  const second = keepTable(written, OTHER);
  expect(second.startsWith(written)).toBe(true);
  expect(parse(second)).toEqual([TABLE, OTHER]);
});

it('puts another mapping in the place of one for the same header, and keeps comments', () => {
  const text = `# Mine\n${keepTable(keepTable('', TABLE), OTHER)}`;
  const changed = { ...TABLE, scale: 10 as const };
  const after = keepTable(text, changed);
  expect(after).toContain('# Mine\n');
  expect(parse(after)).toEqual([changed, OTHER]);
  expect(keepTable(after, changed)).toBe(after);
});

it('keeps a table of another platform beside one with the same header, unless nobody said where that is from', () => {
  const [yelp, houzz] = ['Yelp', 'Houzz'].map((source) => ({ ...TABLE, source })) as [typeof OTHER, typeof OTHER];
  expect(parse(keepTable(keepTable('', TABLE), yelp))).toEqual([yelp]);
  expect(parse(keepTable(keepTable('', yelp), houzz))).toEqual([yelp, houzz]);
  expect(parse(keepTable(keepTable('', yelp), { ...yelp, source: 'YELP' }))).toEqual([{ ...yelp, source: 'YELP' }]);
});

it.each(['# Only a comment\n', '[]\n', '  - header: [A]\n    columns: { date: a, rating: b, author: c, text: d }\n'])(
  'adds to %j',
  (text) => {
    const after = keepTable(text, TABLE);
    expect(parse(after).at(-1)).toEqual(TABLE);
  },
);
