import { describe, expect, it } from 'vitest';
import { createTermReader } from '../../../src/mcp/word-search/terms.ts';

const read = createTermReader();

describe('the terms of a text', () => {
  it.each([
    ['are its words without those that every text has', 'The heater and the boiler of a church', ['heater', 'boiler', 'church']],
    ['are without those that fit every review, in Spanish too', 'reviews by customers, el técnico que vino', ['tecnico', 'vino']],
    [
      'keep short words that tell something',
      'late through the night, good or bad off',
      ['late', 'through', 'night', 'good', 'bad', 'off'],
    ],
    [
      'are the same for all forms of a word',
      'drains drained draining, leaks LEAKED',
      ['drain', 'drain', 'drain', 'leak', 'leak'],
    ],
    ['are without accents', 'Renée técnico Straße', ['rene', 'tecnico', 'strass']],
    ['are one for initials', 'A/C, A.C. and AC', ['ac', 'ac', 'ac']],
    ['keep figures, whatever stands between their digits', '$1,940 at 8.30', ['1940', '830']],
    ['are without what stands behind an apostrophe', "Dana's dog didn't like Dana’s van", ['dana', 'dog', 'like', 'dana', 'van']],
    ['are without what is set before one', "l'eau chaude d’hiver", ['eau', 'chaud', 'hiver']],
    ['have no letter alone', 'x y z', []],
    ['are those of scripts without spaces, too', '水道修理', ['水道', '修理']],
    ['are none where there is no word', '?!? … 👍 \ud83d', []],
  ])('%s', (_, text, terms) => {
    expect(read(text)).toEqual(terms);
  });

  it('are the same for a question and for a text', () => {
    for (const [question, text] of [
      ['RENEE', 'renée'],
      ['strasse', 'Straße'],
      ['heat pumps', 'Heat-pump'],
    ] as const) {
      expect(read(question)).toEqual(read(text));
    }
  });
});
