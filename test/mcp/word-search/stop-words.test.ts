import { expect, it } from 'vitest';
import { isStopWord } from '../../../src/mcp/word-search/stop-words.ts';

it.each(['the', 'and', 'of', 'which', 'el', 'que', 'reviews', 'customers'])('%s tells nothing', (word) => {
  expect(isStopWord(word)).toBe(true);
});

it.each(['water', 'through', 'off', 'night', 'calentador', 'good', 'bad', 'late', 'constructor'])(
  '%s tells something',
  (word) => {
    expect(isStopWord(word)).toBe(false);
  },
);
