import { createEngine } from '../../../../src/insights/engine.ts';
import type { Language } from '../../../../src/insights/languages/language.ts';
import { type Learned, readLearned } from '../../../../src/insights/learned.ts';
import type { Mention } from '../../../../src/insights/mention.ts';
import { NO_WEIGHTS, readWeights, type Weights } from '../../../../src/insights/model/weights.ts';
import { onceFor } from '../../../../src/once.ts';
import type { Trade } from '../../../../src/reviews/schemas/business.ts';
import type { LabelledReview } from '../corpus.ts';
import type { LearnedWeights } from '../learning/models.ts';

/** The parts that are tuned and not learned. */
export type Tuned = Pick<Learned, 'threshold' | 'cuedThreshold' | 'stars'>;

export type LearnedOf = (trade: Trade) => Learned;

export function learnedOf({ shared, own }: LearnedWeights, tuned: Tuned, language: Language): LearnedOf {
  const weights = readWeights(shared);
  const { spans } = readLearned('other', language);
  const owned = new Map<string, Weights>(Object.entries(own).map(([trade, file]) => [trade, readWeights(file)]));
  return (trade) => ({ ...tuned, trade, language, weights, own: owned.get(trade) ?? NO_WEIGHTS, spans });
}

export type Reader = (review: LabelledReview, stars: boolean) => Mention[];

/** Analyses labelled reviews, each with the engine of its trade. */
export function createReader(learned: LearnedOf): Reader {
  const engineOf = onceFor((trade: Trade) => createEngine(learned(trade)));
  return ({ trade, text, rating }, stars) => engineOf(trade).mentions(stars ? { text, rating } : { text });
}

export function wordsIn(text: string): number {
  return text.split(/\s+/).length;
}
