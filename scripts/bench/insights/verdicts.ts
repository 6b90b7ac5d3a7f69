import Afinn from 'sentiment';
import { SentimentIntensityAnalyzer } from 'vader-sentiment';
import type { Sentiment } from '../../../src/insights/aspects.ts';

/** The absolute score from which on VADER's authors call a text positive or negative. */
const VADER_LEAST = 0.05;

/** 4 and 5 stars are positive, 1 and 2 negative; 3 or none are neutral. */
export function verdictOfStars(rating: number | undefined): Sentiment {
  return verdictOfSign((rating ?? 3) - 3);
}

/** VADER's verdict on a text. */
export function verdictOfVader(text: string): Sentiment {
  return verdictOfCompound(SentimentIntensityAnalyzer.polarity_scores(text).compound);
}

/** The verdict that VADER's compound score, -1 to 1, stands for. */
export function verdictOfCompound(compound: number): Sentiment {
  return Math.abs(compound) < VADER_LEAST ? 'neutral' : verdictOfSign(compound);
}

/** Makes a function that gives AFINN's verdict on a text: the sign of the sum of its words. */
export function createAfinn(): (text: string) => Sentiment {
  const afinn = new Afinn();
  return (text) => verdictOfSign(afinn.analyze(text).score);
}

/** Combines two verdicts: a neutral one yields to the other, and opposite ones become neutral. */
export function verdictOfBoth(one: Sentiment, other: Sentiment): Sentiment {
  return verdictOfSign(signOf(one) + signOf(other));
}

function signOf(sentiment: Sentiment): number {
  return { positive: 1, neutral: 0, negative: -1 }[sentiment];
}

function verdictOfSign(sign: number): Sentiment {
  if (sign === 0) return 'neutral';
  return sign > 0 ? 'positive' : 'negative';
}
