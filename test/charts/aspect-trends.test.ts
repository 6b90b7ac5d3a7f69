import { describe, expect, it } from 'vitest';
import { aspectTrends } from '../../src/charts/aspect-trends.ts';
import type { AspectInsight } from '../../src/insights/dataset/insights-schema.ts';
import { localeOf } from '../../src/locales/locale.ts';
import { aspectOf, elementsOf, numbersOf, textsOf } from '../support/browser/drawings.ts';

const en = localeOf('en');

const period = (name: string, mentions: number, score: number): AspectInsight['trend'][number] => ({
  period: name,
  mentions,
  score,
  low: Math.max(-1, score - 0.3),
  high: Math.min(1, score + 0.3),
});

const price = aspectOf([15, 0, 7], {
  id: 'price',
  name: 'Price',
  trend: [period('2025-Q1', 12, 1), period('2025-Q3', 5, 0), period('2025-Q4', 5, -1)],
});
const staff = aspectOf([20, 0, 0], {
  id: 'staff',
  name: 'Staff',
  trend: [period('2024-Q4', 10, 1), period('2025-Q2', 10, 1)],
});

describe('the trends', () => {
  it('are told by the whole, the bad quarters and the newest one', () => {
    expect(aspectTrends({ aspects: [price] }, en).map(({ figure }) => figure.description)).toEqual([
      'Score +0.36 from 22 mentions. More criticism than praise in 1 of 3 quarters. Most recently: −1.00 in Q4 2025 (5 mentions).',
    ]);
  });

  it('are one figure for each aspect, with a name and an id of its own', () => {
    const figures = aspectTrends({ aspects: [price, staff] }, localeOf('es'));
    expect(figures.map(({ aspect, figure: { id, title } }) => [aspect.name, id, title])).toEqual([
      ['Price', 'chart-trend-price', 'Precio por trimestre'],
      ['Staff', 'chart-trend-staff', 'Trato por trimestre'],
    ]);
  });

  it('have the periods of the insights as their tables', () => {
    expect(aspectTrends({ aspects: [price] }, en)[0]?.figure.table).toEqual({
      columns: ['Quarter', 'Score', '95% interval', 'Mentions'],
      rows: [
        ['Q4 2025', '−1.00', '−1.00 to −0.70', '5'],
        ['Q3 2025', '0.00', '−0.30 to +0.30', '5'],
        ['Q1 2025', '+1.00', '+0.70 to +1.00', '12'],
      ],
    });
  });

  it('stand on the same scales', () => {
    const [first = '', second = ''] = aspectTrends({ aspects: [price, staff] }, en).map(({ figure }) => figure.svg.narrow);
    expect(textsOf(first, '.soft text')).toEqual(textsOf(second, '.soft text'));
    const [best = 0] = numbersOf(first, '.dot circle', 'cy');
    expect(numbersOf(second, '.dot circle', 'cy')).toEqual([best, best]);
    // The first quarter of the one lies between the two of the other.
    const [between = 0] = numbersOf(first, '.dot circle', 'cx');
    const [before = 0, after = 0] = numbersOf(second, '.dot circle', 'cx');
    expect(between - before).toBeCloseTo(after - between, 0);
  });

  it('have greater dots where more was said', () => {
    const [svg = ''] = aspectTrends({ aspects: [price] }, en).map(({ figure }) => figure.svg.narrow);
    const [twelve = 0, five = 0] = elementsOf(svg, '.dot circle')
      .map((circle) => Number(circle.getAttribute('r')))
      .toSorted((a, b) => b - a);
    expect(twelve).toBeGreaterThan(five);
  });

  it('say that the drawing shows a part where it does', () => {
    const old = { ...price, id: 'old', trend: [period('2010-Q1', 30, 1), ...price.trend] };
    expect(aspectTrends({ aspects: [price, old] }, en).map(({ figure }) => figure.note)).toEqual([
      undefined,
      en.messages.charts.partNote,
    ]);
  });

  it('are by year where most quarters have fewer than five mentions, and leave out what has fewer', () => {
    const scattered = aspectOf([18, 0, 4], {
      id: 'c',
      trend: [
        ...[1, 2, 3, 4].map((quarter) => period(`2023-Q${quarter}`, 2, 1)),
        period('2024-Q3', 1, -1),
        ...[1, 2, 3, 4].map((quarter) => period(`2025-Q${quarter}`, 3, quarter === 4 ? -1 : 1)),
        period('2026-Q1', 1, 1),
      ],
    });
    const [{ title, description, table } = { title: '', description: '', table: undefined }] = aspectTrends(
      { aspects: [scattered] },
      en,
    ).map(({ figure }) => figure);
    expect(title).toBe('Price by year');
    expect(description).toBe(
      'Score +0.64 from 22 mentions. More criticism than praise in 0 of 2 years. Most recently: +0.50 in 2025 (12 mentions).',
    );
    expect(table).toEqual({
      columns: ['Year', 'Score', '95% interval', 'Mentions'],
      rows: [
        ['2025', '+0.50', '−0.06 to +0.82', '12'],
        ['2023', '+1.00', '+0.35 to +1.00', '8'],
      ],
    });
  });

  it('are counted from whole mentions, however their scores were rounded', () => {
    const trend = [2024, 2025].flatMap((year) => [period(`${year}-Q1`, 3, 0.33), period(`${year}-Q3`, 3, -0.33)]);
    const [figure] = aspectTrends({ aspects: [aspectOf([6, 0, 6], { trend })] }, en).map(({ figure }) => figure);
    expect(figure?.table.rows.map(([year, score]) => [year, score])).toEqual([
      ['2025', '0.00'],
      ['2024', '0.00'],
    ]);
  });

  it('have wider intervals where few reviews say much', () => {
    const trend = [1, 2].flatMap((year) => [1, 2, 3].map((quarter) => period(`202${year}-Q${quarter}`, 4, 1)));
    const lowest = (reviews: number) =>
      aspectTrends({ aspects: [aspectOf([24, 0, 0], { reviews, trend })] }, en)[0]?.figure.table.rows[0]?.[2];
    expect([lowest(24), lowest(12)]).toEqual(['+0.52 to +1.00', '+0.22 to +1.00']);
  });

  it('leave out what rests on too little, or cannot be quoted', () => {
    const oneQuarter = aspectOf([40, 0, 0], { id: 'a', trend: [period('2025-Q1', 40, 1)] });
    const few = aspectOf([8, 0, 0], { id: 'b', trend: [period('2024-Q1', 4, 1), period('2025-Q2', 4, 1)] });
    const unsure = { ...staff, evidence: [] };
    expect(aspectTrends({ aspects: [oneQuarter, few, unsure] }, en)).toEqual([]);
    expect(aspectTrends({ aspects: [] }, en)).toEqual([]);
  });
});
