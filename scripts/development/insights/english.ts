import { ENGLISH } from '../../../src/insights/languages/english/english.ts';
import { type LabelledReview, ofTrade, readPart } from './corpus.ts';
import type { Lessons } from './learning/models.ts';

export function readEnglishCorpus(): LabelledReview[] {
  return [...readPart('train'), ...readPart('tune')];
}

/** What English is learned from first: its corpus. */
export function englishLessons(): Lessons {
  const corpus = readEnglishCorpus();
  return { language: ENGLISH, shared: corpus, ownOf: (trade) => ofTrade(corpus, trade) };
}
