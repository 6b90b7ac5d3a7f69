import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hashPair, hashText } from '../../../src/insights/text/hash.ts';

describe('the hash of a text', () => {
  // Test vectors of FNV-1a's authors.
  it.each([
    ['', 0x811c9dc5],
    ['a', 0xe40c292c],
    ['foobar', 0xbf9cf968],
  ])('of "%s" has the bits of 32-bit FNV-1a', (text, hash) => {
    expect(hashText(text)).toBe(hash | 0);
  });
});

describe('the hash of a pair', () => {
  it('tells the order', () => {
    expect(hashPair(1, 2)).not.toBe(hashPair(2, 1));
  });

  it('is a signed number of 32 bits, whatever it is made of', () => {
    fc.assert(
      fc.property(fc.integer(), fc.integer(), (left, right) => {
        const hash = hashPair(left, right);
        expect(hash).toBe(hash | 0);
      }),
    );
  });

  it('differs for all pairs of a hundred numbers', () => {
    const pairs = Array.from({ length: 10_000 }, (_, at) => hashPair(at % 100, Math.floor(at / 100)));
    expect(new Set(pairs).size).toBe(pairs.length);
  });
});
