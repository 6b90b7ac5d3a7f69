import { expect, it } from 'vitest';
import { meantDays } from '../../../src/authoring/source/meant-days.ts';

it.each([
  ['30/11/2026', ['2026-11-30']],
  ['03/11/2026', ['2026-11-03', '2026-03-11']],
  ['03.11.2026', ['2026-11-03']],
  ['3 de noviembre de 2026', ['2026-11-03']],
  ['2026-2-3', ['2026-02-03']],
  ['31/31/2026', []],
  ['yesterday', []],
])('of %s are %j', (written, days) => {
  expect(meantDays(written)).toEqual(days);
});
