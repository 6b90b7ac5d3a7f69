import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createTextStore } from '../../../../src/editing/imports/tables/text-store.ts';

it('gives each text back by its number, and nothing for other numbers', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: 'grapheme' })), fc.nat({ max: 100_000 }), (texts, longer) => {
      const all = [...texts, 'é'.repeat(longer), ...texts];
      const store = createTextStore();
      for (const text of all) store.add(text);
      expect(all.map((_, number) => store.at(number))).toEqual(all);
      expect([-1, 0.5, all.length, all.length + 1, Number.NaN].map((number) => store.at(number))).toEqual(['', '', '', '', '']);
    }),
  );
});
