import Afinn from 'sentiment';
import { SentimentIntensityAnalyzer } from 'vader-sentiment';
import type { Sentiment } from '../../../../src/insights/aspects.ts';
import type { SentenceWords } from '../../../../src/insights/model/passages.ts';
import { onceFor } from '../../../../src/once.ts';
import type { Judge } from './keywords.ts';

/** 4 and 5 stars are positive, 1 and 2 negative; 3 or none are neutral. */
export const judgeByStars: Judge =
  ({ rating = 3 }) =>
  () =>
    verdictOfSign(rating - 3);

/** The absolute score from which on VADER's authors call a text positive or negative. */
const VADER_LEAST = 0.05;

/** VADER's verdict on the sentence that contains the passage. */
export const judgeByVader: Judge = ({ text }) => {
  const verdictOn = onceFor(({ start, end }: SentenceWords) => {
    const { compound } = SentimentIntensityAnalyzer.polarity_scores(text.slice(start, end));
    return Math.abs(compound) < VADER_LEAST ? 'neutral' : verdictOfSign(compound);
  });
  return ({ within }) => verdictOn(within);
};

/** AFINN's verdict on the passage itself: the sign of the sum of its words. */
export function createAfinnJudge(): Judge {
  const afinn = new Afinn();
  return ({ text }) =>
    ({ start, end }) =>
      verdictOfSign(afinn.analyze(text.slice(start, end)).score);
}

function verdictOfSign(sign: number): Sentiment {
  if (sign === 0) return 'neutral';
  return sign > 0 ? 'positive' : 'negative';
}
