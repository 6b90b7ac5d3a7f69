import fc from 'fast-check';
import { expect, it } from 'vitest';
import { shorten, shortenLine } from '../../../../src/reviews/text/cutting/shorten.ts';
import { anyCharacter } from '../../../support/content/hostile/any-character.ts';

it('leaves alone what is short enough', () => {
  expect(shorten('Hot water', 9)).toBe('Hot water');
});

it('says where something is missing, and leaves no space before that', () => {
  expect(shorten('Hot water again', 10)).toBe('Hot water…');
  expect(shorten('Hot water again', 5)).toBe('Hot…');
});

it('cuts between words, unless the last one would leave half of the room empty', () => {
  expect(shorten('better by using a small local business', 16)).toBe('better by using…');
  expect(shorten('better by using a small local business', 15)).toBe('better by…');
  expect(shorten('see https://example.com/a/very/long/address', 20)).toBe('see https://example…');
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

it('leaves no full stop or comma before the ellipsis of a line', () => {
  expect(shortenLine('It goes warm, cold, warm. Apparently', 27)).toBe('It goes warm, cold, warm…');
  expect(shortenLine('It goes warm, cold, warm. Apparently', 15)).toBe('It goes warm…');
  expect(shortenLine('كان جيدا، ثم ذهب بعيدا', 12)).toBe('كان جيدا…');
  expect(shortenLine('It goes warm,…', 15)).toBe('It goes warm,…');
});

it('brings a text on one line before it is cut', () => {
  expect(shortenLine('  Alder Creek\n\n\t& Sons ', 50)).toBe('Alder Creek & Sons');
  expect(shortenLine('Hot \n water again', 10)).toBe('Hot water…');
});
