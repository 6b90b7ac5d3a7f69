import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { createEngine, type Engine, type Learned } from '../../src/insights/engine.ts';
import { ENGLISH } from '../../src/insights/languages/english.ts';
import type { Language } from '../../src/insights/languages/language.ts';
import { SPANISH } from '../../src/insights/languages/spanish/spanish.ts';
import { readLearned } from '../../src/insights/learned.ts';
import { readBuiltInCues, readSpanKinship } from '../../src/insights/lexicon/built-in.ts';
import type { Cue } from '../../src/insights/lexicon/cues.ts';
import { buildLexicon } from '../../src/insights/lexicon/lexicon.ts';
import type { Mention } from '../../src/insights/mention.ts';
import { NO_WEIGHTS, readWeights, type Weights, type WeightsFile } from '../../src/insights/model/weights.ts';
import { readTradeCues, tradeCueFiles } from '../../src/insights/trades/trade-cues.ts';
import { ownAspectsOf, TRADE_FILES } from '../../src/insights/trades/trades.ts';
import { readWordFile, readWordFolder } from '../../src/insights/words/word-file.ts';
import { readWordTable } from '../../src/insights/words/word-table.ts';
import { onceFor } from '../../src/once.ts';
import { TRADES, type Trade } from '../../src/reviews/schemas/business.ts';
import { type LabelledReview, readPart, readSpanishPart } from './corpus.ts';
import { cueReviews } from './cue-reviews.ts';
import { fitAspectModel, fitOwnAspects, type LexiconOf } from './learning/fit.ts';
import { fitSpanModel, readTargets, spansOf } from './learning/fit-spans.ts';
import { fitStars, starExamples } from './learning/fit-stars.ts';
import { fitTrades } from './learning/fit-trades.ts';
import { type Comparison, compare, contraryOf, figuresOf, interval } from './measuring/measure.ts';

const INSIGHTS = join(import.meta.dirname, '../../src/insights');

/** The files to write, by their paths in `src/insights`. */
type Files = Readonly<Record<string, unknown>>;

/** Learns all models from the corpus, measures them on the test part, and returns the files to write. */
export function train(): Files {
  return { ...trainEnglish(), ...trainSpanish() };
}

function trainEnglish(): Files {
  const [training, tuning, test] = [readPart('train'), readPart('tune'), readPart('test')];
  const fit = (reviews: readonly LabelledReview[]) => ({
    shared: fitAspectModel(reviews, lexiconOfTrade),
    own: fitOwn((trade, aspects) => {
      const ofTrade = reviews.filter((review) => review.trade === trade);
      return fitOwnAspects(aspects, ofTrade, lexiconOfTrade);
    }),
  });
  // Thresholds are tuned with a model that has not seen the tuning part. The model that ships has also learned from it.
  const tried = fit(training);
  const stars = fitStars(starExamples(tuning, readWeights(tried.shared), lexiconOfTrade));
  const thresholds = bestThresholds((least) => learnedOf(tried, { ...least, stars }), tuning);
  const tuned = { ...thresholds, stars };
  const all = [...training, ...tuning];
  const { shared, own } = fit(all);
  const learned = learnedOf({ shared, own }, tuned);
  return {
    'model/aspect-weights.json': { ...shared, ...tuned },
    'trades/weights.json': own,
    'trades/trade-weights.json': fitTrades(all),
    'trades/accuracy.json': accuraciesOf(learned, test),
  };
}

/** Learns and measures only Spanish, which takes seconds. */
function trainSpanish(): Files {
  const [training, tuning, test] = [readSpanishPart('train'), readSpanishPart('tune'), readSpanishPart('test')];
  const folder = new URL('../../src/insights/languages/spanish/', import.meta.url);
  const classes = readWordTable(readWordFile(new URL('classes.tsv', folder)));
  const cues = cueReviews(readWordFolder(new URL('cues/', folder)), classes);
  const cuesOf = (trade: Trade) => cueReviews(tradeCueFiles(trade, TRADE_FILES, SPANISH), classes, trade);
  const lexiconOf = lexicons((trade) => [...SPANISH.cues(), ...readTradeCues(trade, SPANISH)]);
  const fit = (reviews: readonly LabelledReview[]) => ({
    shared: fitAspectModel([...reviews, ...cues, ...TRADES.flatMap(cuesOf)], lexiconOf, SPANISH),
    own: fitOwn((trade, aspects) => {
      const ofTrade = reviews.filter((review) => review.trade === trade);
      // The cues of the shared aspects show what is said of no aspect of the trade's own.
      const shared = cues.map((review) => ({ ...review, trade }));
      return fitOwnAspects(aspects, [...ofTrade, ...cuesOf(trade), ...shared], lexiconOf, SPANISH);
    }),
  });
  const tried = fit(training);
  const stars = fitStars(starExamples(tuning, readWeights(tried.shared), lexiconOf, SPANISH));
  const thresholds = bestThresholds((least) => learnedOf(tried, { ...least, stars }), tuning, SPANISH);
  const tuned = { ...thresholds, stars };
  const { shared, own } = fit([...training, ...tuning]);
  return {
    'languages/spanish/aspect-weights.json': { ...shared, ...tuned },
    'languages/spanish/trade-weights.json': own,
    'languages/spanish/accuracy.json': accuracyOf(createReader(learnedOf({ shared, own }, tuned), SPANISH), test),
  };
}

/** Makes a function that gives the lexicon of a trade, which is built once. */
function lexicons(cuesOf: (trade: Trade) => readonly Cue[]): LexiconOf {
  return onceFor((trade) => buildLexicon(cuesOf(trade)));
}

/** The lexicon that is applied to the English reviews of a trade. */
const lexiconOfTrade: LexiconOf = lexicons((trade) => [...readBuiltInCues(), ...readTradeCues(trade)]);

type OwnWeights = Partial<Record<Trade, WeightsFile>>;

function fitOwn(fit: (trade: Trade, aspects: readonly string[]) => WeightsFile): OwnWeights {
  const trades = TRADES.filter((trade) => ownAspectsOf(trade).length > 0);
  return Object.fromEntries(
    trades.map((trade) => [
      trade,
      fit(
        trade,
        ownAspectsOf(trade).map(({ id }) => id),
      ),
    ]),
  );
}

type LearnedOf = (trade: Trade) => Learned;

/** The parts that are tuned and not learned. */
type Tuned = Pick<Learned, 'threshold' | 'cuedThreshold' | 'stars'>;

type Thresholds = Omit<Tuned, 'stars'>;

function learnedOf({ shared, own }: { readonly shared: WeightsFile; readonly own: OwnWeights }, tuned: Tuned): LearnedOf {
  const weights = readWeights(shared);
  const { spans } = readLearned();
  const owned = new Map<string, Weights>(Object.entries(own).map(([trade, file]) => [trade, readWeights(file)]));
  return (trade) => ({ ...tuned, trade, weights, own: owned.get(trade) ?? NO_WEIGHTS, spans });
}

/** How much F1 is given up for fewer false findings, because what is published should be true. */
const GIVEN_FOR_PRECISION = { threshold: 0.025, cuedThreshold: 0.002 };
/** The same where the tuning part is small, and its best threshold therefore hardly better than others. */
const GIVEN_WHERE_SMALL = { threshold: 0.05, cuedThreshold: 0.03 };
/** In words: most people's reviews are at least this long, and most of what they say is about no aspect. */
const LONG = 50;
/** The threshold for passages with a cue, while that for the others is being chosen. */
const CUED_AT_FIRST = 0.15;
const STEPS_OF_THRESHOLDS = Array.from({ length: 21 }, (_, at) => (5 + 2 * at) / 100);

/**
 * Chooses the highest thresholds that are nearly as good as the best: first that for passages without a cue, then that for
 * passages with one.
 */
function bestThresholds(
  learnedWith: (thresholds: Thresholds) => LearnedOf,
  reviews: readonly LabelledReview[],
  language = ENGLISH,
): Thresholds {
  const givenFor = language === ENGLISH ? GIVEN_FOR_PRECISION : GIVEN_WHERE_SMALL;
  const long = reviews.filter(({ text }) => wordsIn(text) >= LONG);
  const best = (candidates: readonly Thresholds[], given: number) => {
    const scored = candidates.map((thresholds) => {
      const read = createReader(learnedWith(thresholds), language);
      return { thresholds, f1: figuresOf(long.map((review) => compare(review.labels, read(review, true)))).pair_f1 };
    });
    const highest = Math.max(...scored.map(({ f1 }) => f1));
    return scored.findLast(({ f1 }) => f1 >= highest - given)?.thresholds ?? { threshold: 0.5, cuedThreshold: 0.5 };
  };
  const { threshold } = best(
    STEPS_OF_THRESHOLDS.map((each) => ({ threshold: each, cuedThreshold: Math.min(each, CUED_AT_FIRST) })),
    givenFor.threshold,
  );
  const ofCued = STEPS_OF_THRESHOLDS.filter((each) => each <= threshold);
  return best(
    ofCued.map((cuedThreshold) => ({ threshold, cuedThreshold })),
    givenFor.cuedThreshold,
  );
}

/** Analyses labelled reviews, each with the engine of its trade. */
function createReader(learned: LearnedOf, language?: Language) {
  const engines = new Map<Trade, Engine>();
  return ({ trade, text, rating }: LabelledReview, stars: boolean): Mention[] => {
    const engine = engines.get(trade) ?? createEngine(learned(trade), [], language);
    engines.set(trade, engine);
    return engine.mentions(stars ? { text, rating } : { text });
  };
}

/** The accuracy by trade; `other` covers all trades together. */
function accuraciesOf(learned: LearnedOf, reviews: readonly LabelledReview[]) {
  const read = createReader(learned);
  const of = (trade: Trade) => reviews.filter((review) => trade === 'other' || review.trade === trade);
  return Object.fromEntries(TRADES.map((trade) => [trade, accuracyOf(read, of(trade))]));
}

function wordsIn(text: string): number {
  return text.split(/\s+/).length;
}

/** In words: how long a review may be to count as short. */
const SHORT = 50;

function accuracyOf(read: ReturnType<typeof createReader>, reviews: readonly LabelledReview[]) {
  const found = reviews.map((review) => read(review, true));
  const comparisons = reviews.map(({ labels }, at) => compare(labels, found[at] ?? []));
  const withoutStars = reviews.map((review) => compare(review.labels, read(review, false)));
  const part = (isIn: (review: LabelledReview) => boolean) => {
    const of = comparisons.filter((_, at) => isIn(reviews[at] as LabelledReview));
    return { reviews: of.length, ...rounded(figuresOf(of)) };
  };
  return {
    reviews: reviews.length,
    words: Math.round(reviews.reduce((sum, review) => sum + wordsIn(review.text), 0) / reviews.length),
    with_stars: { ...rounded(figuresOf(comparisons)), ...boundsOf(comparisons) },
    without_stars: { ...rounded(figuresOf(withoutStars)), ...boundsOf(withoutStars) },
    by_stars: [
      { stars: '1-2', ...part(({ rating }) => rating < 3) },
      { stars: '3', ...part(({ rating }) => rating === 3) },
      { stars: '4-5', ...part(({ rating }) => rating > 3) },
    ],
    by_length: [
      { words: `1-${SHORT}`, ...part((review) => wordsIn(review.text) <= SHORT) },
      { words: `${SHORT + 1} or more`, ...part((review) => wordsIn(review.text) > SHORT) },
    ],
    contrary: rounded(contraryOf(reviews, found)),
  };
}

function boundsOf(comparisons: readonly Comparison[]) {
  const { low, high } = interval(comparisons, 'pair_f1');
  return rounded({ pair_f1_low: low, pair_f1_high: high });
}

function rounded<K extends string>(record: Readonly<Record<K, number>>): Record<K, number> {
  const entries = Object.entries<number>(record).map(([key, value]) => [key, Math.round(value * 1000) / 1000]);
  return Object.fromEntries(entries) as Record<K, number>;
}

/** Learns the span model from a file of labelled targets, or from the passages of the corpus. */
function trainSpans(source: string): string {
  const texts = source === 'corpus' ? spansOf([...readPart('train'), ...readPart('tune')]) : readTargets(source);
  return `${JSON.stringify(fitSpanModel(texts, readSpanKinship()))}\n`;
}

/** The text of a file as it is stored. Figures for people are on lines of their own. */
export function textOf(path: string, file: unknown): string {
  return `${JSON.stringify(file, undefined, path.endsWith('accuracy.json') ? 2 : undefined)}\n`;
}

/**
 * `npm run train [-- --targets <file>|corpus | --spanish]`: learns the models of the insights; with `--targets` only the span
 * model, with `--spanish` only Spanish.
 */
if (import.meta.main) {
  const { targets, spanish } = parseArgs({ options: { targets: { type: 'string' }, spanish: { type: 'boolean' } } }).values;
  if (targets !== undefined) writeFileSync(join(INSIGHTS, 'model/span-weights.json'), trainSpans(targets));
  else {
    const files = spanish ? trainSpanish() : train();
    for (const [path, file] of Object.entries(files)) writeFileSync(join(INSIGHTS, path), textOf(path, file));
    for (const path of Object.keys(files)) if (path.endsWith('accuracy.json')) console.log(textOf(path, files[path]));
  }
}
