import { describe, expect, it } from 'vitest';
import { checkFaq, type ReviewStates } from '../../../src/authoring/editorial/check-faq.ts';
import type { Read } from '../../../src/authoring/problems/read.ts';
import type { FaqEntry } from '../../../src/reviews/schemas/editorial.ts';
import { checkYaml, linesOf } from '../../support/content/reading/check-yaml.ts';

const reviews: ReviewStates = {
  stateOf: new Map([
    ['2026-03-14-maria-g', 'published'],
    ['2026-03-15-tom', 'waiting'],
    ['2026-03-16-ann', 'faulty'],
  ]),
  complete: true,
};

function entry(id: string): string {
  return `- question: Q\n  answer: A\n  review_ids: [${id}]\n`;
}

function check(text: string, states = reviews): Read<FaqEntry[]> {
  return checkYaml('faq.yaml', text, (value) => checkFaq(value, states));
}

function messages(text: string, states = reviews): string[] {
  return linesOf(check(text, states));
}

describe('faq.yaml', () => {
  it('is a list of questions, answers and reviews', () => {
    expect(check(`${entry('2026-03-14-maria-g')}- { question: Q2, answer: A2 }\n`).found).toEqual([
      [
        { question: 'Q', answer: 'A', review_ids: ['2026-03-14-maria-g'] },
        { question: 'Q2', answer: 'A2', review_ids: [] },
      ],
    ]);
  });

  it('may be empty', () => {
    expect(check('# none yet\n')).toEqual({ found: [[]], problems: [] });
  });

  it.each([
    [
      entry('2026-03-14-maria-h'),
      'faq.yaml:3:16  1st entry of review_ids in the 1st entry: "2026-03-14-maria-h" is the id of no review; did you mean 2026-03-14-maria-g?',
    ],
    [
      entry('2026-03-15-tom'),
      'faq.yaml:3:16  1st entry of review_ids in the 1st entry: "2026-03-15-tom" waits for its verification; only published reviews may be named',
    ],
    ['question: Q\n', 'faq.yaml:1:1  is a group of keys, not a list; each entry of a list begins with "- "'],
  ])('is told its mistake: %s', (text, message) => {
    expect(messages(text)).toEqual([message]);
  });

  it('may name a review that has a mistake of its own, or that could not be read', () => {
    expect(messages(entry('2026-03-16-ann'))).toEqual([]);
    expect(messages(entry('unread'), { ...reviews, complete: false })).toEqual([]);
  });
});
