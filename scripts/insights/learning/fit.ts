import { ASPECT_IDS, SENTIMENTS } from '../../../src/insights/aspects.ts';
import { ENGLISH } from '../../../src/insights/languages/english.ts';
import type { Language } from '../../../src/insights/languages/language.ts';
import type { Lexicon } from '../../../src/insights/lexicon/lexicon.ts';
import { COLUMNS, verdictFeatures } from '../../../src/insights/model/aspect-model.ts';
import { type Features, featuresOf, NO_FEATURES } from '../../../src/insights/model/features.ts';
import { type Passage, readPassages, sharesHalf } from '../../../src/insights/model/passages.ts';
import type { WeightsFile } from '../../../src/insights/model/weights.ts';
import type { Stretch } from '../../../src/insights/text/segments.ts';
import type { Trade } from '../../../src/reviews/schemas/business.ts';
import type { LabelledReview } from '../corpus.ts';
import { type Bag, type Choice, type Learning, learnChoice, learnPresence, type Table, vectorOf, vocabularyOf } from './learn.ts';
import { packWeights } from './pack-weights.ts';

/** Found by cross-validation over the writers of the corpus. */
const PRESENCE: Learning = { epochs: 12, rate: 0.15, decay: 0.03 };
const VERDICT: Learning = { epochs: 6, rate: 0.15, decay: 0.002 };
/** Features that occur in fewer reviews are ignored. */
const LEAST_REVIEWS = 2;
/** How many features ship, at most: those with the largest weights. */
const MOST_FEATURES = 60_000;
const MOST_OWN_FEATURES = 12_000;
/** The same for each language other than English. */
const MOST_OF_OTHER = 25_000;
const MOST_OWN_OF_OTHER = 3000;

/** The lexicon that is applied to the reviews of each trade. */
export type LexiconOf = (trade: Trade) => Lexicon;

interface Read {
  readonly review: LabelledReview;
  readonly passages: readonly Passage[];
  readonly features: readonly Features[];
}

/** Learns the model that all trades share from labelled reviews in a language; the same reviews give the same bytes. */
export function fitAspectModel(
  reviews: readonly LabelledReview[],
  lexiconOf: LexiconOf,
  language = ENGLISH,
  most = language === ENGLISH ? MOST_FEATURES : MOST_OF_OTHER,
): WeightsFile {
  const read = readReviews(reviews, lexiconOf, language);
  const verdicts = read.flatMap(verdictsIn);
  const frequent = vocabularyOf(
    [...read.map(({ features }) => features), ...verdicts.map(({ extra }) => [extra])],
    LEAST_REVIEWS,
  );
  // Learned twice: features that hardly count in the first model are dropped, and in the second the others make up for them.
  const vocabulary = largest(frequent, fitTables(read, verdicts, frequent), most);
  const [aspects, ...others] = fitTables(read, verdicts, vocabulary);
  const tables = aspects === undefined ? [] : [aspects, fitStatement(read, vocabulary), ...others];
  return packWeights(COLUMNS, tables, [...vocabulary.keys()]);
}

/** Learns to find the aspects that only one trade has, from labelled reviews of that trade in a language. */
export function fitOwnAspects(
  aspects: readonly string[],
  reviews: readonly LabelledReview[],
  lexiconOf: LexiconOf,
  language = ENGLISH,
): WeightsFile {
  const most = language === ENGLISH ? MOST_OWN_FEATURES : MOST_OWN_OF_OTHER;
  const read = readReviews(reviews, lexiconOf, language);
  const frequent = vocabularyOf(
    read.map(({ features }) => features),
    LEAST_REVIEWS,
  );
  const fit = (vocabulary: ReadonlyMap<number, number>) => {
    const bags = read.map((each) => bagOf(each, vocabulary, aspects));
    return learnPresence(bags, vocabulary.size, aspects.length, PRESENCE);
  };
  const vocabulary = largest(frequent, [fit(frequent)], most);
  return packWeights(aspects, [fit(vocabulary)], [...vocabulary.keys()]);
}

/** Learns which passages say something about the business: those with a label, whatever it names. */
function fitStatement(read: readonly Read[], vocabulary: ReadonlyMap<number, number>): Table {
  const bags = read.map((each) => bagOf(each, vocabulary));
  return learnPresence(bags, vocabulary.size, 1, PRESENCE);
}

function readReviews(reviews: readonly LabelledReview[], lexiconOf: LexiconOf, language: Language): Read[] {
  const kinship = language.kinship();
  return reviews.map((review) => {
    const passages = readPassages(review.text, lexiconOf(review.trade), language);
    return { review, passages, features: featuresOf(passages, kinship) };
  });
}

function fitTables(
  read: readonly Read[],
  verdicts: readonly LabelledPassage[],
  vocabulary: ReadonlyMap<number, number>,
): Table[] {
  const bags = read.map((each) => bagOf(each, vocabulary, ASPECT_IDS));
  const presence = learnPresence(bags, vocabulary.size, ASPECT_IDS.length, PRESENCE);
  const choices = verdicts.map((verdict) => choiceOf(verdict, vocabulary));
  return [presence, learnChoice(choices, vocabulary.size, SENTIMENTS.length, VERDICT)];
}

/** The features with the largest weights, renumbered. */
export function largest(vocabulary: ReadonlyMap<number, number>, tables: readonly Table[], most: number): Map<number, number> {
  const weightOf = (id: number) =>
    Math.max(
      ...tables.map(({ columns, weights }) => Math.max(...weights.subarray(id * columns, (id + 1) * columns).map(Math.abs))),
    );
  const ranked = [...vocabulary]
    .map(([hash, id]) => ({ hash, weight: weightOf(id) }))
    .sort((a, b) => b.weight - a.weight || a.hash - b.hash);
  const kept = ranked.slice(0, most).sort((a, b) => a.hash - b.hash);
  return new Map(kept.map(({ hash }, id) => [hash, id]));
}

/** The passages of a review with the labels of the given aspects, or with all labels in one column. */
function bagOf({ review, passages, features }: Read, vocabulary: ReadonlyMap<number, number>, aspects?: readonly string[]): Bag {
  const labels = review.labels
    .filter(({ aspect }) => aspects?.includes(aspect) ?? true)
    .map((label) => ({
      column: aspects?.indexOf(label.aspect) ?? 0,
      covers: coveredBy(label, passages),
      optional: label.optional,
    }));
  return { passages: features.map((each) => vectorOf(each, vocabulary)), labels };
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

function choiceOf({ features, column, weight }: LabelledPassage, vocabulary: ReadonlyMap<number, number>): Choice {
  return { vector: vectorOf(features, vocabulary), column, weight };
}
