import { describe, expect, it } from 'vitest';
import { draw } from '../../src/charts/draw.ts';
import { rowNames, rowsOf } from '../../src/charts/rows.ts';
import { elementsOf, textsOf } from '../support/browser/drawings.ts';

const drawnNames = (names: readonly string[]) => {
  const rows = rowsOf(names.length, 'wide', 0);
  return draw('x', {
    width: 640,
    height: rows.height,
    y: { type: 'identity' },
    marginLeft: rows.left,
    marks: [rowNames(names, rows, 0)],
  });
};

describe('the rows', () => {
  it('have their names beside the marks where there is room', () => {
    const { nameAt, markAt, left } = rowsOf(3, 'wide', 10);
    expect([0, 1, 2].map(nameAt)).toEqual([0, 1, 2].map(markAt));
    expect(left).toBeGreaterThan(100);
  });

  it('have them above the marks, and below those of the row before, on a narrow screen', () => {
    const { nameAt, markAt, left, height } = rowsOf(2, 'narrow', 10);
    const places = [10, nameAt(0), markAt(0), nameAt(1), markAt(1), height];
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    expect(left).toBe(0);
  });
});

describe('the names', () => {
  it('begin at the left edge', () => {
    const [group] = elementsOf(drawnNames(['Price']), 'svg > g');
    expect(group?.getAttribute('transform')).toBe('translate(-180,0)');
    expect(elementsOf(drawnNames(['Price']), 'text')[0]?.getAttribute('transform')).toBe('translate(180,16)');
  });

  it('stay whole where they fit', () => {
    const svg = drawnNames(['Dana Whitfield', 'Rapidez de respuesta']);
    expect(textsOf(svg, 'text')).toEqual(['Dana Whitfield', 'Rapidez de respuesta']);
  });

  it('are cut where they are too long, and then have the whole name as their title', () => {
    const name = 'Maximiliana-Josephine von und zu Hohenstein <"Max">';
    const svg = drawnNames([name]);
    expect(textsOf(svg, 'title')).toEqual([name]);
    expect(textsOf(svg, 'text')[0]?.replace(name, '')).toMatch(/^Maximiliana.*…$/);
  });
});
