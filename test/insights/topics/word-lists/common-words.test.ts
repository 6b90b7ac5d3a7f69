import { expect, it } from 'vitest';
import { stemOf } from '../../../../src/insights/languages/english/stems.ts';
import { everydayRate } from '../../../../src/insights/topics/word-lists/common-words.ts';

const rate = (phrase: string) => everydayRate(phrase.split(' ').map(stemOf));

it('holds everyday words for commoner than those of a trade', () => {
  expect(rate('people')).toBeGreaterThan(rate('flapper'));
});

it('holds a phrase for rarer than its rarest word', () => {
  expect(rate('water heater')).toBeLessThan(Math.min(rate('water'), rate('heater')));
});

it('gives each phrase a rate above nothing', () => {
  expect(rate('one two three four five six')).toBeGreaterThan(0);
});
