import { contrast } from './colour/contrast.ts';
import { nearestColour } from './colour/nearest-colour.ts';
import { fromOklch, toOklch } from './colour/oklch.ts';

/** The colours that an accent makes on pages of one mode; the names are those of src/styles/tokens.css. */
interface Accent {
  readonly accent: string;
  readonly accentSoft: string;
  readonly onAccent: string;
}

export interface Palette {
  readonly light: Accent;
  readonly dark: Accent;
}

export type Mode = keyof Palette;

/** What an accent stands on: `--ground` and `--surface` of src/styles/tokens.css. */
export const GROUNDS = {
  light: { ground: '#fbfaf6', surface: '#ffffff' },
  dark: { ground: '#12171a', surface: '#1a2125' },
} as const satisfies Record<Mode, object>;

/** For texts (WCAG 2.2, 1.4.3). */
const NEEDED = 4.5;

/** The colours of a theme. Without an accent for dark pages, it is made from the one for light pages. */
export function paletteOf(light: string, dark = darkOf(light)): Palette {
  return { light: accentOf(light, 'light'), dark: accentOf(dark, 'dark') };
}

function darkOf(light: string): string {
  const { chroma, hue } = toOklch(light);
  return fromOklch({ lightness: 0.79, chroma: Math.min(1.1 * chroma, 0.14), hue });
}

function accentOf(accent: string, mode: Mode): Accent {
  const { chroma, hue } = toOklch(accent);
  if (mode === 'light')
    return {
      accent,
      accentSoft: fromOklch({ lightness: 0.945, chroma: Math.min(0.15 * chroma, 0.03), hue }),
      onAccent: '#ffffff',
    };
  return {
    accent,
    accentSoft: fromOklch({ lightness: 0.3, chroma: Math.min(0.35 * chroma, 0.045), hue }),
    onAccent: fromOklch({ lightness: 0.24, chroma: Math.min(0.3 * chroma, 0.04), hue }),
  };
}

/** The colours of the browser's bar: the accent on light pages, and on dark ones its deep tone, which does not dazzle. */
export function barColours(palette: Palette | undefined): Readonly<Record<Mode, string>> {
  if (palette === undefined) return { light: GROUNDS.light.ground, dark: GROUNDS.dark.ground };
  return { light: palette.light.accent, dark: palette.dark.accentSoft };
}

/** Two colours of which one is read on the other. */
interface Pair {
  readonly text: string;
  readonly on: string;
  /** What the two are, for a message. */
  readonly names: string;
}

/** All pairs that an accent makes. */
export function pairsOf(accent: string, mode: Mode): readonly Pair[] {
  const { accentSoft, onAccent } = accentOf(accent, mode);
  const { ground, surface } = GROUNDS[mode];
  return [
    { text: accent, on: ground, names: `on the ground of ${mode} pages, ${ground}` },
    { text: accent, on: surface, names: `on the cards of ${mode} pages, ${surface}` },
    { text: accent, on: accentSoft, names: `on its own soft tone on ${mode} pages, ${accentSoft}` },
    { text: onAccent, on: accent, names: `below the words of buttons on ${mode} pages, ${onAccent}` },
  ];
}

/** What is wrong with an accent, with the nearest colour that passes; `undefined` where all its pairs can be read. */
export function accentFault(accent: string, mode: Mode): string | undefined {
  const ratios = pairsOf(accent, mode).map((pair) => ({ ...pair, ratio: contrast(pair.text, pair.on) }));
  const fault = ratios.find(({ ratio }) => ratio < NEEDED);
  if (fault === undefined) return undefined;
  const near = nearestColour(accent, (candidate) => isReadable(candidate, mode));
  return `has a contrast of ${downTo2(fault.ratio)}:1 ${fault.names}; 4.5:1 is needed, and the nearest colour that has it is "${near}"`;
}

function isReadable(accent: string, mode: Mode): boolean {
  return pairsOf(accent, mode).every(({ text, on }) => contrast(text, on) >= NEEDED);
}

/** Never up: 4.499 is not enough. */
function downTo2(ratio: number): string {
  return (Math.floor(100 * ratio) / 100).toFixed(2);
}
