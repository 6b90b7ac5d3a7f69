import { expect, it } from 'vitest';
import { filled, noDate, refusedFor } from '../../../../src/editing/imports/formats/taken.ts';

it('leaves out what has no value', () => {
  expect(filled({ a: '', b: undefined, c: 0, d: 'x' })).toEqual({ c: 0, d: 'x' });
});

it('says what is wrong with a date', () => {
  expect([noDate('date', ''), noDate('date', 'soon')]).toEqual([
    'the date is missing',
    'the date "soon" is no day of the calendar, such as 2024-03-31',
  ]);
  expect(refusedFor('x')).toEqual({ kind: 'refused', reason: 'x' });
});
