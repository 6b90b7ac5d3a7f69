import { expect, it } from 'vitest';
import { phrasesIn, plainName, readPhrases } from '../../src/editing/phrases.ts';
import { readWordFolder } from '../../src/insights/words/word-file.ts';
import { readRows } from '../../src/insights/words/word-table.ts';

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
  ['overdue', true],
  ['Overdue since May', true],
  ['返信内容', true],
  ['not paid', false],
  ['paid in part', false],
  ['unpaid', false],
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

// An empty phrase would be found in any text, or take a column without a name.
it('have commas between them in all files, of the Latin kind, and none too many', () => {
  const files = readWordFolder(new URL('../../src/editing/', import.meta.url)).filter(({ path }) => !path.includes('/names/'));
  const mistakes = files.flatMap(({ path, text }) =>
    readRows(text).flatMap(({ value, line }) => {
      const wrong = value.split(/,\s*/).filter((phrase) => phrase.trim() === '' || /[;；、，،\t]/.test(phrase));
      return wrong.map(
        (phrase) => `src/editing/${path}:${line}: "${phrase}" is no phrase; write "one, two" with no comma at the end`,
      );
    }),
  );
  expect(files.length).toBeGreaterThan(5);
  expect(mistakes).toEqual([]);
});
