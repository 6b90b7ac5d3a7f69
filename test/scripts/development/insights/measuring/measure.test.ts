import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Comparison, compare, figuresOf, interval } from '../../../../../scripts/development/insights/measuring/measure.ts';
import { ASPECT_IDS, SENTIMENTS } from '../../../../../src/insights/aspects.ts';

const good = (aspect: string) => ({ aspect, sentiment: 'positive' as const });
const bad = (aspect: string) => ({ aspect, sentiment: 'negative' as const });
const fair = (aspect: string) => ({ aspect, sentiment: 'neutral' as const });
const optional = <T extends object>(label: T) => ({ ...label, optional: true });

/** The counts of a review, as `right wrong missed`. */
function counts(...[labels, found]: Parameters<typeof compare>) {
  const { aspects, pairs } = compare(labels, found);
  const told = ({ right, wrong, missed }: typeof aspects) => [right, wrong, missed].join(' ');
  return { aspects: told(aspects), pairs: told(pairs) };
}

describe('comparing a review with its labels', () => {
  const priced = [good('price')];
  const mixed = [good('workmanship'), bad('workmanship')];

  it.each([
    [
      'what is right, wrong and missed, of aspects and of pairs',
      [good('price'), bad('speed'), good('staff')],
      [good('price'), good('speed'), bad('warranty')],
      '2 1 1',
      '1 2 2',
    ],
    ['what is said twice once', [...priced, ...priced], [...priced, ...priced, ...priced], '1 0 0', '1 0 0'],
    ['both verdicts where the labels are mixed', mixed, [bad('workmanship')], '1 0 0', '1 0 1'],
    ['an optional label not as right where it is found', [optional(good('staff'))], [good('staff')], '0 0 0', '0 0 0'],
    ['an optional label not as missed where it is not', [optional(good('staff'))], [], '0 0 0', '0 0 0'],
    [
      'an optional verdict on a required aspect as no mistake',
      [good('staff'), optional(bad('staff'))],
      [good('staff'), bad('staff')],
      '1 0 0',
      '1 0 0',
    ],
    ['nothing in nothing', [], [], '0 0 0', '0 0 0'],
  ])('counts %s', (_, labels, found, aspects, pairs) => {
    expect(counts(labels, found)).toEqual({ aspects, pairs });
  });

  it('judges the verdict where the aspect was found and its labels are not mixed', () => {
    const { verdicts } = compare(
      [good('price'), bad('speed'), good('staff'), bad('staff'), fair('warranty')],
      [good('price'), good('speed'), good('staff'), good('punctuality')],
    );
    expect(verdicts).toEqual([
      { wanted: 'positive', found: 'positive' },
      { wanted: 'negative', found: 'positive' },
    ]);
  });
});

// As the program that scores held-out reviews counts.
describe('comparing as held-out reviews are scored', () => {
  it('takes no verdict as wrong on an aspect whose labels are all optional', () => {
    expect(compare([optional(good('staff'))], [bad('staff')]).pairs).toEqual({ right: 0, wrong: 0, missed: 0 });
  });

  it('judges no verdict on an aspect whose labels are all optional', () => {
    expect(compare([optional(good('staff'))], [good('staff')]).verdicts).toEqual([]);
  });

  it('does not take labels as mixed because of an optional one', () => {
    const { verdicts } = compare([good('staff'), optional(bad('staff'))], [good('staff')]);
    expect(verdicts).toEqual([{ wanted: 'positive', found: 'positive' }]);
  });

  it.each([
    ['neutral', [good('price'), bad('price')]],
    ['positive', [good('price'), bad('price'), good('price')]],
    ['negative', [fair('price'), bad('price')]],
  ] as const)('judges several findings by their balance: %s', (balance, found) => {
    expect(compare([fair('price')], found).verdicts).toEqual([{ wanted: 'neutral', found: balance }]);
  });
});

describe('the figures', () => {
  it('are those computed by hand', () => {
    // Aspects: 3 right, 1 wrong, 2 missed. Pairs: 2 right, 2 wrong, 3 missed.
    // Verdicts: positive as positive, negative as positive, neutral as neutral.
    const figures = figuresOf([
      compare([good('price'), bad('speed'), bad('staff')], [good('price'), good('speed')]),
      compare([fair('price'), good('warranty')], [fair('price'), good('staff')]),
    ]);
    expect(figures.aspect_precision).toBeCloseTo(3 / 4);
    expect(figures.aspect_recall).toBeCloseTo(3 / 5);
    expect(figures.aspect_f1).toBeCloseTo(6 / 9);
    expect(figures.pair_f1).toBeCloseTo(4 / 9);
    expect(figures.polarity_accuracy).toBeCloseTo(2 / 3);
    // F1 of positive 2/3, of neutral 1, of negative 0.
    expect(figures.polarity_macro_f1).toBeCloseTo((2 / 3 + 1 + 0) / 3);
  });

  it('leave a sentiment that no label has out of the macro-F1', () => {
    expect(figuresOf([compare([good('price')], [good('price')])]).polarity_macro_f1).toBe(1);
  });

  it('are 0 without reviews', () => {
    expect(Object.values(figuresOf([]))).toEqual([0, 0, 0, 0, 0, 0, 0]);
  });

  it('are 1 for a reader who finds every label, and lie between 0 and 1 for any other', () => {
    const finding = fc.record({ aspect: fc.constantFrom(...ASPECT_IDS), sentiment: fc.constantFrom(...SENTIMENTS) });
    const findings = fc.array(finding, { minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(findings, findings, (labels, found) => {
        expect(figuresOf([compare(labels, labels)])).toMatchObject({ aspect_f1: 1, pair_f1: 1 });
        for (const figure of Object.values(figuresOf([compare(labels, found)]))) {
          expect(figure).toBeGreaterThanOrEqual(0);
          expect(figure).toBeLessThanOrEqual(1);
        }
      }),
    );
  });
});

describe('the interval', () => {
  const comparisons: Comparison[] = Array.from({ length: 40 }, (_, at) =>
    compare([good('price')], at % 4 === 0 ? [bad('price')] : [good('price')]),
  );

  it('is the same each time, and holds the figure', () => {
    const { low, high } = interval(comparisons);
    expect(interval(comparisons)).toEqual({ low, high });
    expect(low).toBeLessThan(0.75);
    expect(high).toBeGreaterThan(0.75);
    // The standard deviation of a share of .75 among 40 is .068. 95 of 100 samples are within two of them.
    expect(high - low).toBeGreaterThan(0.2);
    expect(high - low).toBeLessThan(0.35);
  });

  it('is a point where all reviews are alike', () => {
    expect(interval([compare([good('price')], [good('price')])])).toEqual({ low: 1, high: 1 });
  });
});
