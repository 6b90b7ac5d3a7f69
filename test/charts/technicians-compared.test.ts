import { describe, expect, it } from 'vitest';
import { techniciansCompared } from '../../src/charts/technicians-compared.ts';
import { localeOf } from '../../src/locales/locale.ts';
import { catalogOf, elementsOf, numbersOf, teamOf, technicianOf, textsOf } from '../support/browser/drawings.ts';

const en = localeOf('en');
/** With an average of 4. */
const catalog = catalogOf([
  ['2026-03-14', 5],
  ['2026-03-14', 3],
]);
const team = teamOf([
  technicianOf('Tom <T.> & Co', 40, 3, -0.25),
  technicianOf('Dana', 12, 4.83, 0.78),
  technicianOf('Jake', 0, null),
  technicianOf('Luis', 33, 4.83),
]);

describe('the technicians compared', () => {
  it('are told by the highest and the lowest average', () => {
    expect(techniciansCompared(catalog, team, en)?.description).toBe(
      'Highest: Luis, 4.8 (33 reviews); lowest: Tom <T.> & Co, 3.0 (40 reviews). All reviews: 4.0.',
    );
    expect(techniciansCompared(catalog, team, localeOf('es'))?.description).toBe(
      'Más alta: Luis, 4,8 (33 opiniones); más baja: Tom <T.> & Co, 3,0 (40 opiniones). Todas las opiniones: 4,0.',
    );
  });

  it('may differ by chance where every interval holds the average of all, and that is said', () => {
    const alike = teamOf([technicianOf('Ada', 3, 5), technicianOf('Bo', 3, 3)]);
    expect(techniciansCompared(catalog, alike, en)?.description).toContain(en.messages.charts.technicians.within);
    expect(techniciansCompared(catalog, team, en)?.description).not.toContain(en.messages.charts.technicians.within);
  });

  it('have a row for each whom a review names, the best first, of equals the one with more reviews', () => {
    const { columns, rows } = techniciansCompared(catalog, team, en)?.table ?? { columns: [], rows: [] };
    expect(columns).toEqual(['Technician', 'Average', '95% interval', 'Reviews', 'Score']);
    expect(rows.map(([name, average, , reviews, score]) => [name, average, reviews, score])).toEqual([
      ['Luis', '4.83', '33', '–'],
      ['Dana', '4.83', '12', '+0.78'],
      ['Tom <T.> & Co', '3.00', '40', '−0.25'],
    ]);
  });

  it.each(['narrow', 'wide'] as const)('stand on one scale from 1 to 5 in the %s drawing', (size) => {
    const svg = techniciansCompared(catalog, team, en)?.svg[size] ?? '';
    const [one = 0, , three = 0, , five = 0] = numbersOf(svg, '.grid line', 'x1');
    const [luis = 0, , tom = 0] = numbersOf(svg, '.dot circle', 'cx');
    expect(tom).toBe(three);
    expect((luis - one) / (five - one)).toBeCloseTo((4.83 - 1) / 4, 2);
    expect(textsOf(svg, '.value text')).toEqual(['4.8', '4.8', '3.0']);
    expect(elementsOf(svg, '.reference line')).toHaveLength(1);
  });

  it('draws the twenty of whom most is known, and says so', () => {
    const many = teamOf(Array.from({ length: 23 }, (_, at) => technicianOf(`Technician ${at}`, at + 1, 5 - at / 10)));
    const figure = techniciansCompared(catalog, many, en);
    expect(elementsOf(figure?.svg.wide ?? '', '.dot circle')).toHaveLength(20);
    expect(figure?.svg.wide).not.toContain('>Technician 2<');
    expect(figure?.svg.wide).toContain('>Technician 22<');
    expect(figure?.table.rows).toHaveLength(23);
    expect(figure?.note).toContain(en.messages.charts.partNote);
  });

  it('are a figure with one technician, too', () => {
    const { description } = techniciansCompared(catalog, teamOf([technicianOf('Ada', 1, 4)]), en) ?? {};
    expect(description).toBe('Ada, 4.0 (1 review). All reviews: 4.0.');
  });

  it('are none where no review names one', () => {
    expect(techniciansCompared(catalog, teamOf([technicianOf('Ada', 0, null)]), en)).toBeUndefined();
    expect(techniciansCompared(catalogOf([]), teamOf([]), en)).toBeUndefined();
  });
});
