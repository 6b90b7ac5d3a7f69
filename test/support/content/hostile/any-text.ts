import fc from 'fast-check';
import { anyCharacter } from './any-character.ts';

const WORDS = ['late ', 'rude', 'not ', 'and ', 'price', 'no-show', '$1,', '9:30', 'é'];
const MARKS = ['. ', '"', '’', '\n', '😀', '👍🏽', '\ud83d', '\udc4d'];

/** Words of reviews among any code units, including halves of surrogate pairs; 0 to 400 code units. */
export const anyText = fc
  .array(fc.oneof(fc.constantFrom(...WORDS, ...MARKS), fc.string({ unit: anyCharacter, maxLength: 4 }), codeUnit()), {
    maxLength: 160,
  })
  .map((pieces) => pieces.join('').slice(0, 400));

function codeUnit(): fc.Arbitrary<string> {
  return fc.nat(0xffff).map((unit) => String.fromCharCode(unit));
}

/** Whether a place in a text is between the halves of a surrogate pair. */
export function splitsPair(text: string, at: number): boolean {
  return /^[\uD800-\uDBFF][\uDC00-\uDFFF]$/.test(text.slice(Math.max(0, at - 1), at + 1));
}
