import { describe, expect, it } from 'vitest';
import { aspectBalance } from '../../src/charts/aspect-balance.ts';
import { localeOf } from '../../src/locales/locale.ts';
import { aspectOf, elementsOf, numbersOf, textsOf } from '../support/browser/drawings.ts';

const en = localeOf('en');
const aspects = [
  aspectOf([60, 10, 30], { id: 'price', name: 'Price' }),
  aspectOf([80, 0, 4], { id: 'staff', name: 'Staff' }),
  aspectOf([0, 1, 2], { id: 'van', name: 'The <van>' }),
  aspectOf([0, 0, 0], { id: 'speed', name: 'Speed' }),
];

describe('the balance', () => {
  it('names what is praised and what is criticised most', () => {
    expect(aspectBalance({ aspects }, en)?.description).toBe(
      'Most often praised: Staff, in 80 of 84 mentions. Most often criticised: Price, in 30 of 100 mentions.',
    );
    expect(aspectBalance({ aspects }, localeOf('es'))?.description).toBe(
      'Lo más elogiado: Trato, en 80 de 84 menciones. Lo más criticado: Precio, en 30 de 100 menciones.',
    );
  });

  it('says nothing of what nobody does, or one alone', () => {
    expect(aspectBalance({ aspects: [aspectOf([1, 0, 2])] }, en)?.description).toBe(
      'Most often criticised: Price, in 2 of 3 mentions.',
    );
  });

  it('has no row for an aspect that cannot be quoted', () => {
    const unsure = aspectOf([90, 0, 9], { id: 'unsure', name: 'Unsure', evidence: [] });
    expect(aspectBalance({ aspects: [...aspects, unsure] }, en)).toEqual(aspectBalance({ aspects }, en));
    expect(aspectBalance({ aspects: [unsure] }, en)).toBeUndefined();
  });

  it('has a row for each aspect that is mentioned, in the order of the insights', () => {
    expect(aspectBalance({ aspects }, en)?.table).toEqual({
      columns: ['Aspect', 'Mentions', 'Praise', 'Neutral', 'Criticism', 'Score'],
      rows: [
        ['Price', '100', '60', '10', '30', '+0.30'],
        ['Staff', '84', '80', '0', '4', '+0.90'],
        ['The <van>', '3', '0', '1', '2', '−0.67'],
      ],
    });
  });

  it.each(['narrow', 'wide'] as const)(
    'has praise to the right and criticism to the left on one scale in the %s drawing',
    (size) => {
      const svg = aspectBalance({ aspects }, en)?.svg[size] ?? '';
      const [middle = 0] = numbersOf(svg, '.axis line', 'x1');
      const [priced = 0, staffed = 0] = numbersOf(svg, '.praise rect', 'width');
      const widths = numbersOf(svg, '.criticism rect', 'width');
      for (const x of numbersOf(svg, '.praise rect', 'x')) expect(x).toBeCloseTo(middle, 0);
      for (const [row, x] of numbersOf(svg, '.criticism rect', 'x').entries())
        expect(x + (widths[row] ?? 0)).toBeCloseTo(middle, 0);
      expect(staffed / priced).toBeCloseTo(80 / 60, 1);
      expect(priced / (widths[0] ?? 0)).toBeCloseTo(60 / 30, 1);
      expect(textsOf(svg, '.value text')).toEqual(['60', '80', '30', '4', '2']);
      expect(textsOf(svg, '.soft text')).toEqual(['Praise', 'Criticism']);
    },
  );

  it('draws the twenty most mentioned, and says so', () => {
    const many = Array.from({ length: 25 }, (_, at) => aspectOf([30 - at, 0, 1], { id: `a${at}`, name: `Aspect ${at}` }));
    const figure = aspectBalance({ aspects: many }, en);
    expect(elementsOf(figure?.svg.wide ?? '', '.praise rect')).toHaveLength(20);
    expect(figure?.table.rows).toHaveLength(25);
    expect(figure?.note).toBe(en.messages.charts.partNote);
    expect(aspectBalance({ aspects }, en)?.note).toBeUndefined();
  });

  it('is none without praise and criticism', () => {
    expect(aspectBalance({ aspects: [aspectOf([0, 2, 0])] }, en)).toBeUndefined();
    expect(aspectBalance({ aspects: [] }, en)).toBeUndefined();
    expect(aspectBalance({ aspects: [aspectOf([0, 0, 0])] }, en)).toBeUndefined();
  });
});
