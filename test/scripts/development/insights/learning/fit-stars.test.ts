import { describe, expect, it } from 'vitest';
import { parseCorpus } from '../../../../../scripts/development/insights/corpus.ts';
import { fit } from '../../../../../scripts/development/insights/learning/fit.ts';
import { fitStars, type StarExample, starExamples } from '../../../../../scripts/development/insights/learning/fit-stars.ts';
import { sharedPlan } from '../../../../../scripts/development/insights/learning/plans.ts';
import { ENGLISH } from '../../../../../src/insights/languages/english/english.ts';
import { buildLexicon } from '../../../../../src/insights/lexicon/lexicon.ts';
import { readWeights } from '../../../../../src/insights/model/weights.ts';

const example = (stars: number, column: number): StarExample => ({ text: [0, 0, 0], stars, column, weight: 1 });

describe('what the stars say', () => {
  const scores = fitStars([
    ...new Array(9).fill(example(5, 0)),
    example(5, 2),
    ...new Array(9).fill(example(1, 2)),
    example(1, 0),
  ]);

  it('is praise for five and blame for one', () => {
    expect(scores[4]?.[0]).toBeGreaterThan(scores[4]?.[2] ?? 0);
    expect(scores[0]?.[2]).toBeGreaterThan(scores[0]?.[0] ?? 0);
  });

  it('is nothing where no example has as many', () => {
    expect(scores[2]).toEqual([0, 0, 0]);
  });

  it('is less where the words say it too', () => {
    const telling = { text: [3, 0, 0], stars: 5, column: 0, weight: 1 };
    expect(fitStars(new Array(9).fill(telling))[4]?.[0]).toBeLessThan(fitStars(new Array(9).fill(example(5, 0)))[4]?.[0] ?? 0);
  });
});

it('there is an example for each passage of a label, all of one label weighing 1', () => {
  const reviews = parseCorpus('5 | [price+ A fair bill], [staff+ kind, and patient too].\n1 | [price- A steep bill].', 'a-1.txt');
  const lexiconOf = () => buildLexicon([]);
  const weights = readWeights(fit(sharedPlan(ENGLISH), reviews, lexiconOf));
  expect(starExamples(reviews, weights, lexiconOf).map(({ stars, column, weight }) => [stars, column, weight])).toEqual([
    [5, 0, 1],
    [5, 0, 0.5],
    [5, 0, 0.5],
    [1, 2, 1],
  ]);
});
