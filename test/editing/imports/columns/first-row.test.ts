import { expect, it } from 'vitest';
import { firstRowFault, reviewInHeader } from '../../../../src/editing/imports/columns/first-row.ts';
import { READING } from '../../../support/content/exports.ts';

it.each([
  [['2024-04-13', '5', 'Ann', 'Good.'], '2024-04-13'],
  [['Exported on', '13 April 2024', '', ''], '13 April 2024'],
  [['3 weeks ago', '4 stars', 'Ann', 'They came on time, and were kind.'], '4 stars'],
  [['Date', 'Rating', 'Name', 'Review'], undefined],
  [['0', '1', '2', '3'], undefined],
  [['When', '1', 'Who', 'How well did we do, from 1 to 5?'], undefined],
])('in %j, %j shows that the row is a review', (header, found) => {
  expect(reviewInHeader({ header, samples: [] }, READING.monthOf)).toBe(found);
});

it('says what to do', () => {
  expect(firstRowFault('5')).toContain('has "5" in its first row, where the names of the columns should be');
});
