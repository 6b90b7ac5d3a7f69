import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ENGLISH } from '../../src/insights/languages/english/english.ts';
import { readLearned } from '../../src/insights/learned.ts';
import { buildLexicon } from '../../src/insights/lexicon/lexicon.ts';
import { readTradeCues } from '../../src/insights/trades/trade-cues.ts';
import { onceFor } from '../../src/once.ts';
import { TRADES, type Trade } from '../../src/reviews/schemas/business.ts';
import { type LabelledReview, ofTrade, readPart } from './corpus.ts';
import { fineTune, fit } from './learning/fit.ts';
import { fitTrades } from './learning/fit-trades.ts';
import { forOwnAspects } from './learning/own-aspects.ts';
import { ownPlan, sharedPlan } from './learning/plans.ts';
import { accuraciesOf } from './measuring/accuracy.ts';
import { type LearnedWeights, learnedOf, type Tuned } from './measuring/reader.ts';
import { tune } from './measuring/tune.ts';
import { addLabels, readRealLabels, withTexts } from './real-labels.ts';

/**
 * What real reviews teach beyond the corpus: the change of its weights, and the numbers that were tuned on real reviews. Their
 * texts are other people's and not in this repository.
 */
type FineTuning = LearnedWeights & Tuned;

export const FINE_TUNING_FILE = join(import.meta.dirname, 'fine-tuning.json');

/** The lexicon that is applied to the reviews of a trade. */
const lexiconOf = onceFor((trade: Trade) => buildLexicon([...ENGLISH.cues(), ...readTradeCues(trade)]));

/** Learns English from the corpus, with the stored fine-tuning. Returns the files to write, by their paths in `src/insights`. */
export function trainEnglish(fineTuning = readFineTuning()) {
  const corpus = readCorpus();
  const { shared, own } = learn(corpus, fineTuning);
  const { threshold, cuedThreshold, stars } = fineTuning;
  return {
    'model/aspect-weights.json': { ...shared, threshold, cuedThreshold, stars },
    'trades/own-aspect-weights.json': own,
    'trades/which-trade-weights.json': fitTrades(corpus),
  };
}

function readFineTuning(): FineTuning {
  return JSON.parse(readFileSync(FINE_TUNING_FILE, 'utf8')) as FineTuning;
}

/**
 * Goes on learning English from real reviews, in a folder that is laid out like the corpus. Returns what they and those before them
 * changed, the labels of all without their texts, and the files to write, with the accuracy on the folder's test part.
 */
export function fineTuneEnglish(folder: string) {
  const [training, tuning, test] = [partOf('train', folder), partOf('tune', folder), partOf('test', folder)];
  const corpus = readCorpus();
  const earlier = readFineTuning();
  // Thresholds are tuned with a model that has not seen the tuning part. The model that ships has also learned from it.
  const tuned = tune(learn(corpus, changeOf(corpus, training, earlier)), tuning, lexiconOf);
  const fineTuning: FineTuning = { ...changeOf(corpus, [...training, ...tuning], earlier), ...tuned };
  const files = trainEnglish(fineTuning);
  const learned = { shared: files['model/aspect-weights.json'], own: files['trades/own-aspect-weights.json'] };
  const labels = addLabels(addLabels(readRealLabels(), 'train', [...training, ...tuning]), 'test', test);
  return { fineTuning, labels, files: { ...files, [ACCURACY]: accuraciesOf(learnedOf(learned, tuned), test) } };
}

const ACCURACY = 'trades/accuracy.json';

/** Measures the English weights that ship on the real reviews for that, given their texts. Returns the file to write. */
export function measureEnglish(texts: readonly string[]) {
  const { reviews, missing } = withTexts(readRealLabels(), 'test', texts);
  if (missing > 0) throw new Error(`${missing} of the ${missing + reviews.length} reviews for measuring have no text here`);
  return { [ACCURACY]: accuraciesOf(readLearned, reviews) };
}

function partOf(part: 'train' | 'tune' | 'test', folder: string): LabelledReview[] {
  const reviews = readPart(part, TRADES, folder);
  const trades = new Set(reviews.map(({ trade }) => trade));
  const missing = TRADES.filter((trade) => trade !== 'other' && !trades.has(trade));
  if (missing.length > 0) throw new Error(`${folder}: no reviews in ${missing.map((trade) => `${trade}/${part}`).join(', ')}`);
  return reviews;
}

function readCorpus(): LabelledReview[] {
  return [...readPart('train'), ...readPart('tune')];
}

function learn(corpus: readonly LabelledReview[], change: LearnedWeights): LearnedWeights {
  return {
    shared: fit(sharedPlan(ENGLISH), corpus, lexiconOf, change.shared),
    own: forOwnAspects((trade, aspects) => fit(ownPlan(aspects, ENGLISH), ofTrade(corpus, trade), lexiconOf, change.own[trade])),
  };
}

function changeOf(
  corpus: readonly LabelledReview[],
  reviews: readonly LabelledReview[],
  earlier: LearnedWeights,
): LearnedWeights {
  return {
    shared: fineTune(sharedPlan(ENGLISH), corpus, reviews, lexiconOf, earlier.shared),
    own: forOwnAspects((trade, aspects) =>
      fineTune(ownPlan(aspects, ENGLISH), ofTrade(corpus, trade), ofTrade(reviews, trade), lexiconOf, earlier.own[trade]),
    ),
  };
}
