import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hasRow } from '../../../src/reviews/search-index/row-sets.ts';
import { createTextIndex, rowsWithNeedle } from '../../../src/reviews/search-index/text-index.ts';

function found(texts: readonly string[], needle: string): string[] {
  const rows = rowsWithNeedle(createTextIndex(texts), needle, texts.length);
  return texts.filter((_, row) => hasRow(rows, row));
}

describe('rowsWithNeedle', () => {
  it('finds exactly the texts that contain the needle', () => {
    const text = (maxLength: number) => fc.string({ unit: fc.constantFrom('a', 'b', ' ', '\n'), maxLength });
    fc.assert(
      fc.property(fc.array(text(16), { maxLength: 40 }), text(6), (texts, needle) => {
        fc.pre(needle !== '');
        expect(found(texts, needle)).toEqual(texts.filter((each) => each.includes(needle)));
      }),
      { numRuns: 500 },
    );
  });

  it('finds needles of thousands of bytes in words that are longer still', () => {
    const texts = ['a'.repeat(20_000), `${'a'.repeat(19_999)}b`, `b${'a'.repeat(3000)}`, 'a '.repeat(10_000), 'ab'];
    for (const needle of [
      'a'.repeat(4096),
      `${'a'.repeat(4095)}b`,
      `b${'a'.repeat(4095)}`,
      'a '.repeat(2048),
      `${'a '.repeat(2000)}b`,
    ]) {
      expect(found(texts, needle)).toEqual(texts.filter((text) => text.includes(needle)));
    }
  });

  it('finds the last words of texts that have as many as their length allows', () => {
    const texts = [' a b', ' c d', ' e f'];
    expect(found(texts, ' c d')).toEqual([' c d']);
    expect(found(texts, ' e f')).toEqual([' e f']);
  });

  it('finds nothing in no texts and in empty ones', () => {
    for (const needle of ['a', 'abc', 'a bc']) {
      expect(found([], needle)).toEqual([]);
      expect(found(['', ''], needle)).toEqual([]);
    }
  });
});
