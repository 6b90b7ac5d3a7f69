import { describe, expect, it } from 'vitest';
import { parseCorpus } from '../../../../scripts/insights/corpus.ts';
import { coveredBy, fitAspectModel } from '../../../../scripts/insights/learning/fit.ts';
import { fitSpanModel, spansOf } from '../../../../scripts/insights/learning/fit-spans.ts';
import { ENGLISH } from '../../../../src/insights/languages/english.ts';
import { buildLexicon } from '../../../../src/insights/lexicon/lexicon.ts';
import { COLUMNS } from '../../../../src/insights/model/aspect-model.ts';

const lines = Array.from({ length: 20 }, (_, at) =>
  at % 2 === 0
    ? `5 | [punctuality+ He came on time], number ${at}. [price+ Fair bill.]`
    : `1 | [punctuality- He came two hours late], number ${at}. [price- Steep bill.]`,
);
const reviews = parseCorpus(lines.join('\n'), 'a-1.txt');
const lexicon = buildLexicon([]);

describe('the aspect model', () => {
  it('is the same bytes for the same reviews', () => {
    const fit = () => JSON.stringify(fitAspectModel(reviews, () => lexicon));
    expect(fit()).toBe(fit());
  });

  it('has a weight for each aspect and verdict, and no more features than asked', () => {
    const file = fitAspectModel(reviews, () => lexicon, ENGLISH, 30);
    expect(file.columns).toEqual(COLUMNS);
    expect(Buffer.from(file.hashes, 'base64')).toHaveLength(4 * 30);
    expect(Buffer.from(file.weights, 'base64')).toHaveLength(30 * COLUMNS.length);
  });
});

describe('the span model', () => {
  it('takes the passages of the corpus with one verdict for spans', () => {
    const [review] = parseCorpus('3 | [price+ price- A bill], [staff+ staff+ kind] [speed+ warranty+ quick]', 'a-1.txt');
    expect(spansOf(review === undefined ? [] : [review])[0]?.gold.map(({ start, end }) => [start, end])).toEqual([
      [8, 12],
      [13, 18],
    ]);
  });

  it('is the same bytes for the same texts', () => {
    const fit = () => JSON.stringify(fitSpanModel(spansOf(reviews), new Map()));
    expect(fit()).toBe(fit());
  });
});

it('covers the passages that a label holds, or that hold it', () => {
  const passages = [
    { start: 0, end: 10 },
    { start: 12, end: 20 },
    { start: 22, end: 60 },
  ];
  expect(coveredBy({ start: 0, end: 20 }, passages)).toEqual([0, 1]);
  expect(coveredBy({ start: 30, end: 34 }, passages)).toEqual([2]);
  expect(coveredBy({ start: 9, end: 13 }, passages)).toEqual([]);
});
