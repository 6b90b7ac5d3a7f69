import { describe, expect, it } from 'vitest';
import { SPANISH } from '../../../src/insights/languages/spanish/spanish.ts';
import { readText } from '../../../src/insights/languages/tokenised-text.ts';

/** The sentences of a text. */
function sentencesOf(text: string, language?: typeof SPANISH): string[] {
  const { tokens, sentences } = readText(text, language);
  return sentences.map(({ first, last }) => text.slice(tokens[first]?.start, tokens[last - 1]?.end));
}

const UNMARKED = [
  'the technician from the morning crew came right at nine',
  'he replaced the valve in the basement because we asked for it',
  'they charged less than the other company in the next town',
  'highly recommend for anybody near',
];

describe('without marks, a sentence begins', () => {
  it('at the words that often begin one, in a long row of words', () => {
    expect(sentencesOf(UNMARKED.join(' '))).toEqual(UNMARKED);
  });

  it('in Spanish, too', () => {
    const parts = [
      'el técnico de la mañana llegó a las nueve en punto a casa',
      'nos cambió la válvula del sótano porque se lo pedimos ese mismo día',
      'muy recomendable para cualquiera del barrio',
    ];
    expect(sentencesOf(parts.join(' '), SPANISH)).toEqual(parts);
  });

  it.each([
    ['He came right at nine Highly recommend him to all', ['He came right at nine', 'Highly recommend him to all']],
    ['He came right at nine They charged less', ['He came right at nine', 'They charged less']],
  ])('at a capital among small letters: %s', (text, expected) => {
    expect(sentencesOf(text)).toEqual(expected);
  });
});

describe('without marks, no sentence begins', () => {
  it.each([
    ['in a short row of words', 'the technician from the morning crew came right at nine he replaced the valve'],
    ['in long ones between commas', UNMARKED.join(', ')],
    ['in a name', 'We called The Plumbing Company at nine'],
    ['at "I"', 'The water was cold and I called them'],
    [
      'after a word that goes on',
      'the technician from the morning crew came right at nine because they promised that we would have water before the guests from my side of the family came over',
    ],
    [
      'just before the end',
      'the technician from the morning crew came right at nine with all of the parts for the boiler and the pump in the basement of my mother thank you',
    ],
  ])('%s', (_, text) => {
    expect(sentencesOf(text)).toEqual([text]);
  });
});
