import fc from 'fast-check';
import { expect, it } from 'vitest';
import { contrast, luminance } from '../../../src/brand/colour/contrast.ts';
import { anyColour } from '../../support/content/hostile/any-colour.ts';

/** WCAG 2.2, "relative luminance", as worded there. */
function luminanceOfStandard(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const srgb = Number(`0x${hex.slice(at, at + 2)}`) / 255;
    return srgb <= 0.04045 ? srgb / 12.92 : ((srgb + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

it('is that of the standard, whichever colour comes first', () => {
  fc.assert(
    fc.property(anyColour, anyColour, (a, b) => {
      const [l1, l2] = [luminanceOfStandard(a), luminanceOfStandard(b)];
      expect(luminance(a)).toBeCloseTo(l1, 12);
      expect(contrast(a, b)).toBeCloseTo((Math.max(l1, l2) + 0.05) / (Math.min(l1, l2) + 0.05), 9);
      expect(contrast(b, a)).toBe(contrast(a, b));
    }),
  );
});

it.each([
  ['#000000', '#ffffff', 21],
  ['#767676', '#ffffff', 4.54],
  ['#777777', '#ffffff', 4.48],
  ['#ff0000', '#ffffff', 4],
  ['#0000ff', '#ffffff', 8.59],
])('of %s and %s is %f, as everybody finds', (a, b, ratio) => {
  expect(contrast(a, b)).toBeCloseTo(ratio, 2);
});
