import { SENTIMENTS, type Sentiment } from '../../../../src/insights/aspects.ts';
import { createRandom } from '../../random.ts';

interface Found {
  readonly aspect: string;
  readonly sentiment: Sentiment;
}

interface Wanted extends Found {
  readonly optional?: boolean | undefined;
}

/** How many findings are right or wrong, and how many labels were missed. */
interface Counts {
  readonly right: number;
  readonly wrong: number;
  readonly missed: number;
}

/** How a review's findings compare with its labels. */
export interface Comparison {
  readonly aspects: Counts;
  readonly pairs: Counts;
  /** For each required aspect that was found and whose labels agree: the right verdict, and that of most findings. */
  readonly verdicts: readonly { readonly wanted: Sentiment; readonly found: Sentiment }[];
}

/**
 * Compares the labelled aspects, and pairs of aspect and sentiment, with those that were found. An optional label counts neither
 * as right nor as missed.
 */
export function compare(labels: readonly Wanted[], found: readonly Found[]): Comparison {
  const pairOf = ({ aspect, sentiment }: Found) => `${aspect} ${sentiment}`;
  const required = labels.filter(({ optional }) => !optional);
  const needed = new Set(required.map(aspectOf));
  const known = new Set(labels.map(aspectOf));
  // A verdict on an optional aspect is never counted as wrong.
  const counted = found.filter(({ aspect }) => needed.has(aspect) || !known.has(aspect));
  return {
    aspects: countOf(required.map(aspectOf), labels.map(aspectOf), found.map(aspectOf)),
    pairs: countOf(required.map(pairOf), labels.map(pairOf), counted.map(pairOf)),
    verdicts: [...needed].flatMap((aspect) => {
      const [wanted, ...mixed] = new Set(sentimentsOf(required, aspect));
      const said = sentimentsOf(found, aspect);
      return wanted === undefined || mixed.length > 0 || said.length === 0 ? [] : [{ wanted, found: majorityOf(said) }];
    }),
  };
}

function aspectOf({ aspect }: Found): string {
  return aspect;
}

function sentimentsOf(of: readonly Found[], aspect: string): Sentiment[] {
  return of.filter((each) => each.aspect === aspect).map(({ sentiment }) => sentiment);
}

/** The sentiment of most findings; neutral where as many are positive as negative. */
function majorityOf(sentiments: readonly Sentiment[]): Sentiment {
  const count = (wanted: Sentiment) => sentiments.filter((sentiment) => sentiment === wanted).length;
  const balance = count('positive') - count('negative');
  if (balance === 0) return 'neutral';
  return balance > 0 ? 'positive' : 'negative';
}

function countOf(required: readonly string[], allowed: readonly string[], found: readonly string[]): Counts {
  const [needs, may, has] = [new Set(required), new Set(allowed), new Set(found)];
  return { right: has.intersection(needs).size, wrong: has.difference(may).size, missed: needs.difference(has).size };
}

/** The figures over reviews, each 0 to 1. */
export interface Figures {
  readonly aspect_f1: number;
  readonly aspect_precision: number;
  readonly aspect_recall: number;
  readonly pair_f1: number;
  readonly pair_precision: number;
  readonly polarity_accuracy: number;
  readonly polarity_macro_f1: number;
}

export function figuresOf(comparisons: readonly Comparison[]): Figures {
  const aspects = sum(comparisons.map((each) => each.aspects));
  const pairs = sum(comparisons.map((each) => each.pairs));
  const verdicts = comparisons.flatMap((each) => each.verdicts);
  return {
    aspect_f1: f1(aspects),
    aspect_precision: ratio(aspects.right, aspects.right + aspects.wrong),
    aspect_recall: ratio(aspects.right, aspects.right + aspects.missed),
    pair_f1: f1(pairs),
    pair_precision: ratio(pairs.right, pairs.right + pairs.wrong),
    polarity_accuracy: ratio(verdicts.filter(({ wanted, found }) => wanted === found).length, verdicts.length),
    polarity_macro_f1: macroF1(verdicts),
  };
}

function sum(counts: readonly Counts[]): Counts {
  const total = (key: keyof Counts) => counts.reduce((all, each) => all + each[key], 0);
  return { right: total('right'), wrong: total('wrong'), missed: total('missed') };
}

function f1({ right, wrong, missed }: Counts): number {
  return ratio(2 * right, 2 * right + wrong + missed);
}

function ratio(part: number, whole: number): number {
  return whole === 0 ? 0 : part / whole;
}

function macroF1(verdicts: Comparison['verdicts']): number {
  const present = SENTIMENTS.filter((sentiment) => verdicts.some(({ wanted }) => wanted === sentiment));
  const each = present.map((sentiment) => {
    const right = verdicts.filter(({ wanted, found }) => wanted === sentiment && found === sentiment).length;
    const wrong = verdicts.filter(({ wanted, found }) => wanted !== sentiment && found === sentiment).length;
    const missed = verdicts.filter(({ wanted, found }) => wanted === sentiment && found !== sentiment).length;
    return f1({ right, wrong, missed });
  });
  return ratio(
    each.reduce((all, one) => all + one, 0),
    each.length,
  );
}

/**
 * How well verdicts that contradict the stars are found (praise with 1 or 2 stars, blame with 4 or 5): how many there are, and
 * which share is found.
 */
export interface Contrary {
  readonly verdicts: number;
  /** The share found with the right verdict. */
  readonly found: number;
  /** The share found only with the opposite verdict, that of the stars. */
  readonly turned: number;
}

/** Counts the verdicts against the stars in labelled reviews, given what was found in each. */
export function contraryOf(
  reviews: readonly { readonly rating: number; readonly labels: readonly Wanted[] }[],
  found: readonly (readonly Found[])[],
): Contrary {
  const each = reviews.flatMap(({ rating, labels }, at) => {
    const [contrary, usual] = rating > 3 ? (['negative', 'positive'] as const) : (['positive', 'negative'] as const);
    const against = rating === 3 ? [] : labels.filter(({ optional, sentiment }) => !optional && sentiment === contrary);
    return [...new Set(against.map(aspectOf))].map((aspect) => {
      const said = sentimentsOf(found[at] ?? [], aspect);
      return { found: said.includes(contrary), turned: said.includes(usual) && !said.includes(contrary) };
    });
  });
  return {
    verdicts: each.length,
    found: ratio(each.filter((one) => one.found).length, each.length),
    turned: ratio(each.filter((one) => one.turned).length, each.length),
  };
}

const SAMPLES = 1000;

/** The 95 % confidence interval of `pair_f1`, by bootstrap: from samples of as many reviews, drawn with replacement. */
export function interval(comparisons: readonly Comparison[]): { low: number; high: number } {
  const random = createRandom(1);
  const values = Array.from({ length: SAMPLES }, () => {
    const drawn = comparisons.map(() => comparisons[Math.floor(random() * comparisons.length)] as Comparison);
    return figuresOf(drawn).pair_f1;
  }).sort((a, b) => a - b);
  return { low: values[Math.floor(SAMPLES * 0.025)] ?? 0, high: values[Math.floor(SAMPLES * 0.975)] ?? 0 };
}
