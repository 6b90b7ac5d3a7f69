import { describe, expect, it } from 'vitest';
import type { Sentiment } from '../../../src/insights/aspects.ts';
import { ENGLISH } from '../../../src/insights/languages/english/english.ts';
import { ENGLISH_DICTIONARY } from '../../../src/insights/languages/english/forms.ts';
import { SPANISH } from '../../../src/insights/languages/spanish/spanish.ts';
import { parseCues } from '../../../src/insights/lexicon/cues.ts';
import { buildLexicon } from '../../../src/insights/lexicon/lexicon.ts';
import { readPassages } from '../../../src/insights/model/passages.ts';
import { creditedVerdict } from '../../../src/insights/verdicts/credit.ts';

const lexicon = buildLexicon(parseCues('staff', { positive: ['patient'], negative: ['rude'] }, ENGLISH_DICTIONARY));

function credited(text: string, sentiment: Sentiment, rating?: number, aspect = 'staff', cues = lexicon, language = ENGLISH) {
  const [passage] = readPassages(text, cues, language);
  if (passage === undefined) throw new Error('a passage expected');
  return creditedVerdict(passage, aspect, sentiment, rating);
}

describe('a verdict', () => {
  it('counts as it is where the passage tells of the business', () => {
    expect(credited('They were rude.', 'negative', 5)).toBe('negative');
  });

  it('counts for nothing where a rival was not as the stars say', () => {
    expect(credited('Another plumber was rude.', 'negative', 5)).toBeUndefined();
    expect(credited('Another plumber was kind.', 'positive', 1)).toBeUndefined();
    expect(credited('Another plumber was kind.', 'positive', 3)).toBeUndefined();
  });

  it('counts where it may be told of a rival for the sake of the business', () => {
    expect(credited('Another plumber wanted twice as much.', 'positive', 5)).toBe('positive');
    expect(credited('Another plumber had to mend it.', 'negative', 1)).toBe('negative');
    expect(credited('Another plumber had to mend it.', 'negative', 3)).toBe('negative');
    expect(credited('Another plumber had to mend it.', 'negative')).toBe('negative');
  });

  it('counts for nothing where a rival is blamed for its own price', () => {
    expect(credited('Another plumber charged me $350.', 'negative', 1, 'price')).toBeUndefined();
    expect(credited('Another plumber charged me $350.', 'positive', 5, 'price')).toBe('positive');
  });

  it('counts where the blame for the price is that a rival was cheaper', () => {
    const cheaper = buildLexicon(parseCues('price', { negative: ['another plumber ... half', 'double'] }, ENGLISH_DICTIONARY));
    expect(credited('Another plumber did it for half.', 'negative', 1, 'price', cheaper)).toBe('negative');
    expect(credited('Another plumber did it for half.', 'negative', 5, 'price', cheaper)).toBeUndefined();
    expect(credited('Another plumber wanted double.', 'negative', 1, 'price', cheaper)).toBeUndefined();
  });

  it('counts of what others say only where the stars agree', () => {
    expect(credited("People say it's rude.", 'negative', 5)).toBeUndefined();
    expect(credited("People say it's kind.", 'positive', 3)).toBeUndefined();
    expect(credited("People say it's rude.", 'negative', 1)).toBe('negative');
    expect(credited("People say it's rude.", 'negative')).toBe('negative');
  });

  it('counts for nothing where it rests on what the customer did, or is advised', () => {
    expect(credited('I was patient.', 'positive', 1)).toBeUndefined();
    expect(credited('Make sure they are nice.', 'positive', 1)).toBeUndefined();
  });

  it('counts where another cue stands beside that', () => {
    expect(credited('I was polite to this rude man.', 'negative', 1)).toBe('negative');
  });

  it('counts for nothing where the passage only supposes it', () => {
    expect(credited('Quizá sean amables.', 'positive', 5, 'staff', buildLexicon(SPANISH.cues()), SPANISH)).toBeUndefined();
  });

  it('is the opposite of praise that is wished for', () => {
    expect(credited('It would be better if they were kind.', 'positive', 5)).toBe('negative');
    expect(credited('It would be better if they were not rude.', 'negative', 5)).toBe('negative');
  });
});
