import { describe, expect, it } from 'vitest';
import { draw } from '../../src/charts/draw.ts';
import { ratingSeriesChart } from '../../src/charts/rating-series-chart.ts';
import type { Point } from '../../src/charts/series.ts';
import { localeOf } from '../../src/locales/locale.ts';
import { elementsOf, numbersOf, textsOf } from '../support/charts/drawings.ts';

const point = (quarter: number, value: number, count = 1): Point => ({ quarter, value, low: value, high: value, count });
const drawn = (points: readonly Point[], size: 'narrow' | 'wide' = 'wide') =>
  draw('x', ratingSeriesChart(points, size, localeOf('en')));

describe('the chart of the ratings', () => {
  it.each(['narrow', 'wide'] as const)('has the whole scale from 1 to 5 in the %s drawing', (size) => {
    const svg = drawn([point(8100, 5), point(8101, 1), point(8102, 3)], size);
    const [one = 0, , three = 0, , five = 0] = numbersOf(svg, '.grid line', 'y1');
    expect(numbersOf(svg, '.dot circle', 'cy')).toEqual([five, one, three]);
    expect(textsOf(svg, '.soft text').slice(0, 5)).toEqual(['1', '2', '3', '4', '5']);
  });

  it('has a bar for each count, the highest said', () => {
    const svg = drawn([point(8100, 4, 10), point(8101, 4, 5)]);
    const [ten = 0, five = 0] = numbersOf(svg, '.count rect', 'height');
    expect(ten / five).toBeCloseTo(2, 1);
    expect(textsOf(svg, '.soft text')).toContain('Reviews, up to 10');
  });

  it('interrupts its line where a quarter has no reviews', () => {
    const path = (points: readonly Point[]) => elementsOf(drawn(points), '.line path')[0]?.getAttribute('d') ?? '';
    expect(path([point(8100, 4), point(8101, 4), point(8102, 4)])).toMatch(/^M[^M]+L[^M]+L[^M]+$/);
    expect(path([point(8100, 4), point(8101, 4), point(8103, 4), point(8104, 4)])).toMatch(/^M[^M]+L[^M]+M[^M]+L[^M]+$/);
  });

  it('labels the newest, the highest and the lowest value, each once', () => {
    expect(textsOf(drawn([point(8100, 5), point(8101, 1), point(8102, 3)]), '.value text')).toEqual(['3.0', '5.0', '1.0']);
    expect(textsOf(drawn([point(8100, 1), point(8101, 5)]), '.value text')).toEqual(['5.0', '1.0']);
    expect(textsOf(drawn([point(8100, 4), point(8101, 4)]), '.value text')).toEqual(['4.0', '4.0']);
    expect(textsOf(drawn([point(8100, 5), point(8101, 4.96), point(8102, 5)]), '.value text')).toEqual(['5.0', '5.0']);
    expect(textsOf(drawn([point(8100, 4)]), '.value text')).toEqual(['4.0']);
  });

  it('draws the newest 32 quarters', () => {
    const svg = drawn(Array.from({ length: 40 }, (_, at) => point(8000 + at, 1 + (at % 5))));
    expect(elementsOf(svg, '.dot circle')).toHaveLength(32);
    expect(elementsOf(svg, '.count rect')).toHaveLength(32);
  });
});
