import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toByteString } from '../../../src/reviews/search-index/byte-string.ts';
import { hasRow } from '../../../src/reviews/search-index/row-sets.ts';
import { createShortNeedles, isShortNeedle, rowsWithShortNeedle } from '../../../src/reviews/search-index/short-needles.ts';

const text = (maxLength: number) =>
  fc.string({ unit: fc.constantFrom('a', 'b', ' ', '\n', '\0', 'é', '߿', '水', '😀'), maxLength }).map(toByteString);

describe('isShortNeedle', () => {
  it.each(['a', ' ', 'ab', 'é', 'a b', '  b', '   '])('takes %j', (needle) => {
    expect(isShortNeedle(toByteString(needle))).toBe(true);
  });

  it.each(['abc', 'ab ', 'a\nb', 'éa', 'é b', '水', '😀', 'a bc'])('leaves %j to the other ways', (needle) => {
    expect(isShortNeedle(toByteString(needle))).toBe(false);
  });
});

describe('rowsWithShortNeedle', () => {
  it('finds exactly the texts that contain the needle', () => {
    fc.assert(
      fc.property(fc.array(text(8), { maxLength: 40 }), text(3), (texts, needle) => {
        fc.pre(needle !== '' && isShortNeedle(needle));
        const rows = rowsWithShortNeedle(createShortNeedles(texts), needle, texts.length);
        expect(texts.filter((_, row) => hasRow(rows, row))).toEqual(texts.filter((each) => each.includes(needle)));
      }),
      { numRuns: 300 },
    );
  });
});
