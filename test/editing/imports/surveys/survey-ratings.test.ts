import { expect, it } from 'vitest';
import { ratingsAboveFive } from '../../../../src/editing/imports/surveys/survey-ratings.ts';
import { tableOf } from '../../../support/content/exports.ts';

const survey = async (...ratings: string[]) => ratingsAboveFive(await tableOf(`Score\n${ratings.join('\n')}\n`), 'Score');

it('finds the first rating that cannot be stars, and counts them', async () => {
  expect(await survey('4', '"7,5"', '9')).toEqual({ cell: '7,5', row: 3, count: 2, of: 3, highest: 9, scale: 10 });
});

it.each([
  [['50', '40', '10'], 50],
  [['18', '20', '9'], 20],
  [['85', '60'], 100],
  [['850', '60'], undefined],
] as const)('finds that %j are out of %s', async (ratings, scale) => {
  expect(await survey(...ratings)).toMatchObject({ scale });
});

it.each([
  ['one', ['5', '4', '55']],
  ['few', ['6', '7', ...Array.from({ length: 7 }, () => '4')]],
  ['some beside what says that it counts stars', ['5 stars', '7', '8', '9']],
  ['some beside what says that it is out of 5', ['4 von 5', '7', '8', '9']],
])('takes %s of them for mistakes among stars', async (_, ratings) => {
  expect(await survey(...ratings)).toMatchObject({ scale: 5 });
});

it('finds none in stars, however they are written', async () => {
  expect(await survey('5', '1.0', 'four', '★★★', '4/5', '')).toBeUndefined();
});
