import { expect, it } from 'vitest';
import { missingFields } from '../../../../src/editing/imports/columns/fields.ts';

it('tells which are missing', () => {
  expect(missingFields({ date: 'a', text: 'b' })).toEqual(['rating', 'author']);
  expect(missingFields({ text: 'b', rating: 'c' }, true)).toEqual(['author']);
});
