import { describe, expect, it } from 'vitest';
import { distinctPhrases, phrasesAt, phrasesIn, phraseTable } from '../../../../src/insights/entities/names/phrase-table.ts';
import { readWords, type Word } from '../../../../src/insights/entities/names/words.ts';
import { readText } from '../../../../src/insights/languages/tokenised-text.ts';

const TABLE = phraseTable([
  [['dana'], 'first'],
  [['dana', 'whitfield'], 'full'],
  [['d', 'whitfield'], 'initial'],
  [['a', 'c'], 'air'],
  [[], 'nothing'],
]);
const formOf = ({ folded }: Word): string => folded;

describe('the phrases at a word', () => {
  it.each([
    ['Dana Whitfield', ['full', 'first']],
    ['Dana-Whitfield', ['full', 'first']],
    ['Dana. Whitfield', ['first']],
    ['Dana, Whitfield', ['first']],
    ["Dana's Whitfield", ['first']],
    ['D. Whitfield', ['initial']],
    ['A/C', ['air']],
    ['Tom', []],
    ['', []],
  ])('of "%s" are %j', (text, expected) => {
    expect(phrasesAt(TABLE, readWords(readText(text)), 0, formOf).flatMap(({ values }) => values)).toEqual(expected);
  });

  it('hold all that a phrase stands for', () => {
    const twice = phraseTable([
      [['tom'], 1],
      [['tom'], 2],
    ]);
    expect(phrasesAt(twice, readWords(readText('Tom')), 0, formOf)).toEqual([{ values: [1, 2], length: 1 }]);
  });
});

it('finds the phrases of a text in its order, the longest at each word, and none within another', () => {
  const words = readWords(readText('Tom met Dana Whitfield and D. Whitfield.'));
  expect(phrasesIn(TABLE, words, formOf)).toEqual([
    { values: ['full'], at: 2, next: 4, start: 8, end: 22 },
    { values: ['initial'], at: 5, next: 7, start: 27, end: 39 },
  ]);
});

it('keeps each of equal phrases once, where the first of them stands', () => {
  expect(distinctPhrases([['gas', 'line'], ['gas'], ['gas', 'line'], []])).toEqual([['gas', 'line'], ['gas'], []]);
});
