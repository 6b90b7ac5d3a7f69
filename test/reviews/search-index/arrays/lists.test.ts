import fc from 'fast-check';
import { expect, it } from 'vitest';
import { groupValues, lengthAt, listAt } from '../../../../src/reviews/search-index/arrays/lists.ts';

it('keeps the values of each key in the order of the visit', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.nat(4), fc.nat(100))), (pairs) => {
      const lists = groupValues(5, (add) => {
        for (const [key, value] of pairs) add(key, value);
      });
      for (let key = 0; key < 5; key++) {
        const values = pairs.filter(([other]) => other === key).map(([, value]) => value);
        expect([...listAt(lists, key)]).toEqual(values);
        expect(lengthAt(lists, key)).toBe(values.length);
      }
    }),
  );
});
