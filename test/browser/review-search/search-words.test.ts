import { describe, expect, it } from 'vitest';
import { describeMatches, fillIn } from '../../../src/browser/review-search/search-words.ts';
import { SEARCH_WORDS } from '../../support/content/search-words.ts';

describe('fillIn', () => {
  it('puts each value in the place of its name, and leaves other braces', () => {
    expect(fillIn('{shown} of {count}, {shown} {unknown} {}', { shown: '1', count: '2' })).toBe('1 of 2, 1 {unknown} {}');
  });

  it('takes values as they are', () => {
    expect(fillIn('{stars} from {author}', { stars: '5 stars', author: '{stars} $& $1' })).toBe('5 stars from {stars} $& $1');
  });
});

describe('describeMatches', () => {
  it.each([
    [0, 0, false, 'Nothing.'],
    [1, 1, false, '1 of 5,678 review matches'],
    [2, 2, false, '2 of 5,678 reviews match'],
    [1234, 20, false, '1,234 of 5,678 reviews match'],
    [100, 100, true, '100 of 5,678 reviews match'],
    [1234, 100, true, '1,234 of 5,678 reviews match. The first 100.'],
  ])('of %i matches, %i of them shown', (total, shown, isLast, words) => {
    expect(describeMatches(total, shown, isLast, SEARCH_WORDS)).toBe(words);
  });

  it('counts as the language does', () => {
    const russian = { ...SEARCH_WORDS, locale: 'ru' };
    // In Russian 21 is counted like 1.
    expect(describeMatches(21, 21, false, russian)).toBe('21 of 5\u00a0678 review matches');
    expect(describeMatches(12345, 20, false, { ...SEARCH_WORDS, locale: 'de' })).toBe('12.345 of 5.678 reviews match');
  });
});
