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
  if (unreadPair(light, 'dark') === undefined) return light;
  const { chroma, hue } = toOklch(light);
  return fromOklch({ lightness: 0.79, chroma: Math.min(1.1 * chroma, 0.14), hue });
}

function accentOf(own: string, mode: Mode): Accent {
  const accentSoft = softOf(own, mode);
  return {
    accent: nearestColour(own, (colour) => unreadPair(colour, mode, accentSoft) === undefined),
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

/** A ground that the accent cannot be read on. */
interface UnreadPair {
  readonly ratio: number;
  /** What the ground is, for a message. */
  readonly ground: string;
}

/** The first ground on which a text in the accent cannot be read. */
function unreadPair(accent: string, mode: Mode, soft = softOf(accent, mode)): UnreadPair | undefined {
  const { ground, surface } = GROUNDS[mode];
  return [
    { on: ground, ground: `on the ground of ${mode} pages, ${ground}` },
    { on: surface, ground: `on the cards of ${mode} pages, ${surface}` },
    { on: soft, ground: `on its own soft tone on ${mode} pages, ${soft}` },
  ]
    .map(({ on, ground }) => ({ ground, ratio: contrast(accent, on) }))
    .find(({ ratio }) => ratio < TEXT);
}

/** The colour that texts have in place of an accent. */
interface TextColour {
  readonly colour: string;
  /** Why it is not the accent, for a message about that. */
  readonly why: string;
}

/** The nearest colour to an accent that texts can have, where that is not the accent itself. */
export function otherTextColour(accent: string, mode: Mode): TextColour | undefined {
  const unread = unreadPair(accent, mode);
  if (unread === undefined) return undefined;
  const { accent: colour } = accentOf(accent, mode);
  const why = `has a contrast of ${downTo2(unread.ratio)}:1 ${unread.ground}; texts need 4.5:1, and have the nearest colour that reaches it, "${colour}"`;
  return { colour, why };
}

/** Rounds down: 4.499 is not enough, and must not look like 4.50. */
function downTo2(ratio: number): string {
  return (Math.floor(100 * ratio) / 100).toFixed(2);
}
