import { describe, expect, it } from 'vitest';
import { aspectTrends } from '../../src/charts/aspect-trends.ts';
import { localeOf } from '../../src/locales/locale.ts';
import { elementsOf, numbersOf, textsOf } from '../support/charts/drawings.ts';
import { changing, said, saidTogether } from '../support/charts/praise.ts';

const en = localeOf('en');

const price = said({ '2023-05-01': [12, 28], '2024-02-01': [0, 2], '2026-05-01': [32, 8] });
const staff = said(
  { '2023-01-10': [20, 0], '2023-05-10': [20, 0], '2026-01-10': [4, 20], '2026-05-10': [8, 8] },
  { id: 'staff', name: 'Staff' },
);
const steady = changing('cleanliness', [9, 1], [9, 1]);

describe('the trends', () => {
  it('say by how much the praise has changed, and of how many mentions', () => {
    expect(aspectTrends(price, en)?.changes.map(({ figure }) => figure.description)).toEqual([
      'In 2023, 30% was praise (12 of 40 mentions); in 2026, 80% (32 of 40 mentions).',
    ]);
    expect(aspectTrends(price, localeOf('es'))?.changes.map(({ figure }) => figure.description)).toEqual([
      'En 2023, el 30\u00a0% eran elogios (12 de 40 menciones); en 2026, el 80\u00a0% (32 de 40 menciones).',
    ]);
  });

  it('are one figure for each change, the greatest first, and say how many have none', () => {
    const { changes = [], rest } = aspectTrends(saidTogether(steady, price, staff), en) ?? {};
    expect(changes.map(({ aspect, figure: { id, title } }) => [aspect.name, id, title])).toEqual([
      ['Staff', 'chart-trend-staff', 'Staff: how much of it is praise, by quarter'],
      ['Price', 'chart-trend-price', 'Price: how much of it is praise, by quarter'],
    ]);
    expect(rest).toBe('In one other aspect nothing has clearly changed.');
  });

  it('have every period as their tables, with its interval', () => {
    expect(aspectTrends(price, en)?.changes[0]?.figure.table).toEqual({
      columns: ['Quarter', 'Praise', '95% interval', 'Mentions'],
      rows: [
        ['Q2 2026', '80%', '65% to 90%', '40'],
        ['Q2 2023', '30%', '18% to 45%', '40'],
      ],
    });
  });

  it('stand on the same scales, with greater dots where more was said', () => {
    const [first = '', second = ''] =
      aspectTrends(saidTogether(price, staff), en)?.changes.map(({ figure }) => figure.svg.narrow) ?? [];
    const labels = textsOf(first, '.soft text');
    expect(labels.slice(0, 3)).toEqual(['0', '50', '100']);
    expect(textsOf(second, '.soft text')).toEqual(labels);
    const [zero = 0, , whole = 0] = numbersOf(first, '.grid line', 'y1');
    expect(numbersOf(first, '.dot circle', 'cy')).toContain(whole);
    expect(zero).toBeGreaterThan(whole);
    const radii = (svg: string) => elementsOf(svg, '.dot circle').map((circle) => Number(circle.getAttribute('r')));
    expect(Math.min(...radii(second))).toBeGreaterThan(Math.max(...radii(first)));
  });

  it('have the share of all mentions beside its line', () => {
    const { narrow = '' } = aspectTrends(price, en)?.changes[0]?.figure.svg ?? {};
    expect(textsOf(narrow, '.value text')).toEqual(['54%']);
    expect(elementsOf(narrow, '.value')[0]?.getAttribute('text-anchor')).toBe('start');
  });

  it('say that the drawing shows a part where it does', () => {
    const old = said({ '2010-02-01': [30, 0], '2025-02-01': [0, 30] });
    const notes = (parts: typeof old) => aspectTrends(parts, en)?.changes.map(({ figure }) => figure.note);
    expect([notes(old), notes(price)]).toEqual([[en.messages.charts.partNote], [undefined]]);
  });

  it('are three at most', () => {
    const many = ['a', 'b', 'c', 'd'].map((id) => changing(id, [0, 30], [30, 0]));
    expect(aspectTrends(saidTogether(...many), en)?.changes).toHaveLength(3);
  });

  it('say so where nothing has changed, and nothing where nobody could tell', () => {
    expect(aspectTrends(steady, en)).toEqual({ changes: [], rest: en.messages.charts.trends.none('1', true) });
    expect(aspectTrends(said({ '2023-01-10': [40, 0] }), en)).toBeUndefined();
    expect(aspectTrends(saidTogether(), en)).toBeUndefined();
  });
});
