import { expect, it } from 'vitest';
import { localeOf } from '../../../src/locales/locale.ts';
import { coverageWords } from '../../../src/representations/text/coverage-words.ts';

const en = localeOf('en');

/** Ten reviews, all of which are read. */
const READ = { review_count: 10, not_analysed: 0 };

it.each([
  [0.5, true, 'The aspects cover 50% of what the reviews say about the business.'],
  [0.31, false, 'These aspects fit this business badly: they cover only 31% of what the reviews say about it.'],
])('tells how much of what is said the aspects cover, and plainly where they fit badly: %d', (coverage, fits, words) => {
  expect(coverageWords({ ...READ, coverage }, en)).toEqual({ fits, words });
});

it('says nothing where nothing is said', () => {
  expect(coverageWords({ ...READ, coverage: null }, en)).toBeUndefined();
});

it('says nothing of a business where most reviews are in a language that is not read', () => {
  expect(coverageWords({ ...READ, coverage: 1, not_analysed: 5 }, en)).toBeDefined();
  expect(coverageWords({ ...READ, coverage: 1, not_analysed: 6 }, en)).toBeUndefined();
});
