import { describe, expect, it } from 'vitest';
import { ratingOverTime } from '../../src/charts/rating-over-time.ts';
import { localeOf } from '../../src/locales/locale.ts';
import { catalogOf } from '../support/charts/drawings.ts';

const en = localeOf('en');
const catalog = catalogOf([
  ['2025-01-10', 5],
  ['2025-02-10', 5],
  ['2025-05-10', 2],
  ['2025-06-10', 3],
  ['2025-12-31', 4],
]);

describe('the ratings over time', () => {
  it('are told by their extremes and the newest', () => {
    expect(ratingOverTime(catalog, en)?.description).toBe(
      'Lowest: 2.5 in Q2 2025 (2 reviews); highest: 5.0 in Q1 2025 (2 reviews). Most recently: 4.0 in Q4 2025 (1 review).',
    );
    expect(ratingOverTime(catalog, localeOf('es'))?.description).toBe(
      'Mínimo: 2,5 en T2 2025 (2 opiniones); máximo: 5,0 en T1 2025 (2 opiniones). Último: 4,0 en T4 2025 (1 opinión).',
    );
  });

  it('have a row for each quarter with reviews, with its mean', () => {
    const { columns, rows } = ratingOverTime(catalog, en)?.table ?? { columns: [], rows: [] };
    expect(columns).toEqual(['Quarter', 'Average', '95% interval', 'Reviews']);
    expect(rows.map(([quarter, average, , reviews]) => [quarter, average, reviews])).toEqual([
      ['Q4 2025', '4.00', '1'],
      ['Q2 2025', '2.50', '2'],
      ['Q1 2025', '5.00', '2'],
    ]);
  });

  it('have one figure for one quarter', () => {
    const { description } = ratingOverTime(catalogOf([['2026-03-14', 4]]), en) ?? {};
    expect(description).toBe('Most recently: 4.0 in Q1 2026 (1 review).');
  });

  it('have no extremes where every quarter is the same', () => {
    const always = catalogOf([
      ['2026-03-14', 5],
      ['2026-04-14', 5],
    ]);
    expect(ratingOverTime(always, en)?.description).toBe('5.0 in every quarter. Most recently: 5.0 in Q2 2026 (1 review).');
  });

  it('have no extremes where every quarter is written the same: 4.96 and 5 are both 5.0', () => {
    const fives = Array.from({ length: 24 }, (): [string, number] => ['2026-03-14', 5]);
    const almost = catalogOf([...fives, ['2026-03-14', 4], ['2026-04-14', 5]]);
    expect(ratingOverTime(almost, en)?.description).toBe('5.0 in every quarter. Most recently: 5.0 in Q2 2026 (1 review).');
  });

  it('say that the drawing shows a part where it does, and tell the extremes of that part', () => {
    const long = catalogOf([
      ['2010-03-14', 1],
      ['2025-12-14', 5],
      ['2026-03-14', 4],
    ]);
    expect(ratingOverTime(long, en)?.description).toBe(
      'Lowest: 4.0 in Q1 2026 (1 review); highest: 5.0 in Q4 2025 (1 review). Most recently: 4.0 in Q1 2026 (1 review).',
    );
    expect(ratingOverTime(long, en)?.note).toContain(en.messages.charts.partNote);
    expect(ratingOverTime(long, en)?.table.rows).toHaveLength(3);
    expect(ratingOverTime(catalog, en)?.note).toBe(en.messages.charts.intervalNote);
  });

  it('are none without reviews', () => {
    expect(ratingOverTime(catalogOf([]), en)).toBeUndefined();
  });
});
