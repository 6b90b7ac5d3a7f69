import fc from 'fast-check';
import { expect, it } from 'vitest';
import { logoSize } from '../../src/brand/logo-size.ts';

it.each([
  ['wide', { width: 512, height: 112 }, { width: 183, height: 40 }],
  ['very wide', { width: 512, height: 20 }, { width: 224, height: 9 }],
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
      expect(size.width).toBeLessThanOrEqual(224);
      expect(size.height).toBeLessThanOrEqual(60);
      expect(Math.min(size.width, size.height)).toBeGreaterThanOrEqual(1);
    }),
  );
});
