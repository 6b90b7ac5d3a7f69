import { expect, it } from 'vitest';
import { ENGLISH_DICTIONARY } from '../../../src/insights/languages/english/forms.ts';
import { parseCues } from '../../../src/insights/lexicon/cues.ts';

it('gives each cue of a list what it says, and none to what only looks like one', () => {
  const list = { not: ['late model'], negative: ['late', 'no show'], positive: ['on time'], neutral: ["o'clock"] };
  const cues = parseCues('punctuality', list, ENGLISH_DICTIONARY);
  expect(cues.map(({ aspect, sentiment, own }) => [aspect, sentiment, own])).toEqual([
    ['punctuality', 'positive', false],
    ['punctuality', 'neutral', false],
    ['punctuality', 'negative', false],
    ['punctuality', 'negative', false],
    ['punctuality', null, false],
  ]);
});

it("marks the trade's own", () => {
  expect(parseCues('pets', { positive: ['gentle'] }, ENGLISH_DICTIONARY, true)).toMatchObject([{ aspect: 'pets', own: true }]);
});

it('refuses a list that nobody checked', () => {
  expect(() => parseCues('pets', { positive: ['* dog'] }, ENGLISH_DICTIONARY)).toThrow(
    'pets: * dog: a pattern begins and ends with a word or a class',
  );
});
