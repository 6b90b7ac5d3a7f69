import { describe, expect, it } from 'vitest';
import { describeMatches } from '../../../src/browser/review-search/search-words.ts';
import { SEARCH_WORDS } from '../../support/content/search-words.ts';

describe('describeMatches', () => {
  const first = { search: 'x', isAll: false };

  it.each([
    [0, 0, first, 'Nothing for x.'],
    [1, 1, first, '1 review of 5,678 matches'],
    [2, 2, first, '2 reviews of 5,678 match'],
    [1234, 20, first, '1,234 reviews of 5,678 match'],
    [1234, 40, first, '1,234 reviews of 5,678 match. Shown: 40.'],
    [100, 100, first, '100 reviews of 5,678 match. Shown: 100.'],
    [1234, 100, first, '1,234 reviews of 5,678 match. The first 100.'],
    [5678, 20, { ...first, isAll: true }, '5,678 reviews'],
    [5678, 40, { ...first, isAll: true }, '5,678 reviews. Shown: 40.'],
  ])('of %i matches, %i of them shown after %o', (total, shown, how, words) => {
    expect(describeMatches({ total, shown, ...how }, SEARCH_WORDS)).toBe(words);
  });

  it('counts as the language does', () => {
    const russian = { ...SEARCH_WORDS, locale: 'ru' };
    // In Russian 21 is counted like 1.
    expect(describeMatches({ total: 21, shown: 20, ...first }, russian)).toBe('21 review of 5\u00a0678 matches');
    const german = { ...SEARCH_WORDS, locale: 'de' };
    expect(describeMatches({ total: 12345, shown: 20, ...first }, german)).toBe('12.345 reviews of 5.678 match');
  });
});
