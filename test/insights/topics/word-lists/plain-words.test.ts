import { expect, it } from 'vitest';
import { stemOf } from '../../../../src/insights/languages/english/stems.ts';
import { isLink, isPlain, isPraise, isVague } from '../../../../src/insights/topics/word-lists/plain-words.ts';

it('tells words that link, praise or say nothing alone from subjects', () => {
  expect(['the', 'of', 'with', 'https'].map(stemOf).every(isLink)).toBe(true);
  expect(['great', 'excellent', 'recommend'].map(stemOf).every(isPraise)).toBe(true);
  expect(['the', 'came', 'price', 'staff', 'adults', 'motivates'].map(stemOf).every(isPlain)).toBe(true);
  for (const kind of [isLink, isPraise, isPlain]) expect(['basement', 'rebate', 'roots'].map(stemOf).some(kind)).toBe(false);
});

it('tells what is no thing from subjects', () => {
  expect(['lack', 'difficulties', 'LLC'].map((word) => stemOf(word.toLowerCase())).every(isVague)).toBe(true);
  expect(['incompetent', 'pride', 'unable', 'beware', 'shady'].map(stemOf).every(isPraise)).toBe(true);
});
