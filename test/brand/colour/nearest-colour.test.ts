import fc from 'fast-check';
import { expect, it } from 'vitest';
import { contrast } from '../../../src/brand/colour/contrast.ts';
import { nearestColour } from '../../../src/brand/colour/nearest-colour.ts';
import { fromOklch, toOklch } from '../../../src/brand/colour/oklch.ts';
import { anyColour } from '../../support/content/hostile/any-colour.ts';

const onWhite = (hex: string) => contrast(hex, '#ffffff') >= 4.5;

it('leaves a colour that passes as it is', () => {
  fc.assert(fc.property(anyColour.filter(onWhite), (hex) => void expect(nearestColour(hex, onWhite)).toBe(hex)));
});

it('finds one that passes, of the same hue, and none between the two does', () => {
  fc.assert(
    fc.property(
      anyColour.filter((hex) => !onWhite(hex)),
      (hex) => {
        const near = nearestColour(hex, onWhite);
        expect(onWhite(near)).toBe(true);
        const [from, to] = [toOklch(hex), toOklch(near)];
        if (to.chroma > 0.04) expect(Math.cos(from.hue - to.hue)).toBeGreaterThan(0.98);
        for (const part of [0.25, 0.5, 0.9]) {
          const lightness = from.lightness + part * (to.lightness - from.lightness);
          expect(contrast(fromOklch({ ...from, lightness }), '#ffffff')).toBeLessThan(4.6);
        }
      },
    ),
    { numRuns: 50 },
  );
});

it('needs one that passes', () => {
  expect(() => nearestColour('#123456', () => false)).toThrow('No tone of #123456 passes');
});
