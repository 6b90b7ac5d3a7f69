import { expect, it } from 'vitest';
import { findYearFirst } from '../../../../src/editing/imports/surveys/year-first.ts';
import { tableOf } from '../../../support/content/exports.ts';

const find = async (...dates: readonly string[]) =>
  findYearFirst(await tableOf(`date\n${dates.join('\n')}\n`), { date: 'date' }, '2026-11-23');

it('finds the date that only begins with a year', async () => {
  expect(await find('24.05.03', '24.05.31')).toEqual({ cell: '24.05.31', row: 3 });
  expect(await find('25/11/24', '24/05/30', '2024-05-31')).toEqual({ cell: '24/05/30', row: 3 });
});

it.each([
  ['the year may stand last in all', ['24.05.03', '03.12.25']],
  ['the year stands last in one', ['24.05.03', '12.05.27', '31.05.24']],
  ['they have whole years', ['24.05.2031', '2024-05-31']],
])('finds none where %s', async (_, dates) => {
  expect(await find(...dates)).toBeUndefined();
});
