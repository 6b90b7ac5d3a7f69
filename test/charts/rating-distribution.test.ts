import { describe, expect, it } from 'vitest';
import { ratingDistribution } from '../../src/charts/rating-distribution.ts';
import { localeOf } from '../../src/locales/locale.ts';
import { catalogOf, elementsOf, numbersOf, textsOf } from '../support/charts/drawings.ts';

const en = localeOf('en');
const catalog = catalogOf([5, 5, 5, 5, 4, 4, 1, 5].map((rating) => ['2026-03-14', rating]));

describe('the distribution', () => {
  it('is told in words', () => {
    expect(ratingDistribution(catalog, en)?.description).toBe(
      '8 reviews, 4.3 of 5 on average. Most often 5 stars: 5 (63%). 1 or 2 stars: 1 (13%).',
    );
    expect(ratingDistribution(catalog, localeOf('es'))?.description).toBe(
      '8 opiniones, 4,3 de 5 de media. Lo más frecuente, 5 estrellas: 5 (63\u00a0%). 1 o 2 estrellas: 1 (13\u00a0%).',
    );
  });

  it('has a row for each rating, also where nobody gave it', () => {
    expect(ratingDistribution(catalog, en)?.table).toEqual({
      columns: ['Rating', 'Reviews', 'Share'],
      rows: [
        ['5 stars', '5', '63%'],
        ['4 stars', '2', '25%'],
        ['3 stars', '0', '0%'],
        ['2 stars', '0', '0%'],
        ['1 star', '1', '13%'],
      ],
    });
  });

  it.each(['narrow', 'wide'] as const)('has bars as long as the counts are high in the %s drawing', (size) => {
    const svg = ratingDistribution(catalog, en)?.svg[size] ?? '';
    const [five = 0, ...others] = numbersOf(svg, '.rating rect', 'width');
    expect(others.map((width) => Math.round((width / five) * 100))).toEqual([40, 0, 0, 20]);
    expect(elementsOf(svg, '.rating path')).toHaveLength(5);
    expect(textsOf(svg, '.value text')).toEqual(['5 · 63%', '2 · 25%', '0 · 0%', '0 · 0%', '1 · 13%']);
  });

  it('is the same for the one review there is', () => {
    expect(ratingDistribution(catalogOf([['2026-03-14', 2]]), en)?.description).toBe(
      '1 review, 2.0 of 5 on average. Most often 2 stars: 1 (100%). 1 or 2 stars: 1 (100%).',
    );
  });

  it('is none without reviews', () => {
    expect(ratingDistribution(catalogOf([]), en)).toBeUndefined();
  });
});
