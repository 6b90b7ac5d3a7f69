import { describe, expect, it } from 'vitest';
import { ratingOverTime } from '../../src/charts/rating-over-time.ts';
import { localeOf } from '../../src/locales/locale.ts';
import { catalogOf, elementsOf, numbersOf, placeOf, textsOf } from '../support/charts/drawings.ts';

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

/** The drawing of quarters from the first one of 2025 on, each with the ratings that were given in it. */
function drawn(quarters: readonly (readonly number[])[], size: 'narrow' | 'wide' = 'wide'): string {
  const dateIn = (at: number) => new Date(Date.UTC(2025, 3 * at, 10)).toISOString().slice(0, 10);
  const reviews = quarters.flatMap((ratings, at) => ratings.map((rating) => [dateIn(at), rating] as const));
  return ratingOverTime(catalogOf(reviews), en)?.svg[size] ?? '';
}

describe('their drawing', () => {
  it.each(['narrow', 'wide'] as const)('has the whole scale from 1 to 5 in its %s form', (size) => {
    const svg = drawn([[5], [1], [3]], size);
    const [one = 0, , three = 0, , five = 0] = numbersOf(svg, '.grid line', 'y1');
    expect(numbersOf(svg, '.dot circle', 'cy')).toEqual([five, one, three]);
    expect(textsOf(svg, '.soft text').slice(0, 5)).toEqual(['1', '2', '3', '4', '5']);
  });

  it('has a bar for each count, the highest said', () => {
    const svg = drawn([Array(10).fill(4), Array(5).fill(4)]);
    const [ten = 0, five = 0] = numbersOf(svg, '.count rect', 'height');
    expect(ten / five).toBeCloseTo(2, 1);
    expect(textsOf(svg, '.soft text')).toContain('Reviews, up to 10');
  });

  it('interrupts its line where a quarter has no reviews', () => {
    const path = (...quarters: number[][]) => elementsOf(drawn(quarters), '.line path')[0]?.getAttribute('d') ?? '';
    expect(path([4], [4], [4])).toMatch(/^M[^M]+L[^M]+L[^M]+$/);
    expect(path([4], [4], [], [4], [4])).toMatch(/^M[^M]+L[^M]+M[^M]+L[^M]+$/);
  });

  it('labels the newest, the highest and the lowest value, each once', () => {
    const labels = (...quarters: number[][]) => textsOf(drawn(quarters), '.value text');
    expect(labels([5], [1], [3])).toEqual(['3.0', '5.0', '1.0']);
    const svg = drawn([[5], [1], [3]]);
    const [five, one, three] = numbersOf(svg, '.dot circle', 'cy');
    expect(elementsOf(svg, '.value text').map((label) => placeOf(label)[1])).toEqual([three, five, one]);
    expect(labels([1], [5])).toEqual(['5.0', '1.0']);
    expect(labels([4], [4])).toEqual(['4.0', '4.0']);
    expect(labels([5], [...Array(24).fill(5), 4], [5])).toEqual(['5.0', '5.0']);
    expect(labels([4])).toEqual(['4.0']);
  });

  it('shows the newest 32 quarters', () => {
    const svg = drawn(Array.from({ length: 40 }, (_, at) => [1 + (at % 5)]));
    expect(elementsOf(svg, '.dot circle')).toHaveLength(32);
    expect(elementsOf(svg, '.count rect')).toHaveLength(32);
  });
});
