import { expect, it } from 'vitest';
import { classOf } from '../../../../src/insights/languages/english/word-classes.ts';

const classesOf = (words: string) => words.split(' ').map(classOf).join(' ');

it.each([
  ['by the list', 'the of they will because was', 'determiner preposition subject auxiliary link be'],
  ['by the list', 'very overall came hot great', 'degree adverb verb adjective judgement'],
  ['by its ending', 'patiently flushed cheapest spacious', 'adverb participle judgement judgement'],
  ['by its ending', "tankless they'd", 'adjective auxiliary'],
  ['by the list of nouns, whatever its ending', 'family shed speed guest table', 'noun noun noun noun noun'],
  ['by nothing', "heater order dog's", 'open open open'],
])('knows %s what a word is: %s', (_, words, classes) => {
  expect(classesOf(words)).toBe(classes);
});
