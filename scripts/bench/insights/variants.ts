import type { Learned } from '../../../src/insights/engine.ts';
import { readBuiltInKinship } from '../../../src/insights/lexicon/built-in.ts';
import type { Kinship } from '../../../src/insights/lexicon/kinship.ts';
import { buildLexicon } from '../../../src/insights/lexicon/lexicon.ts';
import { readWeights } from '../../../src/insights/model/weights.ts';
import type { LabelledReview } from '../../insights/corpus.ts';
import { fitAspectModel, type LexiconOf, MOST_FEATURES } from '../../insights/fit.ts';
import { bestThresholds, lexiconOfTrade, type Thresholds } from '../../insights/train.ts';

/** What an aspect model is learned from. */
export interface Ingredients {
  /** The weights that ship. The newly learned aspect model replaces theirs. */
  readonly shipped: Learned;
  readonly reviews: readonly LabelledReview[];
  readonly lexiconOf: LexiconOf;
  readonly kinship: Kinship;
  /** Whether the model also learns from the context of a passage. */
  readonly context: boolean;
}

/** A model without one of its parts. */
export interface Variant {
  readonly name: string;
  fit(): Learned;
}

const NO_CUES = buildLexicon([]);
const NO_KIN: Kinship = new Map();

/** All there is to learn from. */
export function allIngredients(shipped: Learned, reviews: readonly LabelledReview[]): Ingredients {
  return {
    shipped,
    reviews,
    lexiconOf: lexiconOfTrade,
    kinship: readBuiltInKinship(),
    context: true,
  };
}

/** The complete model, and one without each of its parts. Each has the thresholds that are best for it on the tuning reviews. */
export function variantsOf(all: Ingredients, tuning: readonly LabelledReview[]): Variant[] {
  const tuned = (part: Partial<Ingredients>) => learnTuned({ ...all, ...part }, tuning);
  return [
    { name: 'whole', fit: () => tuned({}) },
    { name: 'without lexicon features', fit: () => tuned({ lexiconOf: () => NO_CUES }) },
    { name: 'without thesaurus', fit: () => tuned({ kinship: NO_KIN }) },
    { name: 'without context', fit: () => tuned({ context: false }) },
    { name: 'half of the training corpus', fit: () => tuned({ reviews: everyNth(all.reviews, 2) }) },
    { name: 'a quarter of the training corpus', fit: () => tuned({ reviews: everyNth(all.reviews, 4) }) },
  ];
}

/** Every nth item, so that each writer keeps the same share. */
export function everyNth<T>(items: readonly T[], n: number): T[] {
  return items.filter((_, at) => at % n === 0);
}

/** Learns a model with given thresholds. The engine may still look for features that were not learned: these have no weight. */
export function learn({ shipped, reviews, lexiconOf, kinship, context }: Ingredients, thresholds: Thresholds): Learned {
  const weights = readWeights(fitAspectModel(reviews, lexiconOf, kinship, MOST_FEATURES, context));
  return { ...shipped, ...thresholds, weights };
}

function learnTuned(ingredients: Ingredients, tuning: readonly LabelledReview[]): Learned {
  const learned = learn(ingredients, { threshold: 1, cuedThreshold: 1 });
  return { ...learned, ...bestThresholds((thresholds) => () => ({ ...learned, ...thresholds }), tuning) };
}
