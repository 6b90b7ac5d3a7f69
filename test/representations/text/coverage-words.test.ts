import { expect, it } from 'vitest';
import { localeOf } from '../../../src/locales/locale.ts';
import { coverageWords } from '../../../src/representations/text/coverage-words.ts';

const en = localeOf('en');

it('tells how much of what is said the aspects cover', () => {
  expect(coverageWords({ coverage: 0.5 }, en)).toEqual({
    fits: true,
    words: 'The aspects cover 50% of what the reviews say about the business.',
  });
});

it('says plainly where they fit badly', () => {
  expect(coverageWords({ coverage: 0.31 }, en)).toEqual({
    fits: false,
    words: 'These aspects fit this business badly: they cover only 31% of what the reviews say about it.',
  });
});

it('says nothing where nothing is said', () => {
  expect(coverageWords({ coverage: null }, en)).toBeUndefined();
});
