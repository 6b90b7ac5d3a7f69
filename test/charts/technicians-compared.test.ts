import { describe, expect, it } from 'vitest';
import { roomFor, WIDTHS } from '../../src/charts/draw.ts';
import { techniciansCompared } from '../../src/charts/technicians-compared.ts';
import { localeOf } from '../../src/locales/locale.ts';
import { catalogOf, elementsOf, numbersOf, placeOf, teamOf, technicianOf, textsOf } from '../support/charts/drawings.ts';

const en = localeOf('en');
/** The average is 4. */
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
  it('are told by the two whose intervals lie furthest apart', () => {
    expect(techniciansCompared(catalog, team, en)?.description).toBe(
      'In the order of their names, with at least ten reviews each. The intervals of Luis (4.8 from 33 reviews) and ' +
        'Tom <T.> & Co (3.0 from 40 reviews) lie furthest apart. Where two overlap, they do not tell who is better.',
    );
    expect(techniciansCompared(catalog, team, localeOf('es'))?.description).toBe(
      'Por orden de nombre, con al menos diez opiniones cada uno. Los intervalos más separados son los de Luis (4,8 en 33 opiniones) y ' +
        'Tom <T.> & Co (3,0 en 40 opiniones). Donde dos se solapan, no se puede saber quién es mejor.',
    );
  });

  it('may differ by chance where all intervals overlap, and that is said', () => {
    const alike = teamOf([technicianOf('Ada', 10, 4.6), technicianOf('Bo', 12, 4)]);
    expect(techniciansCompared(catalog, alike, en)?.description).toContain(en.messages.charts.technicians.overlap);
    expect(techniciansCompared(catalog, team, en)?.description).not.toContain(en.messages.charts.technicians.overlap);
  });

  it('have a row for each of ten reviews or more, by name and not by rank', () => {
    const few = teamOf([
      technicianOf('Éva', 10, 4.9),
      technicianOf('Zoe', 9, 5),
      technicianOf('Eve', 20, 3),
      technicianOf('Fay', 11, 4),
    ]);
    const { table, note } = techniciansCompared(catalog, few, en) ?? {};
    expect(table?.rows.map(([name]) => name)).toEqual(['Éva', 'Eve', 'Fay']);
    expect(note).toContain('One with fewer than ten reviews is left out.');
    const { columns, rows } = techniciansCompared(catalog, team, en)?.table ?? { columns: [], rows: [] };
    expect(columns).toEqual(['Person', 'Average', '95% interval', 'Reviews', 'Score']);
    expect(rows.map(([name, average, , reviews, score]) => [name, average, reviews, score])).toEqual([
      ['Dana', '4.83', '12', '+0.78'],
      ['Luis', '4.83', '33', '–'],
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
    const ofAll = elementsOf(svg, '.soft text').find(({ textContent }) => textContent === 'All reviews: 4.0');
    expect(placeOf(ofAll)[1]).toBeLessThan(numbersOf(svg, '.reference line', 'y1')[0] ?? 0);
    // Beside it stands the number of reviews.
    if (size === 'wide') expect(WIDTHS.wide - five).toBeGreaterThan(roomFor(['40 reviews']));
  });

  it.each(['narrow', 'wide'] as const)(
    'have their names at the left edge of the %s drawing, beside the marks or above',
    (size) => {
      const svg = techniciansCompared(catalog, team, en)?.svg[size] ?? '';
      const name = elementsOf(svg, 'text').find(({ textContent }) => textContent === 'Dana');
      const [x = 0, y = 0] = placeOf(name);
      const [mark = 0] = numbersOf(svg, '.dot circle', 'cy');
      expect(x + (placeOf(name?.parentElement)[0] ?? 0)).toBe(0);
      if (size === 'wide') expect(y).toBe(mark);
      else expect(y).toBeLessThan(mark);
    },
  );

  it('have names that are cut where they are too long, and then have the whole name as their title', () => {
    const long = 'Maximiliana-Josephine von und zu Hohenstein <"Max">';
    const both = teamOf([technicianOf('Rapidez de respuesta', 12, 4), technicianOf(long, 12, 4)]);
    const svg = techniciansCompared(catalog, both, en)?.svg.wide ?? '';
    expect(textsOf(svg, 'title')).toEqual([long]);
    const names = textsOf(svg, 'text').map((text) => text.replace(long, ''));
    expect(names).toEqual(expect.arrayContaining([expect.stringMatching(/^Maximiliana.*…$/), 'Rapidez de respuesta']));
  });

  it('draws the twenty of whom most is known, and says so', () => {
    const many = teamOf(Array.from({ length: 23 }, (_, at) => technicianOf(`Technician ${at}`, at + 10, 5 - at / 10)));
    const figure = techniciansCompared(catalog, many, en);
    expect(elementsOf(figure?.svg.wide ?? '', '.dot circle')).toHaveLength(20);
    expect(figure?.svg.wide).not.toContain('>Technician 2<');
    expect(figure?.svg.wide).toContain('>Technician 22<');
    expect(figure?.table.rows).toHaveLength(23);
    expect(figure?.note).toContain(en.messages.charts.partNote);
  });

  it('are none where there are not two to compare', () => {
    expect(techniciansCompared(catalog, teamOf([technicianOf('Ada', 40, 4), technicianOf('Bo', 9, 5)]), en)).toBeUndefined();
    expect(techniciansCompared(catalogOf([]), teamOf([]), en)).toBeUndefined();
  });
});
