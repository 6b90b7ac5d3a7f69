import fc from 'fast-check';
import { expect, it } from 'vitest';
import { shorten, shortenLine } from '../../../../src/reviews/text/cutting/shorten.ts';
import { anyCharacter } from '../../../support/content/hostile/any-character.ts';

it.each([
  ['nothing where it is short enough', 'Hot water', 9, 'Hot water'],
  ['a text, and says so', 'Hot water again', 10, 'Hot water…'],
  ['a text without leaving a space before that', 'Hot water again', 5, 'Hot…'],
  ['between words', 'better by using a small local business', 16, 'better by using…'],
  ['between words', 'better by using a small local business', 15, 'better by…'],
  ['within a word that would leave half of the room', 'see https://example.com/a/very/long/address', 20, 'see https://example…'],
])('cuts %s: %s', (_, text, longest, short) => {
  expect(shorten(text, longest)).toBe(short);
});

it('keeps the bound, the beginning, and characters whole', () => {
  fc.assert(
    fc.property(fc.string({ unit: anyCharacter, maxLength: 40 }), fc.integer({ min: 1, max: 30 }), (text, longest) => {
      const short = shorten(text, longest);
      expect(short.length).toBeLessThanOrEqual(longest);
      expect(short.isWellFormed()).toBe(true);
      expect(text.startsWith(short.replace(/…$/, '')) || short === text).toBe(true);
    }),
  );
});

it.each([
  ['no full stop or comma before the ellipsis', 'It goes warm, cold, warm. Apparently', 27, 'It goes warm, cold, warm…'],
  ['no full stop or comma before the ellipsis', 'It goes warm, cold, warm. Apparently', 15, 'It goes warm…'],
  ['no comma of another script', 'كان جيدا، ثم ذهب بعيدا', 12, 'كان جيدا…'],
  ['one before an ellipsis of its own', 'It goes warm,…', 15, 'It goes warm,…'],
  ['one line before it is cut', '  Alder Creek\n\n\t& Sons ', 50, 'Alder Creek & Sons'],
  ['one line before it is cut', 'Hot \n water again', 10, 'Hot water…'],
])('a line has %s: %j', (_, text, longest, short) => {
  expect(shortenLine(text, longest)).toBe(short);
});
