import { expect, it } from 'vitest';
import { classOf } from '../../../../src/insights/languages/english/word-classes.ts';

it('knows what a word is by the list', () => {
  expect(['the', 'of', 'they', 'will', 'because', 'was', 'very'].map(classOf)).toEqual([
    'determiner',
    'preposition',
    'subject',
    'auxiliary',
    'link',
    'be',
    'degree',
  ]);
  expect(['overall', 'came', 'hot', 'great'].map(classOf)).toEqual(['adverb', 'verb', 'adjective', 'judgement']);
});

it('knows it by its ending, unless the word is listed as a noun', () => {
  expect(['patiently', 'flushed', 'cheapest', 'spacious', 'tankless', "they'd"].map(classOf)).toEqual([
    'adverb',
    'participle',
    'judgement',
    'judgement',
    'adjective',
    'auxiliary',
  ]);
  expect(['family', 'shed', 'speed', 'guest', 'table'].map(classOf)).toEqual(['noun', 'noun', 'noun', 'noun', 'noun']);
  expect(['heater', 'order', "dog's"].map(classOf)).toEqual(['open', 'open', 'open']);
});
