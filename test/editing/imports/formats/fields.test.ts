import { expect, it } from 'vitest';
import { isField, missingFields } from '../../../../src/editing/imports/formats/fields.ts';

it('knows the fields that columns may hold, none of them private', () => {
  expect(['date', 'source_id', 'email', 'telephone', 'verification_method'].map(isField)).toEqual([
    true,
    true,
    false,
    false,
    false,
  ]);
});

it('tells which are missing', () => {
  expect(missingFields({ date: 'a', text: 'b' })).toEqual(['rating', 'author']);
});
