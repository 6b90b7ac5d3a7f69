import { describe, expect, it } from 'vitest';
import type { Sentiment } from '../../src/insights/aspects.ts';
import { creditedVerdict } from '../../src/insights/credit.ts';
import { ENGLISH } from '../../src/insights/languages/english/english.ts';
import { ENGLISH_DICTIONARY } from '../../src/insights/languages/english/forms.ts';
import { SPANISH } from '../../src/insights/languages/spanish/spanish.ts';
import { parseCues } from '../../src/insights/lexicon/cues.ts';
import { buildLexicon } from '../../src/insights/lexicon/lexicon.ts';
import { readPassages } from '../../src/insights/model/passages.ts';

const lexicon = buildLexicon(parseCues('staff', { positive: ['patient'], negative: ['rude'] }, ENGLISH_DICTIONARY));

function credited(text: string, sentiment: Sentiment, rating?: number, aspect = 'staff', cues = lexicon, language = ENGLISH) {
  const [passage] = readPassages(text, cues, language);
  if (passage === undefined) throw new Error('a passage expected');
  return creditedVerdict(passage, aspect, sentiment, rating);
}

describe('a verdict', () => {
  it.each<[string, string, Sentiment, number | undefined, Sentiment | undefined, string?]>([
    ['counts as it is where the passage tells of the business', 'They were rude.', 'negative', 5, 'negative'],
    ['is nothing where a rival was not as the stars say', 'Another plumber was rude.', 'negative', 5, undefined],
    ['is nothing where a rival was not as the stars say', 'Another plumber was kind.', 'positive', 1, undefined],
    ['is nothing where a rival was not as the stars say', 'Another plumber was kind.', 'positive', 3, undefined],
    ['counts where a rival shows off the business', 'Another plumber wanted twice as much.', 'positive', 5, 'positive'],
    ['counts where a rival shows off the business', 'Another plumber had to mend it.', 'negative', 1, 'negative'],
    ['counts where a rival shows off the business', 'Another plumber had to mend it.', 'negative', 3, 'negative'],
    ['counts where a rival shows off the business', 'Another plumber had to mend it.', 'negative', undefined, 'negative'],
    ['is nothing where a rival is blamed for its price', 'Another plumber charged me $350.', 'negative', 1, undefined, 'price'],
    ['counts where a rival was dear', 'Another plumber charged me $350.', 'positive', 5, 'positive', 'price'],
    ['is nothing where it rests on what the customer did', 'I was patient.', 'positive', 1, undefined],
    ['is nothing where it is advised', 'Make sure they are nice.', 'positive', 1, undefined],
    ['counts where another cue stands beside that', 'I was polite to this rude man.', 'negative', 1, 'negative'],
    ['is the opposite of praise that is wished for', 'It would be better if they were kind.', 'positive', 5, 'negative'],
    ['is that of blame that is wished away', 'It would be better if they were not rude.', 'negative', 5, 'negative'],
  ])('%s: %s %s, %s stars', (_, text, sentiment, rating, expected, aspect) => {
    expect(credited(text, sentiment, rating, aspect)).toBe(expected);
  });

  it('counts where the blame for the price is that a rival was cheaper', () => {
    const cheaper = buildLexicon(parseCues('price', { negative: ['another plumber ... half', 'double'] }, ENGLISH_DICTIONARY));
    expect(credited('Another plumber did it for half.', 'negative', 1, 'price', cheaper)).toBe('negative');
    expect(credited('Another plumber did it for half.', 'negative', 5, 'price', cheaper)).toBeUndefined();
    expect(credited('Another plumber wanted double.', 'negative', 1, 'price', cheaper)).toBeUndefined();
  });

  it('counts for nothing where the passage only supposes it', () => {
    expect(credited('Quizá sean amables.', 'positive', 5, 'staff', buildLexicon(SPANISH.cues()), SPANISH)).toBeUndefined();
  });
});
