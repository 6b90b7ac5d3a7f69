import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createTextStore } from '../../../../src/editing/imports/tables/text-store.ts';

it('gives back every text, also long ones', () => {
  const text = fc.oneof(
    { weight: 9, arbitrary: fc.string({ unit: 'grapheme' }) },
    { weight: 1, arbitrary: fc.constantFrom('é'.repeat(600_000), 'x'.repeat(1_048_576), 'y'.repeat(1_048_570)) },
  );
  fc.assert(
    fc.property(fc.array(text, { maxLength: 8 }), (texts) => {
      const store = createTextStore();
      for (const each of texts) store.add(each);
      expect(texts.map((_, index) => store.at(index))).toEqual(texts);
      expect(store.at(texts.length)).toBe('');
    }),
    { numRuns: 40 },
  );
});

it('ends where there is more than any workbook of reviews has', () => {
  const store = createTextStore(2);
  const text = 'x'.repeat(1_000_000);
  expect(() => {
    for (let n = 0; n < 5; n++) store.add(text);
  }).toThrow('holds more than 2 MB of text');
});
