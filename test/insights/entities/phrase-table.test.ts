import { describe, expect, it } from 'vitest';
import { phrasesAt, phraseTable } from '../../../src/insights/entities/phrase-table.ts';
import { readWords, type Word } from '../../../src/insights/entities/words.ts';
import { readText } from '../../../src/insights/text/tokenised-text.ts';

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
