import { expect, it } from 'vitest';
import { phrasesIn, plainName, readPhrases } from '../../src/editing/phrases.ts';

it('compares names without case, accents and signs', () => {
  expect(plainName(' Reseña_(ES) ')).toBe('resena es');
  expect(plainName('consumer.displayName')).toBe('consumer display name');
});

it('reads the phrases of each key, in their order', () => {
  expect(phrasesIn('# Note\na\tone two, three\nb\tfour\na\tfive')).toEqual(
    new Map([
      ['a', ['one two', 'three', 'five']],
      ['b', ['four']],
    ]),
  );
});

const WORDS = readPhrases(
  'state\tfully? paid|settled, réglé, overdue *, *返信*\nanswer\tответ*, answer\nnot-answer\tответств*\nended\t* note',
);

it.each([
  ['paid', true],
  ['Fully_settled', true],
  ['Regle', true],
  ['Overdue since May', true],
  ['返信内容', true],
  ['not paid', false],
  ['paid in part', false],
])('takes %s for a state: %s', (text, isState) => {
  expect(WORDS.are('state', text)).toBe(isState);
});

it.each([
  ['The answer', true],
  ['Дата ответа', true],
  ['Answers', false],
  ['Ответственный', false],
  ['Ответственный за ответ', true],
])('finds an answer in %s: %s', (text, isFound) => {
  expect(WORDS.areIn('answer', text)).toBe(isFound);
});

it('says which key a file lacks', () => {
  expect(() => WORDS.are('stated', 'paid')).toThrow('no phrases are under stated');
});
