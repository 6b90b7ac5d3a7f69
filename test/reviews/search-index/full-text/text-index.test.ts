import fc from 'fast-check';
import { expect, it } from 'vitest';
import { hasRow } from '../../../../src/reviews/search-index/arrays/row-sets.ts';
import { createTextIndex, rowsWithNeedle } from '../../../../src/reviews/search-index/full-text/text-index.ts';

/** The texts that the index finds for each needle. */
function found(texts: readonly string[], needles: readonly string[]): string[][] {
  const index = createTextIndex(texts);
  return needles.map((needle) => {
    const rows = rowsWithNeedle(index, needle, texts.length);
    return texts.filter((_, row) => hasRow(rows, row));
  });
}

/** The texts that contain each needle, found without an index. */
function holders(texts: readonly string[], needles: readonly string[]): string[][] {
  return needles.map((needle) => texts.filter((text) => text.includes(needle)));
}

it('finds exactly the texts that contain the needle', () => {
  const text = (size: { minLength?: number; maxLength: number }) =>
    fc.string({ unit: fc.constantFrom('a', 'b', ' ', '\n'), ...size });
  const texts = fc.array(text({ maxLength: 16 }), { maxLength: 40 });
  const needles = fc.array(text({ minLength: 1, maxLength: 6 }), { minLength: 10, maxLength: 20 });
  fc.assert(
    fc.property(texts, needles, (some, wanted) => {
      expect(found(some, wanted)).toEqual(holders(some, wanted));
    }),
  );
});

it('finds needles of thousands of bytes in words that are longer still', () => {
  const texts = ['a'.repeat(20_000), `${'a'.repeat(19_999)}b`, `b${'a'.repeat(3000)}`, 'a '.repeat(10_000), 'ab'];
  const needles = ['a'.repeat(4096), `${'a'.repeat(4095)}b`, `b${'a'.repeat(4095)}`, 'a '.repeat(2048), `${'a '.repeat(2000)}b`];
  expect(found(texts, needles)).toEqual(holders(texts, needles));
});

it('finds the last words of texts that have as many as their length allows', () => {
  expect(found([' a b', ' c d', ' e f'], [' c d', ' e f'])).toEqual([[' c d'], [' e f']]);
});

it('finds nothing in no texts and in empty ones', () => {
  for (const texts of [[], ['', '']]) expect(found(texts, ['a', 'abc', 'a bc'])).toEqual([[], [], []]);
});
