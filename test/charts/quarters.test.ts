import { describe, expect, it } from 'vitest';
import { periodName, quarterName, quarterOfDate, quarterTicks, yearOf } from '../../src/charts/quarters.ts';
import { type Locale, localeOf } from '../../src/locales/locale.ts';

const en = localeOf('en');

describe('a quarter', () => {
  it.each([
    ['2026-01-01', 'Q1 2026', 2026],
    ['2026-03-31', 'Q1 2026', 2026],
    ['2026-04-01', 'Q2 2026', 2026],
    ['2025-12-31', 'Q4 2025', 2025],
  ])('of %s is %s', (date, name, year) => {
    const quarter = quarterOfDate(date);
    expect([quarterName(en, quarter), yearOf(quarter)]).toEqual([name, year]);
    expect([periodName(en, quarter, 'quarter'), periodName(en, quarter, 'year')]).toEqual([name, String(year)]);
  });

  it('follows the last one of the year before', () => {
    expect(quarterOfDate('2026-01-01') - quarterOfDate('2025-12-31')).toBe(1);
  });

  it('is named as the language does', () => {
    expect(quarterName(localeOf('es'), quarterOfDate('2026-09-30'))).toBe('T3 2026');
  });
});

describe('the ticks of a time axis', () => {
  const ticks = (from: string, to: string) => quarterTicks({ first: quarterOfDate(from), last: quarterOfDate(to) }, 240, en);
  const labels = (from: string, to: string) => ticks(from, to).map(({ label }) => label);

  it('name each quarter where there are few', () => {
    expect(labels('2025-07-01', '2026-01-01')).toEqual(['Q3 2025', 'Q4 2025', 'Q1 2026']);
  });

  it('name the years where there are many, at their first quarters', () => {
    expect(labels('2022-10-01', '2026-10-01')).toEqual(['2023', '2024', '2025', '2026']);
    expect(ticks('2022-10-01', '2026-10-01')[0]?.quarter).toBe(quarterOfDate('2023-01-01'));
  });

  it('name the years where the language has long names for quarters', () => {
    const two = { first: quarterOfDate('2025-01-01'), last: quarterOfDate('2026-10-01') };
    const labels = (locale: Locale) => quarterTicks(two, 556, locale).map(({ label }) => label);
    expect(labels(en)).toHaveLength(8);
    expect(labels(localeOf('ar'))).toEqual(['2025', '2026']);
  });

  it('leave out years where there is no room for all, never the newest', () => {
    expect(labels('2019-01-01', '2026-10-01')).toEqual(['2020', '2022', '2024', '2026']);
  });
});
