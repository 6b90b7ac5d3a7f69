import fc from 'fast-check';
import { expect, it } from 'vitest';
import { repairTexts, withoutMojibake } from '../../../../src/editing/imports/values/mojibake.ts';

it('puts the bytes of UTF-8 together again that stand as characters', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      const spoilt = Buffer.from(text).toString('latin1');
      expect(withoutMojibake(spoilt)).toBe(text);
    }),
  );
});

it('leaves texts alone that are right', () => {
  for (const text of ['plain', 'Málaga', 'ñ', '寿司', '']) expect(withoutMojibake(text)).toBe(text);
});

it('looks into lists and groups', () => {
  expect(repairTexts({ a: ['Ã©', 1, null], b: { c: 'ð\x9f\x98\x80' } })).toEqual({ a: ['é', 1, null], b: { c: '😀' } });
});
