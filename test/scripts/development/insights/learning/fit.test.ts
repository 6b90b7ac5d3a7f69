import { describe, expect, it } from 'vitest';
import { parseCorpus } from '../../../../../scripts/development/insights/corpus.ts';
import { fineTune, fit, largest } from '../../../../../scripts/development/insights/learning/fit.ts';
import { fitSpanModel, spansOf } from '../../../../../scripts/development/insights/learning/fit-spans.ts';
import { ownPlan, sharedPlan } from '../../../../../scripts/development/insights/learning/plans.ts';
import { ENGLISH } from '../../../../../src/insights/languages/english/english.ts';
import { buildLexicon } from '../../../../../src/insights/lexicon/lexicon.ts';
import { COLUMNS, verdictScores } from '../../../../../src/insights/model/aspect-model.ts';
import { featuresOf, NO_FEATURES } from '../../../../../src/insights/model/features.ts';
import { readPassages } from '../../../../../src/insights/model/passages.ts';
import { readWeights, scoresOf, type WeightsFile } from '../../../../../src/insights/model/weights.ts';
import { once } from '../../../../../src/once.ts';

const lines = Array.from({ length: 20 }, (_, at) =>
  at % 2 === 0
    ? `5 | [punctuality+ He came on time], number ${at}. [price+ Fair bill.]`
    : `1 | [punctuality- He came two hours late], number ${at}. [price- Steep bill.]`,
);
const reviews = parseCorpus(lines.join('\n'), 'a-1.txt');
const lexicon = buildLexicon([]);

const lexiconOf = () => lexicon;
const plan = sharedPlan(ENGLISH);
const model = once(() => fit(plan, reviews, lexiconOf));

describe('the aspect model', () => {
  it('is the same bytes for the same reviews', () => {
    expect(JSON.stringify(fit(plan, reviews, lexiconOf))).toBe(JSON.stringify(model()));
  });

  it('has a weight for each aspect and verdict, and no more features than planned', () => {
    const file = fit({ ...plan, most: 30 }, reviews, lexiconOf);
    expect(file.columns).toEqual(COLUMNS);
    expect(Buffer.from(file.hashes, 'base64')).toHaveLength(4 * 30);
    expect(Buffer.from(file.weights, 'base64')).toHaveLength(30 * COLUMNS.length);
  });
});

describe('the features that are kept', () => {
  const vocabulary = new Map([
    [7, 0],
    [8, 1],
  ]);
  const tables = [{ columns: 1, weights: Float64Array.of(1, 0.6) }];

  it('are those with the largest weights', () => {
    expect([...largest(vocabulary, tables, 1)]).toEqual([[7, 0]]);
  });

  it('are those that move the scores most, if it is known how much they occur', () => {
    expect([...largest(vocabulary, tables, 1, (hash) => (hash === 8 ? 2 : 1))]).toEqual([[8, 0]]);
  });
});

describe('fine-tuning', () => {
  const others = parseCorpus(new Array(10).fill('1 | [punctuality- They ghosted us]. Fair bill.').join('\n'), 'b-1.txt');
  const change = once(() => fineTune(plan, reviews, others, lexiconOf));
  /** The scores that a model gives a text of one passage. */
  const scoresIn = (text: string, file: WeightsFile) => {
    const [features] = featuresOf(readPassages(text, lexicon), ENGLISH.kinship());
    return scoresOf(readWeights(file), features ?? NO_FEATURES);
  };
  const chanceOf = (aspect: string, text: string, file: WeightsFile) =>
    1 / (1 + Math.exp(-(scoresIn(text, file)[COLUMNS.indexOf(aspect)] ?? 0)));

  it('teaches what only the other reviews say, and keeps what they do not contradict', () => {
    const [before, after] = [model(), fit(plan, reviews, lexiconOf, change())];
    expect(chanceOf('punctuality', 'They ghosted us.', after)).toBeGreaterThan(0.5);
    expect(chanceOf('punctuality', 'They ghosted us.', before)).toBeLessThan(0.5);
    for (const file of [before, after]) expect(chanceOf('punctuality', 'He came on time.', file)).toBeGreaterThan(0.5);
    expect(chanceOf('price', 'Fair bill.', after)).toBeLessThan(chanceOf('price', 'Fair bill.', before));
  });

  it('changes nothing in what it has no other reviews for', () => {
    const own = ownPlan(['price'], ENGLISH);
    const nothing = fineTune(own, reviews, [], lexiconOf);
    expect(fit(own, reviews, lexiconOf, nothing)).toEqual(fit(own, reviews, lexiconOf));
  });

  it('goes on from what earlier reviews changed', () => {
    const late = parseCorpus(new Array(10).fill('1 | [speed- It took ages].').join('\n'), 'd-1.txt');
    const file = fit(plan, reviews, lexiconOf, fineTune(plan, reviews, late, lexiconOf, change()));
    expect(chanceOf('punctuality', 'They ghosted us.', file)).toBeGreaterThan(0.5);
    expect(chanceOf('speed', 'It took ages.', file)).toBeGreaterThan(0.5);
  });

  it('rehearses verdicts that the other reviews do not have', () => {
    const praise = parseCorpus(
      new Array(40).fill('5 | [price+ Fair bill.] [price+ Steep bill, worth it.]').join('\n'),
      'c-1.txt',
    );
    const file = fit(plan, reviews, lexiconOf, fineTune(plan, reviews, praise, lexiconOf));
    const [positive = 0, , negative = 0] = verdictScores(scoresIn('Steep bill.', file));
    expect(negative).toBeGreaterThan(positive);
  });

  it('changes a feature that only the other reviews have', () => {
    const [changed, known] = [change(), model()].map((file) => readWeights(file).hashes);
    expect(changed?.some((hash) => !known?.includes(hash))).toBe(true);
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
