import type { Sentiment } from '../../../src/insights/aspects.ts';
import type { SentenceWords } from '../../../src/insights/model/passages.ts';
import type { Judge } from './keywords.ts';
import { createAfinn, verdictOfBoth, verdictOfStars, verdictOfVader } from './verdicts.ts';

export const judgeByStars: Judge =
  ({ rating }) =>
  () =>
    verdictOfStars(rating);

export const judgeAllPositive: Judge = () => () => 'positive';

/** VADER's verdict on the sentence that contains the passage. */
export const judgeByVader: Judge = ({ text }) => {
  const known = new Map<SentenceWords, Sentiment>();
  return ({ within }) => {
    const verdict = known.get(within) ?? verdictOfVader(text.slice(within.start, within.end));
    known.set(within, verdict);
    return verdict;
  };
};

/** AFINN's verdict on the passage itself. */
export function createAfinnJudge(): Judge {
  const verdictOfAfinn = createAfinn();
  return ({ text }) =>
    ({ start, end }) =>
      verdictOfAfinn(text.slice(start, end));
}

/** Combines two judges. */
export function bothOf(one: Judge, other: Judge): Judge {
  return (review) => {
    const [first, second] = [one(review), other(review)];
    return (passage) => verdictOfBoth(first(passage), second(passage));
  };
}
