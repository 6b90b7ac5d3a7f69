import fc from 'fast-check';
import { expect, it } from 'vitest';
import { hasRoomForName, logoSize } from '../../src/brand/logo-size.ts';

it.each([
  ['wide', { width: 512, height: 112 }, { width: 183, height: 40 }],
  ['very wide', { width: 512, height: 20 }, { width: 288, height: 11 }],
  ['square', { width: 512, height: 512 }, { width: 48, height: 48 }],
  ['very tall', { width: 64, height: 512 }, { width: 8, height: 60 }],
  ['small already', { width: 60, height: 20 }, { width: 60, height: 20 }],
])('a logo that is %s fits into the head', (_, given, expected) => {
  expect(logoSize(given)).toEqual(expected);
});

it('keeps every logo in its room', () => {
  const side = fc.integer({ min: 1, max: 5000 });
  fc.assert(
    fc.property(side, side, (width, height) => {
      const size = logoSize({ width, height });
      expect(size.width).toBeLessThanOrEqual(288);
      expect(size.height).toBeLessThanOrEqual(60);
      expect(Math.min(size.width, size.height)).toBeGreaterThanOrEqual(1);
    }),
  );
});

it('has the name in it only where it is wide', () => {
  expect(
    [
      { width: 512, height: 255 },
      { width: 512, height: 256 },
      { width: 100, height: 300 },
    ].map(hasRoomForName),
  ).toEqual([true, false, false]);
});
