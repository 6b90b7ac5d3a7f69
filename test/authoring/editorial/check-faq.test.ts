import { expect, it } from 'vitest';
import { checkFaq, type ReviewStates } from '../../../src/authoring/editorial/check-faq.ts';
import { checkYaml, linesOf } from '../../support/content/reading/check-yaml.ts';

const reviews: ReviewStates = {
  stateOf: new Map([
    ['2026-03-14-maria-g', 'published'],
    ['2026-03-15-tom', 'waiting'],
    ['2026-03-16-ann', 'faulty'],
  ]),
  complete: true,
};

const entry = (id: string) => `- question: Q\n  answer: A\n  review_ids: [${id}]\n`;
const check = (text: string, states = reviews) => checkYaml('faq.yaml', text, (value) => checkFaq(value, states));

it('is a list of questions, answers and reviews, and may be empty', () => {
  expect(check(`${entry('2026-03-14-maria-g')}- { question: Q2, answer: A2 }\n`).found).toEqual([
    [
      { question: 'Q', answer: 'A', review_ids: ['2026-03-14-maria-g'] },
      { question: 'Q2', answer: 'A2', review_ids: [] },
    ],
  ]);
  expect(check('# none yet\n')).toEqual({ found: [[]], problems: [] });
});

it.each([
  [entry('2026-03-14-maria-h'), '"2026-03-14-maria-h" is the id of no review; did you mean 2026-03-14-maria-g?'],
  [entry('2026-03-15-tom'), '"2026-03-15-tom" waits for its verification; only published reviews may be named'],
])('is told its mistake: %s', (text, message) => {
  expect(linesOf(check(text))).toEqual([`faq.yaml:3:16  1st entry of review_ids in the 1st entry: ${message}`]);
});

it('may name a review that has a mistake of its own, or that could not be read', () => {
  expect(linesOf(check(entry('2026-03-16-ann')))).toEqual([]);
  expect(linesOf(check(entry('unread'), { ...reviews, complete: false }))).toEqual([]);
});
