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

const price = aspectOf([15, 0, 5], {
  id: 'price',
  name: 'Price',
  trend: [period('2025-Q1', 12, 1), period('2025-Q3', 4, 0), period('2025-Q4', 4, -1)],
});
const staff = aspectOf([20, 0, 0], {
  id: 'staff',
  name: 'Staff',
  trend: [period('2024-Q4', 10, 1), period('2025-Q2', 10, 1)],
});

describe('the trends', () => {
  it('are told by the whole, the bad quarters and the newest one', () => {
    expect(aspectTrends({ aspects: [price] }, en).map(({ description }) => description)).toEqual([
      'Score +0.50 from 20 mentions. More criticism than praise in 1 of 3 quarters. Most recently: −1.00 in Q4 2025 (4 mentions).',
    ]);
  });

  it('are one figure for each aspect, with a name and an id of its own', () => {
    const figures = aspectTrends({ aspects: [price, staff] }, localeOf('es'));
    expect(figures.map(({ id, title }) => [id, title])).toEqual([
      ['chart-trend-price', 'Precio por trimestre'],
      ['chart-trend-staff', 'Trato por trimestre'],
    ]);
  });

  it('have the periods of the insights as their tables', () => {
    expect(aspectTrends({ aspects: [price] }, en)[0]?.table).toEqual({
      columns: ['Quarter', 'Score', '95% interval', 'Mentions'],
      rows: [
        ['Q4 2025', '−1.00', '−1.00 to −0.70', '4'],
        ['Q3 2025', '0.00', '−0.30 to +0.30', '4'],
        ['Q1 2025', '+1.00', '+0.70 to +1.00', '12'],
      ],
    });
  });

  it('stand on the same scales', () => {
    const [first = '', second = ''] = aspectTrends({ aspects: [price, staff] }, en).map(({ svg }) => svg.narrow);
    expect(textsOf(first, '.soft text')).toEqual(textsOf(second, '.soft text'));
    const [best = 0] = numbersOf(first, '.dot circle', 'cy');
    expect(numbersOf(second, '.dot circle', 'cy')).toEqual([best, best]);
    // The first quarter of the one lies between the two of the other.
    const [between = 0] = numbersOf(first, '.dot circle', 'cx');
    const [before = 0, after = 0] = numbersOf(second, '.dot circle', 'cx');
    expect(between - before).toBeCloseTo(after - between, 0);
  });

  it('have greater dots where more was said', () => {
    const [svg = ''] = aspectTrends({ aspects: [price] }, en).map(({ svg }) => svg.narrow);
    const [twelve = 0, four = 0] = elementsOf(svg, '.dot circle')
      .map((circle) => Number(circle.getAttribute('r')))
      .toSorted((a, b) => b - a);
    expect(twelve).toBeGreaterThan(four);
  });

  it('say that the drawing shows a part where it does', () => {
    const old = { ...price, id: 'old', trend: [period('2010-Q1', 30, 1), ...price.trend] };
    expect(aspectTrends({ aspects: [price, old] }, en).map(({ note }) => note)).toEqual([undefined, en.messages.charts.partNote]);
  });

  it('leave out what rests on too little', () => {
    const oneQuarter = aspectOf([40, 0, 0], { id: 'a', trend: [period('2025-Q1', 40, 1)] });
    const few = aspectOf([19, 0, 0], { id: 'b', trend: [period('2025-Q1', 10, 1), period('2025-Q2', 9, 1)] });
    const scattered = aspectOf([21, 0, 0], {
      id: 'c',
      trend: Array.from({ length: 21 }, (_, at) => period(`${2020 + (at >> 2)}-Q${1 + (at % 4)}`, 1, 1)),
    });
    expect(aspectTrends({ aspects: [oneQuarter, few, scattered] }, en)).toEqual([]);
    expect(aspectTrends({ aspects: [] }, en)).toEqual([]);
  });
});
