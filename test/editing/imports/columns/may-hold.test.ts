import { expect, it } from 'vitest';
import { isPoor, mayHold } from '../../../../src/editing/imports/columns/may-hold.ts';

it.each([
  ['ann@example.com', 'bo@example.com'],
  ['4711', '4712'],
  ['AHk3x9dLm2PqRs71', 'AHk3x9dLm2PqRs72'],
  ['https://example.com/u/1', 'https://example.com/u/2'],
  ["{'id': 'a1', 'name': 'Ann'}", "{'id': 'b2', 'name': 'Bo'}"],
  ['Our shop', 'Our shop'],
  ['', ''],
])('takes no %s for the name of an author', (...names) => {
  expect(mayHold(names, 'author')).toBe(false);
});

it.each(['InvitationApi', 'AFSv2', 'https://www.trustpilot.com/review/a', '10'])('takes %s for no platform', (source) => {
  expect(mayHold([source, source], 'source_name')).toBe(false);
});

it('takes what each field has', () => {
  expect(mayHold(['Ann', 'Bo'], 'author')).toBe(true);
  expect(mayHold(['Google', 'Google'], 'source_name')).toBe(true);
  expect(mayHold(['', ''], 'text')).toBe(true);
});

it('tells a column without words, and one without days, from one that another could only repeat', () => {
  expect([isPoor(['', ''], 'text'), isPoor(['', 'Good.'], 'text'), isPoor([], 'text')]).toEqual([true, false, false]);
  expect([isPoor(['a week ago'], 'date'), isPoor(['2024-04-13'], 'date')]).toEqual([true, false]);
});
