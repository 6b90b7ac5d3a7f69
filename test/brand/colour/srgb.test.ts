import fc from 'fast-check';
import { expect, it } from 'vitest';
import { formatHex, fromLinear, HEX, parseHex, toLinear } from '../../../src/brand/colour/srgb.ts';

const byte = fc.integer({ min: 0, max: 255 });

it('writes a colour as it was read', () => {
  fc.assert(
    fc.property(byte, byte, byte, (...parts) => {
      const hex = `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
      expect(hex).toMatch(HEX);
      expect(formatHex(parseHex(hex))).toBe(hex);
    }),
  );
});

it('keeps what is beyond a screen at its edge', () => {
  expect(formatHex([-0.2, 0.5, 1.7])).toBe('#0080ff');
});

it('gives the light of a part, and the part again', () => {
  fc.assert(fc.property(byte, (part) => void expect(fromLinear(toLinear(part / 255))).toBeCloseTo(part / 255, 6)));
});
