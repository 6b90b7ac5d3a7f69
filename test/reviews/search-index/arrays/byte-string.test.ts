import fc from 'fast-check';
import { expect, it } from 'vitest';
import { toByteString, toBytes } from '../../../../src/reviews/search-index/arrays/byte-string.ts';
import { anyCharacter } from '../../../support/content/hostile/any-character.ts';

it('holds the UTF-8 bytes of a text', () => {
  fc.assert(
    fc.property(fc.string({ unit: anyCharacter }), (text) => {
      expect(toBytes(toByteString(text))).toEqual(Buffer.from(text));
    }),
  );
});

it('finds whole characters only, also beside halves of others', () => {
  const text = fc.string({ unit: fc.constantFrom('a', 'é', '\ud83d', '\ude00', '😀', '\ufffd'), maxLength: 6 });
  fc.assert(
    fc.property(text, text, (one, other) => {
      const isPart = Array.from(one, (_, start) => [...one].slice(start).join('')).some((rest) =>
        startsWithCharacters(rest, other),
      );
      expect(toByteString(one).includes(toByteString(other))).toBe(isPart || other === '');
    }),
    { numRuns: 1000 },
  );
});

function startsWithCharacters(text: string, start: string): boolean {
  const characters = [...text];
  return [...start].every((character, index) => characters[index] === character);
}
