import { expect, it } from 'vitest';
import { sourcesOf, tableOf, tablesLike } from '../../../../src/editing/imports/columns/kept-tables.ts';

const COLUMNS = { date: 'Day', rating: 'Stars', author: 'Name', text: 'Text' };
const tableWith = (header: string[], source?: string) => ({ header, columns: COLUMNS, ...(source !== undefined && { source }) });
const MAPPED = Object.values(COLUMNS);
const PLAIN = tableWith(MAPPED, 'Yelp');
const WITH_URL = tableWith([...MAPPED, 'Url', 'Likes'], 'Houzz');

it('finds the table with the same header, or else the most alike that has all its columns', () => {
  const like = (header: string[]) => sourcesOf(tablesLike(header, [PLAIN, WITH_URL]));
  expect(like(MAPPED)).toEqual(['Yelp']);
  expect(like([...MAPPED, 'Reply'])).toEqual(['Yelp']);
  expect(like(['Reply', 'Url', ...MAPPED])).toEqual(['Houzz']);
  expect(like(MAPPED.slice(1))).toEqual([]);
});

it('takes no table for it that only happens to have these columns', () => {
  expect(tablesLike([...MAPPED, 'A', 'B', 'C', 'D', 'E'], [PLAIN])).toEqual([]);
});

it('finds the one of a platform, or that without one', () => {
  const open = tableWith(MAPPED);
  expect(tableOf('YELP', [open, PLAIN])).toBe(PLAIN);
  expect(tableOf('Houzz', [PLAIN, open])).toBe(open);
  expect([tableOf('Houzz', [PLAIN]), tableOf(undefined, [PLAIN])]).toEqual([undefined, undefined]);
});
