import { expect, it } from 'vitest';
import { filled, noDate } from '../../../../src/editing/imports/entries/parsed-entry.ts';

it('leaves out what has no value', () => {
  expect(filled({ a: '', b: undefined, c: 0, d: 'x' })).toEqual({ c: 0, d: 'x' });
});

it('says what is wrong with a date', () => {
  expect([noDate('date', ''), noDate('date', 'soon')]).toEqual([
    'the date is missing',
    'the date "soon" is not a date of the calendar, such as 2024-03-31',
  ]);
  expect(noDate('date', 'Edited a month ago')).toContain(
    'the date only says how long ago it was (such as "3 weeks ago"), which is not a day; use an',
  );
  for (const written of ['March 2024', 'de marzo de 2024', '2024-03', '03/2024', 'Spring 2024', '2024']) {
    expect(noDate('date', written)).toContain('the date only says a month or year (such as "March 2024"), and readers are');
  }
  for (const written of ['03/05/2024 1530', '2024-02-30T10:00:00+0000', '3/5/24 1630 hrs'])
    expect(noDate('date', written)).toContain(written);
  for (const written of [
    '1980-01-01 00:00:00',
    '1970-01-01T00:00:00Z',
    '31/12/1969',
    'Jan 1, 1900',
    '0001-01-01',
    '0000-00-00 00:00:00',
  ])
    expect(noDate('date', written)).toContain('the date is a day that programs write where they know none (such as 1970-01-01)');
  expect(noDate('date', '2024-02-30')).toContain('is not a date of the calendar');
  expect(noDate('date', 'Chicago')).toContain('is not a date of the calendar');
});
