import { ASPECT_IDS, SENTIMENTS } from '../../../../src/insights/aspects.ts';
import { ENGLISH } from '../../../../src/insights/languages/english/english.ts';
import type { Language } from '../../../../src/insights/languages/language.ts';
import type { Lexicon } from '../../../../src/insights/lexicon/lexicon.ts';
import { COLUMNS, verdictFeatures } from '../../../../src/insights/model/aspect-model.ts';
import { type Features, featuresOf, NO_FEATURES } from '../../../../src/insights/model/features.ts';
import { type Passage, readPassages, sharesHalf } from '../../../../src/insights/model/passages.ts';
import type { Stretch } from '../../../../src/insights/text/segments.ts';
import { aspectsOfTrade } from '../../../../src/insights/trades/trades.ts';
import type { Trade } from '../../../../src/reviews/schemas/business.ts';
import type { LabelledReview } from '../corpus.ts';
import { type Bag, type Choice, type Learning, learnChoice, learnPresence, type Table, vectorOf } from './learn.ts';

interface Rates {
  /** For finding which aspects a passage speaks of. */
  readonly presence: Learning;
  /** For the verdicts. */
  readonly verdict: Learning;
}

/** Found by cross-validation over the writers of the corpus. */
const FROM_NOTHING: Rates = {
  presence: { epochs: 12, rate: 0.15, decay: 0.03 },
  verdict: { epochs: 6, rate: 0.15, decay: 0.002 },
};
/** Smaller steps; found on the tuning part of the real reviews. */
const WHILE_FINE_TUNING: Rates = {
  presence: { epochs: 8, rate: 0.07, decay: 0.03 },
  verdict: { epochs: 4, rate: 0.07, decay: 0.002 },
};
/** How many features ship, at most: those with the largest weights. */
const MOST_FEATURES = 60_000;
const MOST_OWN_FEATURES = 12_000;
/** The same for each language other than English. */
const MOST_OF_OTHER = 20_000;
const MOST_OWN_OF_OTHER = 5000;

/** The lexicon that is applied to the reviews of each trade. */
export type LexiconOf = (trade: Trade) => Lexicon;

/** The row of each feature in a table, by the feature's hash. */
export type Vocabulary = ReadonlyMap<number, number>;

/** A labelled review, and what the model sees of it. */
export interface Read {
  readonly review: LabelledReview;
  readonly passages: readonly Passage[];
  readonly features: readonly Features[];
}

/** A model to be learned from reviews of a language. */
export interface Plan {
  readonly language: Language;
  readonly columns: readonly string[];
  /** How many features it may have. */
  readonly most: number;
  /** The places of those of its tables whose weights tell which features matter. */
  readonly ranking: readonly number[];
  /** The features of each review, as many lists as it has of them. */
  documents(read: readonly Read[]): readonly (readonly Features[])[];
  /** Learns the tables that make up the columns, or goes on learning them. */
  learn(read: readonly Read[], vocabulary: Vocabulary, start?: Start): Table[];
}

/** What was learned before. */
interface Start {
  readonly tables: readonly Table[];
  /**
   * Some of the reviews that it was learned from. Without them, the verdicts would forget the denials and contrasts that hardly occur
   * in the new ones.
   */
  readonly rehearsed: readonly Read[];
}

/** The model that all trades share. */
export function sharedPlan(language: Language): Plan {
  return {
    language,
    columns: COLUMNS,
    // Whether a passage says anything, in the second table, must not decide which features the aspects can use.
    ranking: [0, 2],
    most: language === ENGLISH ? MOST_FEATURES : MOST_OF_OTHER,
    documents: (read) => [...read.map(({ features }) => features), ...read.flatMap(verdictsIn).map(({ extra }) => [extra])],
    learn(read, vocabulary, start) {
      const { presence, verdict } = start === undefined ? FROM_NOTHING : WHILE_FINE_TUNING;
      const bags = read.map((each) => bagOf(each, vocabulary, ASPECT_IDS));
      // Which passages say something about the business: those with a label, whatever it names.
      const saying = read.map((each) => bagOf(each, vocabulary));
      const judged = [...read, ...(start?.rehearsed ?? [])];
      const choices = judged.flatMap(verdictsIn).map((each) => choiceOf(each, vocabulary));
      return [
        learnPresence(bags, vocabulary.size, ASPECT_IDS.length, presence, start?.tables[0]),
        learnPresence(saying, vocabulary.size, 1, presence, start?.tables[1]),
        learnChoice(choices, vocabulary.size, SENTIMENTS.length, verdict, start?.tables[2]),
      ];
    },
  };
}

/** The model of the aspects that only one trade has. */
export function ownPlan(aspects: readonly string[], language: Language): Plan {
  return {
    language,
    columns: aspects,
    ranking: [0],
    most: language === ENGLISH ? MOST_OWN_FEATURES : MOST_OWN_OF_OTHER,
    documents: (read) => read.map(({ features }) => features),
    learn(read, vocabulary, start) {
      const { presence } = start === undefined ? FROM_NOTHING : WHILE_FINE_TUNING;
      const bags = read.map((each) => bagOf(each, vocabulary, aspects));
      return [learnPresence(bags, vocabulary.size, aspects.length, presence, start?.tables[0])];
    },
  };
}

export function readReviews(reviews: readonly LabelledReview[], lexiconOf: LexiconOf, language: Language): Read[] {
  const kinship = language.kinship();
  return reviews.map((review) => {
    const passages = readPassages(review.text, lexiconOf(review.trade), language);
    return { review, passages, features: featuresOf(passages, kinship) };
  });
}

/** The passages of a review with the labels of the given aspects, or with all labels in one column. */
function bagOf({ review, passages, features }: Read, vocabulary: Vocabulary, aspects?: readonly string[]): Bag {
  const labels = review.labels
    .filter(({ aspect }) => aspects?.includes(aspect) ?? true)
    .map((label) => ({
      column: aspects?.indexOf(label.aspect) ?? 0,
      covers: coveredBy(label, passages),
      optional: label.optional,
    }));
  // Reviews of restaurants, for instance, are not labelled with workmanship: a dish "well done" must not teach that this is none.
  const labelled = new Set(aspectsOfTrade(review.trade).map(({ id }) => id));
  const unknown = (aspects ?? []).flatMap((aspect, column) => (labelled.has(aspect) ? [] : [column]));
  return { passages: features.map((each) => vectorOf(each, vocabulary)), labels, unknown };
}

/** The indexes of the passages that a label covers. */
export function coveredBy(label: Stretch, passages: readonly Stretch[]): number[] {
  return passages.flatMap((passage, at) => (sharesHalf(passage, label) ? [at] : []));
}

interface LabelledPassage {
  readonly features: Features;
  /** The features of the verdict besides those of the passage itself. */
  readonly extra: Features;
  readonly column: number;
  readonly weight: number;
}

function verdictsIn({ review, passages, features }: Read): LabelledPassage[] {
  return review.labels.flatMap((label) => {
    const covers = coveredBy(label, passages);
    return covers.map((at): LabelledPassage => {
      const own = features[at] ?? NO_FEATURES;
      const extra = verdictFeatures(passages[at]?.cues ?? [], label.aspect);
      return {
        features: joined(own, extra),
        extra,
        column: SENTIMENTS.indexOf(label.sentiment),
        weight: (label.optional ? 0.5 : 1) / covers.length,
      };
    });
  });
}

function joined(a: Features, b: Features): Features {
  return { hashes: [...a.hashes, ...b.hashes], values: [...a.values, ...b.values] };
}

function choiceOf({ features, column, weight }: LabelledPassage, vocabulary: Vocabulary): Choice {
  return { vector: vectorOf(features, vocabulary), column, weight };
}
