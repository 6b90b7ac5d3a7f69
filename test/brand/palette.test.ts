import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { contrast } from '../../src/brand/colour/contrast.ts';
import { barColours, GROUNDS, paletteOf } from '../../src/brand/palette.ts';
import { anyColour } from '../support/content/hostile/any-colour.ts';

it('has the grounds of the pages', () => {
  const tokens = readFileSync(new URL('../../src/styles/ground/tokens.css', import.meta.url), 'utf8');
  for (const name of ['ground', 'surface'] as const)
    expect(tokens).toContain(`--${name}: light-dark(${GROUNDS.light[name]}, ${GROUNDS.dark[name]});`);
});

it('draws charts in colours that can be told from the ground, 3:1', () => {
  const [tokens, charts] = ['ground/tokens', 'parts/charts'].map((name) =>
    readFileSync(new URL(`../../src/styles/${name}.css`, import.meta.url), 'utf8'),
  ) as [string, string];
  // The bars and the intervals; an opacity would bring them nearer to the ground.
  expect(charts).not.toContain('opacity');
  for (const name of ['field-line', 'star', 'ink-soft']) {
    const [, light = '', dark = ''] = new RegExp(`--${name}: light-dark\\((#\\w+), (#\\w+)\\)`).exec(tokens) ?? [];
    expect(contrast(light, GROUNDS.light.ground)).toBeGreaterThanOrEqual(3);
    expect(contrast(dark, GROUNDS.dark.ground)).toBeGreaterThanOrEqual(3);
  }
});

it('makes of every two colours texts, letters and borders that can be read, and leaves them as grounds', () => {
  fc.assert(
    fc.property(anyColour, fc.option(anyColour, { nil: undefined }), (light, dark) => {
      const palette = paletteOf(light, dark);
      expect(palette.light.accentFill).toBe(light);
      if (dark !== undefined) expect(palette.dark.accentFill).toBe(dark);
      for (const mode of ['light', 'dark'] as const) {
        const { accent, accentSoft, accentFill, accentEdge, onAccent } = palette[mode];
        const { ground, surface } = GROUNDS[mode];
        for (const on of [ground, surface, accentSoft]) expect(contrast(accent, on)).toBeGreaterThanOrEqual(4.5);
        for (const on of [ground, surface]) expect(contrast(accentEdge, on)).toBeGreaterThanOrEqual(3);
        expect(contrast(onAccent, accentFill)).toBeGreaterThanOrEqual(4.5);
      }
    }),
    { numRuns: 60 },
  );
});

it('changes nothing of a colour that texts can have', () => {
  const { accent, accentFill, accentEdge, onAccent } = paletteOf('#0b5c66').light;
  expect([accent, accentFill, accentEdge, onAccent]).toEqual(['#0b5c66', '#0b5c66', '#0b5c66', '#ffffff']);
});

it('leaves yellow as the ground of dark letters, on light pages and on dark ones', () => {
  const { light, dark } = paletteOf('#ffd400');
  expect([light.accentFill, light.onAccent, light.accent]).toEqual(['#ffd400', '#251f06', '#806a00']);
  expect([dark.accentFill, dark.onAccent, dark.accent]).toEqual(['#ffd400', '#251f06', '#ffd400']);
});

it("colours the browser's bar: as the page without an accent, deep on dark pages", () => {
  expect(barColours(undefined)).toEqual({ light: '#fbfaf6', dark: '#12171a' });
  expect(barColours(paletteOf('#0b5c66', '#7ccdd4'))).toEqual({ light: '#0b5c66', dark: '#1c3234' });
  expect(barColours(paletteOf('#ffd400')).light).toBe('#ffd400');
});
