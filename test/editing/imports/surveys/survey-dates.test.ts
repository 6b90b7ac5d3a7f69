import { expect, it } from 'vitest';
import { orderChoices, surveyDates } from '../../../../src/editing/imports/surveys/survey-dates.ts';
import { tableOf } from '../../../support/content/exports.ts';

const survey = async (...dates: string[]) => surveyDates(await tableOf(`date\n${dates.join('\n')}\n`), { date: 'date' });

it('decides over the whole column', async () => {
  expect(await survey('3/4/2024', '5/6/2024', '13/4/2024')).toEqual({ order: 'day-first', example: undefined });
  expect(await survey('3/4/2024 10:15 a.m.', '4/13/2024 9:05:30.123')).toEqual({ order: 'month-first', example: undefined });
  expect(await survey('3/4/2024', '4/13/2024')).toEqual({ order: 'month-first', example: undefined });
});

it('leaves it open where nothing decides, or where dates contradict each other', async () => {
  expect(await survey('4/4/2024', '3/4/2024')).toEqual({ order: undefined, example: { cell: '3/4/2024', row: 3 } });
  expect(await survey('3/4/2024', '13/4/2024', '4/13/2024')).toEqual({
    order: undefined,
    example: { cell: '3/4/2024', row: 2 },
  });
  expect(await survey('2024-03-04', '3.4.2024')).toEqual({ order: undefined, example: undefined });
});

it('leaves out an order in which a date would lie in the future, if none may', async () => {
  const table = await tableOf('date\n03/11/2026\n12/11/2026\n');
  const on = (today?: string) => surveyDates(table, { date: 'date' }, today);
  expect(await on('2026-11-23')).toEqual({ order: 'day-first', example: undefined });
  expect(await on('2026-12-23')).toEqual({ order: undefined, example: { cell: '03/11/2026', row: 2 } });
  expect(await on()).toEqual({ order: undefined, example: { cell: '03/11/2026', row: 2 } });
  // Both ways it would lie in the future.
  expect(await on('2026-01-23')).toEqual({ order: undefined, example: { cell: '03/11/2026', row: 2 } });
});

const yearFirst = async (...dates: readonly string[]) =>
  (await surveyDates(await tableOf(`date\n${dates.join('\n')}\n`), { date: 'date' }, '2026-11-23')).yearFirst;

it('finds the date that only begins with a year', async () => {
  expect(await yearFirst('24.05.03', '24.05.31')).toEqual({ cell: '24.05.31', row: 3 });
  expect(await yearFirst('25/11/24', '24/05/30', '2024-05-31')).toEqual({ cell: '24/05/30', row: 3 });
});

it.each([
  ['the year may stand last in all', ['24.05.03', '03.12.25']],
  ['the year stands last in one', ['24.05.03', '12.05.27', '31.05.24']],
  ['they have whole years', ['24.05.2031', '2024-05-31']],
])('finds none where %s', async (_, dates) => {
  expect(await yearFirst(...dates)).toBeUndefined();
});

it('names the usual order of a country first', () => {
  expect(orderChoices('month-first')).toBe('--dates month-first, as usual in your country, or --dates day-first');
  expect(orderChoices(undefined)).toBe('--dates day-first or --dates month-first');
});
