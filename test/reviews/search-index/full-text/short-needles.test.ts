import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toByteString } from '../../../../src/reviews/search-index/arrays/byte-string.ts';
import { hasRow } from '../../../../src/reviews/search-index/arrays/row-sets.ts';
import {
  createShortNeedles,
  isShortNeedle,
  rowsWithShortNeedle,
} from '../../../../src/reviews/search-index/full-text/short-needles.ts';

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
  const needle = text(3).filter((each) => each !== '' && isShortNeedle(each));

  it('finds exactly the texts that contain the needle', () => {
    fc.assert(
      fc.property(fc.array(text(8), { maxLength: 40 }), fc.array(needle, { minLength: 10, maxLength: 20 }), (texts, needles) => {
        const shortNeedles = createShortNeedles(texts);
        const found = needles.map((each) => {
          const rows = rowsWithShortNeedle(shortNeedles, each, texts.length);
          return texts.filter((_, row) => hasRow(rows, row));
        });
        expect(found).toEqual(needles.map((each) => texts.filter((other) => other.includes(each))));
      }),
      { numRuns: 40 },
    );
  });
});
