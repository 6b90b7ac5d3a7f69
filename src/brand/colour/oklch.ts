import { formatHex, fromLinear, parseHex, type Rgb, toLinear } from './srgb.ts';

/** A colour by how people perceive it (https://bottosson.github.io/posts/oklab/). */
export interface Oklch {
  /** From 0, black, to 1, white. */
  readonly lightness: number;
  /** 0 is grey. */
  readonly chroma: number;
  /** In radians. */
  readonly hue: number;
}

export function toOklch(hex: string): Oklch {
  const [r, g, b] = parseHex(hex).map(toLinear) as unknown as Rgb;
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const lightness = 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s;
  const across = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const along = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  return { lightness, chroma: Math.hypot(across, along), hue: Math.atan2(along, across) };
}

/** The colour as sRGB in hexadecimal. One that no screen can show becomes greyer, and keeps its hue and lightness. */
export function fromOklch(colour: Oklch): string {
  const whole = rgbOf(colour);
  if (isOnScreen(whole)) return formatHex(whole);
  let [grey, bright] = [0, colour.chroma];
  for (let step = 0; step < 20; step++) {
    const chroma = (grey + bright) / 2;
    if (isOnScreen(rgbOf({ ...colour, chroma }))) grey = chroma;
    else bright = chroma;
  }
  return formatHex(rgbOf({ ...colour, chroma: grey }));
}

function rgbOf({ lightness, chroma, hue }: Oklch): Rgb {
  const across = chroma * Math.cos(hue);
  const along = chroma * Math.sin(hue);
  const l = (lightness + 0.3963377774 * across + 0.2158037573 * along) ** 3;
  const m = (lightness - 0.1055613458 * across - 0.0638541728 * along) ** 3;
  const s = (lightness - 0.0894841775 * across - 1.291485548 * along) ** 3;
  return [
    fromLinear(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    fromLinear(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    fromLinear(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  ];
}

/** Whether each part is from 0 to 1, give or take half a step of eight bits. */
function isOnScreen(colour: Rgb): boolean {
  return colour.every((part) => part > -0.5 / 255 && part < 1 + 0.5 / 255);
}
