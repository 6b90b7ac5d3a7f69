import { expect, it } from 'vitest';
import { lacksNoun, onlyNames } from '../../../../src/insights/languages/english/endings.ts';

it.each([
  ['Glad I was able to find an honest', true],
  ['The booking was easy to make with prompt', true],
  ['in the most professional', true],
  ['The price was very fair', false],
  ['Thank Max and Sue, 2 very professional', true],
  ['they were prompt', false],
  ['They did it with care', false],
])('%j ends before its noun: %s', (quote, lacks) => {
  expect(lacksNoun(quote)).toBe(lacks);
});

it.each([
  ['Their communication', true],
  ['The attention to detail', true],
  ['The company’s attention to detail', true],
  ['the professionalism', true],
  ['Their professionalism, efficiency', true],
  ['Their communication, very prompt', false],
  ['Great communication', false],
  ['The repair worked', false],
  ['the price was fair', false],
])('%j only names something: %s', (quote, only) => {
  expect(onlyNames(quote)).toBe(only);
});
