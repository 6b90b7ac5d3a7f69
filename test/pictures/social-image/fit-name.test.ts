import { describe, expect, it } from 'vitest';
import { fitName, nameLook } from '../../../src/pictures/social-image/fit-name.ts';
import { widthOf } from '../../../src/pictures/social-image/text.ts';
import { fonts } from '../../support/programs/fonts.ts';

const WIDTH = 1040;
const fit = (name: string) => fitName(name, WIDTH, fonts);

describe('the size of a name', () => {
  it.each([
    ['Bo', 104],
    ['Brookvale Plumbing & Heating', 104],
    ['Alder Creek Plumbing, Heating & Air', 88],
    ['Alder Creek Plumbing, Heating, Air-Conditioning & Drain Cleaning of Brookvale', 74],
    ['Alder Creek Plumbing, Heating, Air-Conditioning and Drain Cleaning of Brookvale and Fairmont Township', 62],
    ['Alder Creek Plumbing '.repeat(8), 52],
    ['W'.repeat(80), 52],
  ])('is as large as there is room for: %s', (name, size) => {
    expect(fit(name)?.size).toBe(size);
  });

  it('is smaller where letters are wider', () => {
    expect(fit('i'.repeat(40))?.size).toBeGreaterThan(fit('W'.repeat(40))?.size ?? 0);
  });

  it('is smaller where else a word would be broken', () => {
    expect(fit('Wohnungswasserschadendienst')).toEqual({ lines: ['Wohnungswasserschadendienst'], size: 62 });
  });
});

it('cuts a name after its third line, and lets no line be wider than there is room for', () => {
  const { lines = [], size = 0 } = fit('Alder Creek '.repeat(15)) ?? {};
  expect(lines).toHaveLength(3);
  expect(lines[2]).toMatch(/(Alder|Creek)…$/);
  for (const line of lines) expect(widthOf(line, nameLook(size), fonts)).toBeLessThanOrEqual(WIDTH);
});

it('writes single spaces, composed letters, and nothing that is not seen', () => {
  expect(fit(' Cafe\u0301  du\n Mon\u00adde\u200b™\ufe0f ')?.lines).toEqual(['Café du Monde™']);
});

describe('a name that cannot be drawn', () => {
  it.each(['日本水道', 'Joe’s 🔧 Plumbing', '\u200b'])('is none: %s', (name) => {
    expect(fit(name)).toBeUndefined();
  });
});
