import { expect, it } from 'vitest';
import { hasOwnNames, ownColumns } from '../../../../src/editing/imports/columns/own-columns.ts';

const HEADER = ['id', 'date', 'rating', 'author', 'text'];
const columnsFor = (ids: string[], { isSourceSaid = false, more = [] as string[] } = {}) =>
  ownColumns(
    {
      header: [...HEADER, ...more],
      samples: ids.map((id, index) => ({ number: index + 2, cells: [id, '2024-03-05', '5', 'Ann', 'Good.'] })),
    },
    isSourceSaid,
  );
const fieldOf = (...parameters: Parameters<typeof columnsFor>) =>
  Object.entries(columnsFor(...parameters)).find(([, column]) => column === 'id')?.[0];

it('knows our names', () => {
  expect([HEADER, HEADER.slice(0, 4)].map((header) => hasOwnNames({ header, samples: [] }))).toEqual([true, false]);
});

it('takes no id that is the same in all rows, or counts them', () => {
  expect(fieldOf(['undefined', 'undefined'])).toBeUndefined();
  expect(fieldOf(['undefined', 'undefined'], { isSourceSaid: true })).toBeUndefined();
  expect(fieldOf(['1', '2'])).toBeUndefined();
  expect(fieldOf(['a'])).toBe('id');
});

it('takes ids for ours where nothing says otherwise', () => {
  expect(fieldOf(['a', 'b'])).toBe('id');
  expect(fieldOf(['2024-03-05-ann', '2024-03-05-ann-2'], { isSourceSaid: true })).toBe('id');
  expect(fieldOf(['a', 'b'], { isSourceSaid: true, more: ['verification_method'] })).toBe('id');
  expect(columnsFor(['a', 'b'], { more: ['source_name', 'source_id'] })).toMatchObject({ id: 'id', source_id: 'source_id' });
});

it('takes them for those of the platform that is said or named, or if no review here can have them', () => {
  expect(fieldOf(['a', 'b'], { isSourceSaid: true })).toBe('source_id');
  expect(fieldOf(['a', 'b'], { more: ['source_name'] })).toBe('source_id');
  expect(fieldOf(['Ci9DQUk', 'Ci9DQUl'])).toBe('source_id');
});
