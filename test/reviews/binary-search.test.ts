import fc from 'fast-check';
import { expect, it } from 'vitest';
import { firstWhere } from '../../src/reviews/binary-search.ts';

it('finds the first number of those asked for that is large enough, or their end', () => {
  fc.assert(
    fc.property(fc.nat(20), fc.nat(20), fc.nat(50), (start, length, least) => {
      const numbers = Array.from({ length }, (_, index) => start + index);
      expect(firstWhere(start, start + length, (number) => number >= least)).toBe(
        numbers.find((number) => number >= least) ?? start + length,
      );
    }),
  );
});

it('finds places beyond 31 bits', () => {
  expect(firstWhere(0, 0xffff_ffff, (number) => number >= 0xf000_0000)).toBe(0xf000_0000);
});
