import { fromOklch, toOklch } from './oklch.ts';

const STEP = 1 / 512;

/** The colour of the same hue that passes and is nearest in lightness. Throws unless nearly black or nearly white passes. */
export function nearestColour(hex: string, passes: (candidate: string) => boolean): string {
  if (passes(hex)) return hex;
  const { lightness, ...rest } = toOklch(hex);
  for (let distance = STEP; distance <= 1; distance += STEP) {
    for (const other of [lightness - distance, lightness + distance]) {
      if (other < 0 || other > 1) continue;
      const candidate = fromOklch({ ...rest, lightness: other });
      if (passes(candidate)) return candidate;
    }
  }
  throw new Error(`No tone of ${hex} passes`);
}
