import { expect, it } from 'vitest';
import { createEngine } from '../../src/insights/engine.ts';
import { readLearned } from '../../src/insights/learned.ts';

const cues = { positive: [], negative: ['loud'], not: [], hidden: false };
const told = createEngine(readLearned(), [
  { id: 'machines', name: 'Machines', neutral: ['machine'], ...cues },
  { id: 'price', neutral: ['bill'], ...cues },
]);

it.each<[string, string, string, string, number?]>([
  ['by the words around, not surely enough for a quote', 'machines', 'The machines are excellent.', 'perhaps positive'],
  ['by the words around, not surely enough for a quote', 'machines', 'The machines are horrible.', 'perhaps negative'],
  ['by no words', 'machines', 'There is a machine.', 'neutral'],
  ['not against the stars', 'machines', 'The machines are horrible.', 'neutral', 5],
  ['not against the stars', 'machines', 'The machines are excellent.', 'neutral', 1],
  ['by a cue beside it', 'machines', 'The excellent machine is loud.', 'negative'],
  ['by the model if it is built in', 'price', 'The bill was a fair price.', 'positive'],
])("an owner's aspect is judged by a plain mention %s", (_, aspect, text, verdict, rating) => {
  const found = told.mentions({ text, rating }).filter((mention) => mention.aspect === aspect);
  const said = found.map(({ sentiment, quote }) => (quote.confidence < 0.85 ? `perhaps ${sentiment}` : sentiment));
  expect(said).toEqual([verdict]);
});
