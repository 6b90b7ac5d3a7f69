import { describe, expect, it } from 'vitest';
import { pronounAt, speaksOfOthers } from '../../../../src/insights/entities/people/person-words.ts';

describe('others', () => {
  it.each([
    'The office called.',
    'rude on the phone',
    'the lady who answered',
    'The last plumber left',
    'the first fellow',
    'their dispatcher',
    'Reception staff all very helpful',
    'lovely on reception',
  ])('are spoken of in "%s"', (text) => {
    expect(speaksOfOthers(text)).toBe(true);
  });

  it.each(['He was kind.', 'officially done', 'the plumber left', ''])('are not spoken of in "%s"', (text) => {
    expect(speaksOfOthers(text)).toBe(false);
  });
});

describe('a pronoun', () => {
  it.each([
    ['So she left', 1, true, 3],
    ["She'd left", 1, false, 0],
    ['I like him', 2, false, -1],
    ['They left', 2, false, 0],
    ['They left', 1, true, 0],
    ['They left', 1, false, -1],
    ['the heat', 1, true, -1],
  ])('in "%s" for %i (alone: %s) is at %i', (sentence, people, alone, place) => {
    expect(pronounAt(sentence, people, alone)).toBe(place);
  });
});
