import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { themeCss, themePalette } from '../../src/brand/theme-css.ts';

it('is empty where a theme sets nothing that is not so already', () => {
  expect(themeCss({})).toBe('');
  expect(themeCss({ type: 'classic', radius: 'small', density: 'regular', photo_alt: 'The shop' })).toBe('');
});

it('sets the colours for light and dark', () => {
  expect(themeCss({ accent: '#0b5c66', accent_dark: '#7ccdd4' })).toBe(`:root:root {
  --accent: light-dark(#0b5c66, #7ccdd4);
  --accent-soft: light-dark(#e5eff1, #1c3234);
  --accent-fill: light-dark(#0b5c66, #7ccdd4);
  --accent-edge: light-dark(#0b5c66, #7ccdd4);
  --on-accent: light-dark(#ffffff, #112324);
}
`);
  expect(themePalette({ type: 'plain' })).toBeUndefined();
});

it('sets only variables that the pages have, each once', () => {
  const tokens = readFileSync(new URL('../../src/styles/ground/tokens.css', import.meta.url), 'utf8');
  for (const type of ['plain', 'friendly'] as const)
    for (const radius of ['none', 'large'] as const)
      for (const density of ['compact', 'roomy'] as const) {
        const names = [...themeCss({ accent: '#123456', type, radius, density }).matchAll(/^ {2}(--[\w-]+):/gm)].map(
          ([, name]) => name,
        );
        expect(new Set(names).size).toBe(names.length);
        for (const name of names) expect(tokens).toContain(`  ${name}: `);
      }
});
