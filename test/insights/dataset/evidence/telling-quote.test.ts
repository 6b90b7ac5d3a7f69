import { expect, it } from 'vitest';
import { quotesOfTopics, tellingQuote } from '../../../../src/insights/dataset/evidence/telling-quote.ts';
import type { Evidence } from '../../../../src/insights/dataset/schemas/insights-schema.ts';

const quote = (sentiment: Evidence['sentiment']): Evidence => ({ review_id: sentiment, quote: 'x', start: 0, end: 1, sentiment });
const evidence = [quote('neutral'), quote('negative'), quote('positive')];

it('is of the side that most reviews take', () => {
  expect(tellingQuote({ positive: 3, negative: 1, evidence })?.sentiment).toBe('positive');
  expect(tellingQuote({ positive: 1, negative: 3, evidence })?.sentiment).toBe('negative');
});

it('is else the first', () => {
  expect(tellingQuote({ positive: 3, negative: 1, evidence: [quote('neutral'), quote('negative')] })?.sentiment).toBe('neutral');
  expect(tellingQuote({ positive: 0, negative: 0, evidence: [] })).toBeUndefined();
});

it('of two topics in one sentence, that is quoted for which the sentence tells most; no sentence is quoted twice', () => {
  const named = (review_id: string, sentiment: Evidence['sentiment']): Evidence => ({ ...quote(sentiment), review_id });
  const damage = { positive: 3, negative: 1, evidence: [named('a', 'positive'), named('b', 'negative'), named('c', 'neutral')] };
  const items = { positive: 1, negative: 3, evidence: [named('c', 'neutral'), named('b', 'negative'), named('a', 'positive')] };
  const quoted = quotesOfTopics([damage, items]).map(({ telling, others }) =>
    [telling, ...others].map((each) => each?.review_id),
  );
  expect(quoted).toEqual([['a', 'c'], ['b']]);
  const [, again] = quotesOfTopics([damage, { ...damage, evidence: [named('a', 'positive'), named('d', 'neutral')] }]);
  expect(again?.telling?.review_id).toBe('d');
});
