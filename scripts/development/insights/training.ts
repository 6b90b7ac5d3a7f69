import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { lexiconFor } from '../../../src/insights/engine.ts';
import { ENGLISH } from '../../../src/insights/languages/english/english.ts';
import type { Language } from '../../../src/insights/languages/language.ts';
import { SPANISH } from '../../../src/insights/languages/spanish/spanish.ts';
import { readLearned } from '../../../src/insights/learned.ts';
import { TRADES } from '../../../src/reviews/schemas/business.ts';
import { type LabelledReview, readPart } from './corpus.ts';
import { changeOf, type LearnedWeights, type Lessons, learn } from './learning/models.ts';
import { englishLessons, spanishLessons } from './lessons.ts';
import { accuraciesOf } from './measuring/accuracy.ts';
import { learnedOf, type Tuned } from './measuring/reader.ts';
import { tune } from './measuring/tune.ts';
import { type FineTuning, readFineTuning } from './real/fine-tuning.ts';
import { addLabels, readRealLabels, withTexts } from './real/labels.ts';

export const INSIGHTS = join(import.meta.dirname, '../../../src/insights');

export type Tag = Language['tag'];

interface Course {
  readonly language: Language;
  readonly lessons: () => Lessons;
  /** The folder of the language in `src/insights/languages`. */
  readonly folder: string;
}

const COURSES: Readonly<Record<Tag, Course>> = {
  en: { language: ENGLISH, lessons: englishLessons, folder: 'english' },
  es: { language: SPANISH, lessons: spanishLessons, folder: 'spanish' },
};

/** The files of what is learned and measured, by their paths in `src/insights`. */
function filesOf(tag: Tag) {
  const folder = `languages/${COURSES[tag].folder}/learned`;
  return {
    shared: `${folder}/aspect-weights.json`,
    own: `${folder}/own-aspect-weights.json`,
    accuracy: `${folder}/accuracy.json`,
  };
}

/** Files to write, by their paths in `src/insights`. */
type Files = Readonly<Record<string, unknown>>;

/** Learns a language from its lessons, with the stored fine-tuning. */
export function trainLanguage(tag: Tag): Files {
  const fineTuning = readFineTuning(tag);
  return weightFiles(tag, learn(COURSES[tag].lessons(), fineTuning), fineTuning);
}

function weightFiles(tag: Tag, { shared, own }: LearnedWeights, { threshold, cuedThreshold, stars }: Tuned): Files {
  const files = filesOf(tag);
  return { [files.shared]: { ...shared, threshold, cuedThreshold, stars }, [files.own]: own };
}

/**
 * Goes on learning a language from real reviews, in a folder that is laid out like the corpus. Returns what they and those before them
 * changed, the labels of all without their texts, and the files to write, with the accuracy on the folder's test part.
 */
export function fineTuneLanguage(tag: Tag, folder: string) {
  const [training, tuning, test] = [partOf('train', folder), partOf('tune', folder), partOf('test', folder)];
  const labels = addLabels(addLabels(readRealLabels(tag), 'train', [...training, ...tuning]), 'test', test);
  const lessons = COURSES[tag].lessons();
  const earlier = readFineTuning(tag);
  // Thresholds are tuned with a model that has not seen the tuning part. The model that ships has also learned from it.
  const untuned = learn(lessons, changeOf(lessons, training, earlier));
  const tuned = tune(untuned, tuning, (trade) => lexiconFor(lessons.language, trade), lessons.language);
  const fineTuning: FineTuning = { ...changeOf(lessons, [...training, ...tuning], earlier), ...tuned };
  const learned = learn(lessons, fineTuning);
  const accuracy = accuraciesOf(learnedOf(learned, tuned, lessons.language), test);
  return { fineTuning, labels, files: { ...weightFiles(tag, learned, tuned), [filesOf(tag).accuracy]: accuracy } };
}

function partOf(part: 'train' | 'tune' | 'test', folder: string): LabelledReview[] {
  const reviews = readPart(part, TRADES, folder);
  const trades = new Set(reviews.map(({ trade }) => trade));
  const missing = TRADES.filter((trade) => trade !== 'other' && !trades.has(trade));
  if (missing.length > 0) throw new Error(`${folder}: no reviews in ${missing.map((trade) => `${trade}/${part}`).join(', ')}`);
  return reviews;
}

/**
 * Measures the weights of a language that ship on the real reviews for that, trade by trade, where all texts of a trade are given.
 * Returns the file to write, in which the other figures stay as they were, and for each trade how many texts are missing.
 */
export function measureLanguage(tag: Tag, labels: string, texts: readonly string[]) {
  const { language } = COURSES[tag];
  const files = filesOf(tag);
  const { reviews, missing } = withTexts(labels, 'test', texts);
  const whole = TRADES.filter((trade) =>
    trade === 'other' ? missing.length === 0 : !missing.includes(trade) && reviews.some((review) => review.trade === trade),
  );
  const measured = accuraciesOf((trade) => readLearned(trade, language), reviews, whole);
  const stored = JSON.parse(readFileSync(join(INSIGHTS, files.accuracy), 'utf8')) as Files;
  const known: Files = { ...stored, ...measured };
  const accuracy = Object.fromEntries(TRADES.filter((trade) => trade in known).map((trade) => [trade, known[trade]]));
  return { files: { [files.accuracy]: accuracy }, missing: Map.groupBy(missing, (trade) => trade) };
}
