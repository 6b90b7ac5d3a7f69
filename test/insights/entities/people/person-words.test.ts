import { describe, expect, it } from 'vitest';
import { endsInJoinedPronoun, pronounAt, speaksOfOthers } from '../../../../src/insights/entities/people/person-words.ts';

it('knows where others are spoken of', () => {
  const office = ['The office called.', 'rude on the phone', 'their dispatcher', 'Reception staff all very helpful'];
  const people = ['the lady who answered', 'The last plumber left', 'the first fellow', 'lovely on reception'];
  expect([...office, ...people].filter((text) => !speaksOfOthers(text))).toEqual([]);
  expect(['He was kind.', 'officially done', 'the plumber left', ''].filter(speaksOfOthers)).toEqual([]);
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

  it('joins the name after "and"', () => {
    expect(['Then he and ', 'Him & ', 'the and ', 'he, and '].map(endsInJoinedPronoun)).toEqual([true, true, false, false]);
  });
});
