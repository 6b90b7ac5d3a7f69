import { z } from 'zod';
import { SENTIMENTS } from '../../../../src/insights/aspects.ts';
import type { Kinship } from '../../../../src/insights/lexicon/kinship.ts';
import { NO_FEATURES } from '../../../../src/insights/model/features.ts';
import { spanFeatures } from '../../../../src/insights/model/span-features.ts';
import type { WeightsFile } from '../../../../src/insights/model/weights.ts';
import type { LabelledReview } from '../corpus.ts';
import { readJsonLines } from '../json-lines.ts';
import { largest } from './fit.ts';
import { type Learning, learnChoice, vectorOf, vocabularyOf } from './learn.ts';
import { packWeights } from './pack-weights.ts';

/** Found by cross-validation over the sentences of MAMS. */
const LEARNING: Learning = { epochs: 5, rate: 0.03, decay: 0.02, lean: 4 };
const LEAST_TEXTS = 2;
const MOST_FEATURES = 60_000;

const targetSchema = z.object({ start: z.int(), end: z.int(), sentiment: z.enum(SENTIMENTS) });
const labelledTextSchema = z.object({ text: z.string(), gold: z.array(targetSchema) });

/** A text with the verdicts on some of its spans. */
export type LabelledSpans = z.infer<typeof labelledTextSchema>;

/** Reads lines of `{ "text", "gold": [{ "start", "end", "sentiment" }] }`. */
export function readTargets(file: string): LabelledSpans[] {
  return readJsonLines(file, labelledTextSchema);
}

/** The corpus's own passages as spans, without those that have several verdicts. */
export function spansOf(reviews: readonly LabelledReview[]): LabelledSpans[] {
  return reviews.map(({ text, labels }) => {
    const groups = [...Map.groupBy(labels, ({ start, end }) => `${start} ${end}`).values()];
    return {
      text,
      gold: groups.flatMap((group) => (new Set(group.map(({ sentiment }) => sentiment)).size === 1 ? group.slice(0, 1) : [])),
    };
  });
}

/** Learns which verdict a text gives on one of its spans; the same texts give the same bytes. */
export function fitSpanModel(texts: readonly LabelledSpans[], kinship: Kinship): WeightsFile {
  const features = texts.map(({ text, gold }) => spanFeatures(text, gold, kinship));
  const fit = (vocabulary: ReadonlyMap<number, number>) => {
    const choices = texts.flatMap(({ gold }, text) =>
      gold.map(({ sentiment }, span) => ({
        vector: vectorOf(features[text]?.[span] ?? NO_FEATURES, vocabulary),
        column: SENTIMENTS.indexOf(sentiment),
        weight: 1,
      })),
    );
    return [learnChoice(choices, vocabulary.size, SENTIMENTS.length, LEARNING)];
  };
  const frequent = vocabularyOf(features, LEAST_TEXTS);
  const vocabulary = largest(frequent, fit(frequent), MOST_FEATURES);
  return packWeights(SENTIMENTS, fit(vocabulary), [...vocabulary.keys()]);
}
