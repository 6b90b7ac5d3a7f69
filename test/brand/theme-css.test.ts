import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { themeCss, themePalette } from '../../src/brand/theme-css.ts';

it('is empty where a theme sets nothing that is not so already', () => {
  expect(themeCss({})).toBe('');
  expect(themeCss({ type: 'classic', radius: 'small', density: 'regular', photo_alt: 'The shop' })).toBe('');
});

it('sets the colours for light and dark', () => {
  expect(themeCss({ accent: '#0b5c66', accent_dark: '#7ccdd4' })).toBe(`:root:root {
  --accent: #0b5c66;
  --accent-soft: #e5eff1;
  --accent-fill: #0b5c66;
  --accent-edge: #0b5c66;
  --on-accent: #ffffff;
}
@media screen and (prefers-color-scheme: dark) {
:root:root {
  --accent: #7ccdd4;
  --accent-soft: #1c3234;
  --accent-fill: #7ccdd4;
  --accent-edge: #7ccdd4;
  --on-accent: #112324;
}
}
`);
  expect(themePalette({ type: 'plain' })).toBeUndefined();
});

it('sets what a theme says, in variables that the pages have, each once for light, and colours once more for dark', () => {
  const tokens = readFileSync(new URL('../../src/styles/ground/tokens.css', import.meta.url), 'utf8');
  for (const type of ['plain', 'friendly'] as const)
    for (const radius of ['none', 'large'] as const)
      for (const density of ['compact', 'roomy'] as const) {
        const [light = [], dark = []] = themeCss({ accent: '#123456', type, radius, density })
          .split('@media')
          .map((rule) => [...rule.matchAll(/^ {2}(--[\w-]+):/gm)].map(([, name]) => name));
        expect(new Set(light).size).toBe(light.length);
        expect(light).toEqual(expect.arrayContaining(['--accent', '--serif', '--radius', '--space-4']));
        expect(dark).toEqual(light.slice(0, dark.length));
        for (const name of light) expect(tokens).toContain(`  ${name}: `);
      }
});
