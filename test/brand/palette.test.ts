import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { contrast } from '../../src/brand/colour/contrast.ts';
import { accentFault, barColours, GROUNDS, pairsOf, paletteOf } from '../../src/brand/palette.ts';
import { anyColour } from '../support/content/any-colour.ts';

it('has the grounds of the pages', () => {
  const tokens = readFileSync(new URL('../../src/styles/tokens.css', import.meta.url), 'utf8');
  for (const name of ['ground', 'surface'] as const)
    expect(tokens).toContain(`--${name}: light-dark(${GROUNDS.light[name]}, ${GROUNDS.dark[name]});`);
});

it('makes of every colour one that can be read on dark pages', () => {
  fc.assert(fc.property(anyColour, (hex) => void expect(accentFault(paletteOf(hex).dark.accent, 'dark')).toBeUndefined()));
});

it('of an accent without a fault, all pairs reach 4.5:1; of one with, the colour that is named has none', () => {
  fc.assert(
    fc.property(anyColour, fc.constantFrom('light', 'dark'), (hex, mode) => {
      const fault = accentFault(hex, mode);
      const accent = fault === undefined ? hex : (/nearest colour that has it is "(.*)"$/.exec(fault)?.[1] ?? '');
      for (const { text, on } of pairsOf(accent, mode)) expect(contrast(text, on)).toBeGreaterThanOrEqual(4.5);
    }),
    { numRuns: 60 },
  );
});

it('names the ratio, the place and the nearest colour', () => {
  expect(accentFault('#ffd400', 'light')).toBe(
    'has a contrast of 1.37:1 on the ground of light pages, #fbfaf6; 4.5:1 is needed, and the nearest colour that has it is "#806900"',
  );
  expect(accentFault('#0b5c66', 'light')).toBeUndefined();
});

it('never rounds a ratio up to one that would do', () => {
  const ratios = Array.from({ length: 256 }, (_, grey) =>
    accentFault(`#${grey.toString(16).padStart(2, '0').repeat(3)}`, 'light'),
  );
  expect(ratios.filter((fault) => fault?.includes('of 4.5'))).toEqual([]);
});

it("colours the browser's bar: as the page without an accent, deep on dark pages", () => {
  expect(barColours(undefined)).toEqual({ light: '#fbfaf6', dark: '#12171a' });
  expect(barColours(paletteOf('#0b5c66', '#7ccdd4'))).toEqual({ light: '#0b5c66', dark: '#1c3234' });
});
