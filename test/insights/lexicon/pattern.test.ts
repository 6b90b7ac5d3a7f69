import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ENGLISH_DICTIONARY, ENGLISH_FORMS } from '../../../src/insights/languages/english/forms.ts';
import { parsePattern } from '../../../src/insights/lexicon/pattern.ts';
import { findPatterns, indexPatterns } from '../../../src/insights/lexicon/pattern-index.ts';
import { tokenise } from '../../../src/insights/text/tokens.ts';
import { anyCharacter } from '../../support/content/hostile/any-character.ts';

function stemsOf(text: string): string[] {
  return tokenise(text, ENGLISH_FORMS).map(({ stem }) => stem);
}

/** How many words the cue takes from the beginning of the text, or what is wrong with the cue. */
function taken(cue: string, text: string): number | string {
  const pattern = parsePattern(cue, ENGLISH_DICTIONARY);
  if (typeof pattern === 'string') return pattern;
  return findPatterns(indexPatterns([pattern]), stemsOf(text)).find(({ first }) => first === 0)?.last ?? -1;
}

describe('a place of a cue', () => {
  it.each([
    ['is a word in all its forms', 'arrive late', 'Arriving late', 'arrived lately'],
    ['is a word with an apostrophe, however it is written', 'didn’t show', "didn't show", 'did show'],
    ['ends at a space or a hyphen', 'no-show twice', 'no show twice', 'no shows'],
    ['is any number where it is one', 'took 2 visits', 'took three visits', 'took some visits'],
    ['is one of several words', 'good|gentle dog', 'gentle dogs', 'bad dog'],
    ['may be missing', 'with the|our? dog', 'with dog', 'with a dog'],
    ['is a word of a class', '<person> late', 'plumber late', 'dog late'],
    ['is a class in capitals', '<Person> late', 'plumber late', 'dog late'],
    ['is a class or a word', '<person>|dog late', 'dog late', 'cat late'],
    ['is a number', '<number> visits', '12 visits', 'many visits'],
    ['is an amount', 'came to <money>', 'came to $95', 'came to 95'],
    ['is a time of day', 'at <clock>', 'at 9:30', 'at 9'],
    ['is any one word', 'left * gate', 'left our gate', 'left gate'],
    ['is up to three words', 'asked ... dogs', 'asked about the two dogs', 'asked about all of the dogs'],
    ['is up to three words or none', 'asked ... dogs', 'asked dogs', 'asked'],
  ])('%s', (_, cue, found, missed) => {
    expect(taken(cue, found)).toBe(stemsOf(found).length);
    expect(taken(cue, missed)).toBe(-1);
  });

  it('takes as many words as it can', () => {
    expect(taken('dog ... dog', 'dog and dog and dog here')).toBe(5);
    expect(taken('the dog? dog|barks', 'the dog barks')).toBe(3);
  });
});

describe('a cue is refused', () => {
  it.each([
    ['with a mark', 'late, again', '"late," is not a place of a pattern'],
    ['with a word that mixes letters and digits', 'the 2nd time', '"2nd" is not a place'],
    ['with an apostrophe at the end of a word', "dogs' bed", `"dogs'" is not a place`],
    ['with a mark alone', 'parts & labor', '"&" is not a place'],
    ['with a choice too few', 'good| dog', '"good|" is not a place'],
    ['with a question mark before the last choice', 'a?|the dog', '"a?|the" is not a place'],
    ['with a place that breaks a line of the terminal', 'a \u009b b', String.raw`"\u009b" is not a place`],
    ['with an unknown class', 'the <animal> barked', '"<animal>" is not a class; there are <number>, '],
    ['with an unknown class in capitals', 'the <Animal> barked', '"<animal>" is not a class'],
    ['with a name that every object has', '<constructor> late', '"<constructor>" is not a class'],
    ['with nothing in it', ' ', 'a pattern has 1 to 8 places'],
    ['with nine places', 'a b c d e f g h i', 'a pattern has 1 to 8 places'],
    ['with any word at its end', 'left *', 'a pattern begins and ends with a word or a class'],
    ['with words that may be missing at its beginning', '... dog', 'a pattern begins and ends'],
    ['with a word that may be missing at its end', 'the dog?', 'a pattern begins and ends'],
  ])('%s', (_, cue, message) => {
    expect(parsePattern(cue, ENGLISH_DICTIONARY)).toEqual(expect.stringContaining(message));
  });

  it('with each class told once', () => {
    const classes = String(parsePattern('<animal>', ENGLISH_DICTIONARY)).match(/<\w+>/g) ?? [];
    expect(classes.length).toBe(new Set(classes).size);
  });
});

describe('any text', () => {
  const piece = fc.oneof(
    fc.string({ unit: anyCharacter }),
    fc.constantFrom('<', '>', '|', '?', '*', '...', "'", '&', '-', ' ', 'a', '7', '<person>', '<number>', '<tostring>'),
  );

  it('is a cue of 1 to 8 places, or is told what is wrong with it', () => {
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
        const pattern = parsePattern(pieces.join(''), ENGLISH_DICTIONARY);
        if (typeof pattern === 'string') expect(pattern).toMatch(/^[^\p{Cc}]+$/u);
        else expect(pattern.length >= 1 && pattern.length <= 8).toBe(true);
      }),
    );
  });

  it('of words finds itself', () => {
    const word = fc.stringMatching(/^[a-zàßéİд]{1,9}$/);
    fc.assert(
      fc.property(fc.array(word, { minLength: 1, maxLength: 8 }), (words) => {
        expect(taken(words.join(' '), words.join(' '))).toBe(words.length);
      }),
    );
  });
});
