import fc from 'fast-check';
import { expect, it } from 'vitest';
import { containsBytes, createPattern } from '../../../../src/reviews/search-index/full-text/contains-bytes.ts';

const bytes = (minLength: number, maxLength: number) =>
  fc.string({ unit: fc.constantFrom('a', 'b'), minLength, maxLength }).map((text) => Buffer.from(text));

it('finds a needle between two places exactly when it is there', () => {
  fc.assert(
    fc.property(bytes(0, 20), bytes(1, 6), fc.nat(20), fc.nat(20), (text, needle, start, length) => {
      const end = Math.min(text.length, start + length);
      const isThere = text.subarray(start, end).includes(needle);
      expect(containsBytes(text, start, end, createPattern(needle))).toBe(isThere);
    }),
    { numRuns: 3000 },
  );
});
