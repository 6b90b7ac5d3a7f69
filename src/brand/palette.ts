import { contrast } from './colour/contrast.ts';
import { nearestColour } from './colour/nearest-colour.ts';
import { fromOklch, toOklch } from './colour/oklch.ts';

/** The colours that are made of an accent, for pages of one mode; the names are those of src/styles/ground/tokens.css. */
interface Accent {
  /** Texts, links and marks. */
  readonly accent: string;
  readonly accentSoft: string;
  /** The ground of buttons: the owner's colour, whatever it is. */
  readonly accentFill: string;
  /** The border of buttons. */
  readonly accentEdge: string;
  /** The letters on buttons. */
  readonly onAccent: string;
}

export interface Palette {
  readonly light: Accent;
  readonly dark: Accent;
}

export type Mode = keyof Palette;

/** The grounds of an accent: `--ground` and `--surface` of src/styles/ground/tokens.css. */
export const GROUNDS = {
  light: { ground: '#fbfaf6', surface: '#ffffff' },
  dark: { ground: '#12171a', surface: '#1a2125' },
} as const satisfies Record<Mode, object>;

/** `--accent` of light pages whose owner chose none (src/styles/ground/tokens.css). */
export const DEFAULT_ACCENT = '#0b5c66';

/** The least contrast of texts (WCAG 2.2, 1.4.3), and of shapes that are seen only by their edge (1.4.11). */
const [TEXT, EDGE] = [4.5, 3];

/** The colours of a theme. Without an accent for dark pages, it is made from the one for light pages. */
export function paletteOf(light: string, dark = darkOf(light)): Palette {
  return { light: accentOf(light, 'light'), dark: accentOf(dark, 'dark') };
}

/** The accent itself where it can be read on dark pages, as a yellow can; else a light tone of it. */
function darkOf(light: string): string {
  if (isRead(light, 'dark')) return light;
  const { chroma, hue } = toOklch(light);
  return fromOklch({ lightness: 0.79, chroma: Math.min(1.1 * chroma, 0.14), hue });
}

function accentOf(own: string, mode: Mode): Accent {
  const accentSoft = softOf(own, mode);
  return {
    accent: nearestColour(own, (colour) => isRead(colour, mode, accentSoft)),
    accentSoft,
    accentFill: own,
    accentEdge: nearestColour(own, (colour) => Object.values(GROUNDS[mode]).every((ground) => contrast(colour, ground) >= EDGE)),
    onAccent: lettersOn(own, mode),
  };
}

function softOf(accent: string, mode: Mode): string {
  const { chroma, hue } = toOklch(accent);
  if (mode === 'light') return fromOklch({ lightness: 0.945, chroma: Math.min(0.15 * chroma, 0.03), hue });
  return fromOklch({ lightness: 0.3, chroma: Math.min(0.35 * chroma, 0.045), hue });
}

/** On light pages white letters, on dark ones a deep tone; if that is unreadable, the other of the two; else black. */
function lettersOn(fill: string, mode: Mode): string {
  const { chroma, hue } = toOklch(fill);
  const deep = fromOklch({ lightness: 0.24, chroma: Math.min(0.3 * chroma, 0.04), hue });
  const letters = mode === 'light' ? ['#ffffff', deep] : [deep, '#ffffff'];
  return letters.find((colour) => contrast(colour, fill) >= TEXT) ?? '#000000';
}

/** The colours of the browser's bar: the accent on light pages, and on dark ones its deep tone, which does not dazzle. */
export function barColours(palette: Palette | undefined): Readonly<Record<Mode, string>> {
  if (palette === undefined) return { light: GROUNDS.light.ground, dark: GROUNDS.dark.ground };
  return { light: palette.light.accentFill, dark: palette.dark.accentSoft };
}

/** Whether a text in the accent can be read on every ground. */
function isRead(accent: string, mode: Mode, soft = softOf(accent, mode)): boolean {
  return [...Object.values(GROUNDS[mode]), soft].every((ground) => contrast(accent, ground) >= TEXT);
}
