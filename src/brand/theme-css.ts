import { type Palette, paletteOf } from './palette.ts';
import type { Theme } from './theme.ts';

/** Pairs of fonts that readers' systems have; `classic` is that of src/styles/ground/tokens.css. */
const TYPES: Readonly<Record<NonNullable<Theme['type']>, readonly string[]>> = {
  classic: [],
  plain: ['--serif: var(--sans)'],
  friendly: [
    '--serif: ui-rounded, "SF Pro Rounded", "Hiragino Maru Gothic ProN", Nunito, Quicksand, "Arial Rounded MT Bold", "Trebuchet MS", system-ui, sans-serif',
    '--sans: Seravek, "Gill Sans Nova", Ubuntu, Calibri, "Noto Sans", "DejaVu Sans", source-sans-pro, sans-serif',
  ],
};

const RADII: Readonly<Record<NonNullable<Theme['radius']>, readonly string[]>> = {
  none: ['--radius: 0px'],
  small: [],
  large: ['--radius: 16px'],
};

/** The distances between groups; those within a line stay the same. */
const DENSITIES: Readonly<Record<NonNullable<Theme['density']>, readonly string[]>> = {
  compact: [
    '--space-4: 0.875rem',
    '--space-5: 1.125rem',
    '--space-6: 1.625rem',
    '--space-7: clamp(1.75rem, 1.5rem + 1.5vw, 2.75rem)',
  ],
  regular: [],
  roomy: ['--space-4: 1.125rem', '--space-5: 1.875rem', '--space-6: 3rem', '--space-7: clamp(3.25rem, 2.5rem + 3.5vw, 5.5rem)'],
};

/** The colours of a theme; `undefined` if it sets none. */
export function themePalette({ accent, accent_dark }: Theme): Palette | undefined {
  return accent === undefined ? undefined : paletteOf(accent, accent_dark);
}

/**
 * `/theme.css`: the variables of src/styles/ground/tokens.css that a theme sets; empty if it sets none. `:root:root` has
 * precedence over that file's `:root`, whichever of the two is loaded first.
 */
export function themeCss(theme: Theme): string {
  const { type = 'classic', radius = 'small', density = 'regular' } = theme;
  const palette = themePalette(theme);
  const lines = [...coloursOf(palette?.light), ...TYPES[type], ...RADII[radius], ...DENSITIES[density]];
  const dark = coloursOf(palette?.dark);
  return ruleOf(lines) + (dark.length === 0 ? '' : `@media screen and (prefers-color-scheme: dark) {\n${ruleOf(dark)}}\n`);
}

function ruleOf(lines: readonly string[]): string {
  return lines.length === 0 ? '' : `:root:root {\n${lines.map((line) => `  ${line};\n`).join('')}}\n`;
}

function coloursOf(mode: Palette['light'] | undefined): string[] {
  if (mode === undefined) return [];
  return [
    `--accent: ${mode.accent}`,
    `--accent-soft: ${mode.accentSoft}`,
    `--accent-fill: ${mode.accentFill}`,
    `--accent-edge: ${mode.accentEdge}`,
    `--on-accent: ${mode.onAccent}`,
  ];
}
