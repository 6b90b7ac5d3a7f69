import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ENGLISH_FORMS } from '../../../src/insights/languages/english/forms.ts';
import { tokenise } from '../../../src/insights/text/tokens.ts';
import { anyText, splitsPair } from '../../support/content/hostile/any-text.ts';

function kinds(text: string): string[] {
  return tokenise(text, ENGLISH_FORMS).map(({ kind, start, end }) => `${kind} ${text.slice(start, end)}`);
}

describe('tokens', () => {
  it.each([
    ['words in any script', 'Señor ждёт', ['word Señor', 'word ждёт']],
    ['a word with an accent of its own', 'cafe\u0301 au', ['word cafe\u0301', 'word au']],
    ['a word with its apostrophe', "didn't they’re dogs'", ["word didn't", 'word they’re', 'word dogs', "mark '"]],
    ['words that a hyphen parts', 'no-show', ['word no', 'word show']],
    ['amounts with a sign', '$1,250.50 £2k', ['money $1,250.50', 'money £2k']],
    ['amounts in words', '90 dollars 20 bucks', ['money 90 dollars', 'money 20 bucks']],
    ['times of day', '9:30 8 am 5p.m.', ['clock 9:30', 'clock 8 am', 'clock 5p.m.']],
    ['numbers', '1,200 3.5', ['number 1,200', 'number 3.5']],
    ['emoji', 'ok👍', ['word ok', 'emoji 👍']],
    ['marks, those that end a sentence together', '?!...(,', ['mark ?!', 'mark ...', 'mark (', 'mark ,']],
    ['no hyphens, unless they stand alone', 'well-known - -ish', ['word well', 'word known', 'mark -', 'word ish']],
    ['half a surrogate pair', 'a\ud83d b', ['word a', 'mark \ud83d', 'word b']],
    ['nothing', ' \n-', []],
  ])('are %s', (_, text, expected) => {
    expect(kinds(text)).toEqual(expected);
  });

  it.each([
    ['&', 'neat & tidy', 'and'],
    ['a dash', 'neat -- tidy', '–'],
    ['many marks', 'neat!!! Tidy', '!'],
    ['a question', 'neat!?! Tidy', '?'],
    ['soft hyphens', 'They’re profes\xadsion\xadal', 'professional'],
  ])('are written in one way: %s', (_, text, word) => {
    expect(tokenise(text, ENGLISH_FORMS)[1]?.word).toBe(word);
  });

  it('are in lower case with plain apostrophes', () => {
    expect(tokenise('DIDN’T', ENGLISH_FORMS).map(({ word }) => word)).toEqual(["didn't"]);
  });

  it('have the stem of their word, or one for all figures of a kind', () => {
    expect(tokenise('Arriving twelve 12 $5 9:30 ! 👍', ENGLISH_FORMS).map(({ stem }) => stem)).toEqual([
      'arriv',
      '<number>',
      '<number>',
      '<money>',
      '<clock>',
      '!',
      '👍',
    ]);
  });

  it('are the same whatever was read before', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        expect(tokenise(text, ENGLISH_FORMS)).toEqual(tokenise(text, { ...ENGLISH_FORMS }));
      }),
    );
  });

  it('stand in order, apart, and hold all but white space and hyphens', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        let rest = '';
        let last = 0;
        for (const { start, end } of tokenise(text, ENGLISH_FORMS)) {
          expect(last <= start && start < end && end <= text.length).toBe(true);
          expect(splitsPair(text, start) || splitsPair(text, end)).toBe(false);
          rest += text.slice(last, start);
          last = end;
        }
        expect(rest + text.slice(last)).toMatch(/^[\s\-‐‑]*$/);
      }),
    );
  });
});
