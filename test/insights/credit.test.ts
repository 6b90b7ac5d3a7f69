import { describe, expect, it } from 'vitest';
import type { Sentiment } from '../../src/insights/aspects.ts';
import { creditedVerdict } from '../../src/insights/credit.ts';
import { ENGLISH_DICTIONARY } from '../../src/insights/languages/english/forms.ts';
import { SPANISH } from '../../src/insights/languages/spanish/spanish.ts';
import { parseCues } from '../../src/insights/lexicon/cues.ts';
import { buildLexicon } from '../../src/insights/lexicon/lexicon.ts';
import { readPassages } from '../../src/insights/model/passages.ts';

const lexicon = buildLexicon(parseCues('staff', { positive: ['patient'], negative: ['rude'] }, ENGLISH_DICTIONARY));

function credited(text: string, sentiment: Sentiment, rating?: number): Sentiment | undefined {
  const [passage] = readPassages(text, lexicon);
  return passage === undefined ? undefined : creditedVerdict(passage, 'staff', sentiment, rating);
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
    const [passage] = readPassages('Another plumber charged me $350.', lexicon);
    expect(passage && creditedVerdict(passage, 'price', 'negative', 1)).toBeUndefined();
    expect(passage && creditedVerdict(passage, 'price', 'positive', 5)).toBe('positive');
  });

  it('counts where the blame for the price is that a rival was cheaper', () => {
    const cheaper = buildLexicon(parseCues('price', { negative: ['another plumber ... half', 'double'] }, ENGLISH_DICTIONARY));
    const [passage] = readPassages('Another plumber did it for half.', cheaper);
    expect(passage && creditedVerdict(passage, 'price', 'negative', 1)).toBe('negative');
    expect(passage && creditedVerdict(passage, 'price', 'negative', 5)).toBeUndefined();
    const [dearer] = readPassages('Another plumber wanted double.', cheaper);
    expect(dearer && creditedVerdict(dearer, 'price', 'negative', 1)).toBeUndefined();
  });

  it('counts for nothing where it rests on what the customer did, or is advised', () => {
    expect(credited('I was patient.', 'positive', 1)).toBeUndefined();
    expect(credited('Make sure they are nice.', 'positive', 1)).toBeUndefined();
  });

  it('counts where another cue stands beside that', () => {
    expect(credited('I was polite to this rude man.', 'negative', 1)).toBe('negative');
  });

  it('counts for nothing where the passage only supposes it', () => {
    const [passage] = readPassages('Quizá sean amables.', buildLexicon(SPANISH.cues()), SPANISH);
    expect(passage && creditedVerdict(passage, 'staff', 'positive', 5)).toBeUndefined();
  });

  it('is the opposite of praise that is wished for', () => {
    expect(credited('It would be better if they were kind.', 'positive', 5)).toBe('negative');
    expect(credited('It would be better if they were not rude.', 'negative', 5)).toBe('negative');
  });
});
