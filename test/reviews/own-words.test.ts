import { expect, it } from 'vitest';
import { isCounted } from '../../src/reviews/own-words.ts';

it.each([
  ['a text', 'Reviews', false],
  ['a list', ['none', 'one'], false],
  ['words for one and for more', { one: 'A review', other: '{count} reviews' }, true],
])('%s has other words for one thing: %s', (_, message, is) => {
  expect(isCounted(message)).toBe(is);
});
