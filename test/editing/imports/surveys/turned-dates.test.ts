import { expect, it } from 'vitest';
import { findTurned } from '../../../../src/editing/imports/surveys/turned-dates.ts';
import { tableOf } from '../../../support/content/exports.ts';

const turned = async (...dates: string[]) => findTurned(await tableOf(`date\n${dates.join('\n')}\n`), { date: 'date' });

it.each([
  ['month-first', ['03.05.2024', '04/15/2024', '05/25/2024', '07.06.2024 10:00']],
  ['day-first', ['2024-05-03', '15/04/2024', '2024-07-06 10:15:00']],
])('finds %s dates that a spreadsheet program of another country turned', async (order, dates) => {
  expect(await turned(...dates)).toEqual({ left: { cell: dates[1], row: 3 }, order, turned: dates[0] });
});

it.each([
  ['has one form', ['04/15/2024', '5/5/2024']],
  ['has a day above 12 in the other form', ['2024-05-03', '2024-05-13', '15/04/2024']],
  ['has a day up to 12 in the same form', ['2024-05-03', '15/04/2024', '03/04/2024']],
  ['has what programs write', ['2024-05-03T10:00:00Z', '15/04/2024']],
])('finds none in a column that %s', async (_, dates) => {
  expect(await turned(...dates)).toBeUndefined();
});
