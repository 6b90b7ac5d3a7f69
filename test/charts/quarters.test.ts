import { describe, expect, it } from 'vitest';
import { periodName, quarterName, quarterOfDate, quarterOfPeriod, quarterTicks, yearOf } from '../../src/charts/quarters.ts';
import { localeOf } from '../../src/locales/locale.ts';

const en = localeOf('en');

describe('a quarter', () => {
  it.each([
    ['2026-01-01', '2026-Q1', 'Q1 2026'],
    ['2026-03-31', '2026-Q1', 'Q1 2026'],
    ['2026-04-01', '2026-Q2', 'Q2 2026'],
    ['2025-12-31', '2025-Q4', 'Q4 2025'],
  ])('of %s is that of the period %s', (date, period, name) => {
    expect(quarterOfDate(date)).toBe(quarterOfPeriod(period));
    expect(quarterName(en, quarterOfDate(date))).toBe(name);
    expect(yearOf(quarterOfDate(date))).toBe(Number(date.slice(0, 4)));
  });

  it('follows the last one of the year before', () => {
    expect(quarterOfPeriod('2026-Q1') - quarterOfPeriod('2025-Q4')).toBe(1);
  });

  it('is named as the language does', () => {
    expect(quarterName(localeOf('es'), quarterOfPeriod('2026-Q3'))).toBe('T3 2026');
  });

  it('is named by its year where all of that is meant', () => {
    const quarter = quarterOfPeriod('2026-Q3');
    expect([periodName(en, quarter, 'quarter'), periodName(en, quarter, 'year')]).toEqual(['Q3 2026', '2026']);
  });
});

describe('the ticks of a time axis', () => {
  const ticks = (from: string, to: string) => quarterTicks({ first: quarterOfPeriod(from), last: quarterOfPeriod(to) }, 240, en);
  const labels = (from: string, to: string) => ticks(from, to).map(({ label }) => label);

  it('name each quarter where there are few', () => {
    expect(labels('2025-Q3', '2026-Q1')).toEqual(['Q3 2025', 'Q4 2025', 'Q1 2026']);
  });

  it('name the years where there are many, at their first quarters', () => {
    expect(labels('2022-Q4', '2026-Q4')).toEqual(['2023', '2024', '2025', '2026']);
    expect(ticks('2022-Q4', '2026-Q4')[0]?.quarter).toBe(quarterOfPeriod('2023-Q1'));
  });

  it('leave out years where there is no room for all, never the newest', () => {
    expect(labels('2019-Q1', '2026-Q4')).toEqual(['2020', '2022', '2024', '2026']);
  });
});
