import { SENTIMENTS } from '../../../../src/insights/aspects.ts';
import { ENGLISH } from '../../../../src/insights/languages/english/english.ts';
import { textScores } from '../../../../src/insights/model/aspect-model.ts';
import { featuresOf } from '../../../../src/insights/model/features.ts';
import { readPassages } from '../../../../src/insights/model/passages.ts';
import type { StarScores } from '../../../../src/insights/model/stars.ts';
import { scoresOf, type Weights } from '../../../../src/insights/model/weights.ts';
import type { LabelledReview } from '../corpus.ts';
import { coveredBy, type LexiconOf } from './plans.ts';

/** What the words of a passage say about an aspect, together with its label and the stars. */
export interface StarExample {
  readonly text: readonly number[];
  readonly stars: number;
  readonly column: number;
  readonly weight: number;
}

/** Makes examples of reviews that the weights were not learned from. */
export function starExamples(
  reviews: readonly LabelledReview[],
  weights: Weights,
  lexiconOf: LexiconOf,
  language = ENGLISH,
): StarExample[] {
  const kinship = language.kinship();
  return reviews.flatMap(({ trade, text, rating, labels }) => {
    const passages = readPassages(text, lexiconOf(trade), language);
    const scores = featuresOf(passages, kinship).map((features) => scoresOf(weights, features));
    return labels.flatMap((label) => {
      const covers = coveredBy(label, passages);
      return covers.map((at) => ({
        text: textScores(weights, scores[at] ?? [], passages[at]?.cues ?? [], label.aspect),
        stars: rating,
        column: SENTIMENTS.indexOf(label.sentiment),
        weight: 1 / covers.length,
      }));
    });
  });
}

const STEPS = 500;
const RATE = 2;
/** The strength of the regularisation, which pulls the scores of stars with few examples towards 0. */
const DECAY = 0.002;
const MOST_STARS = 5;

/**
 * Learns what the stars add to the words: logistic regression over the scores of the words, with one factor for all of these, and
 * one score for each combination of stars and verdict.
 */
export function fitStars(examples: readonly StarExample[]): StarScores {
  const total = examples.reduce((sum, { weight }) => sum + weight, 0);
  const scores = Array.from({ length: MOST_STARS }, () => SENTIMENTS.map(() => 0));
  let scale = 1;
  for (let step = 0; step < STEPS; step += 1) {
    const slopes = scores.map((row) => row.map((score) => DECAY * score));
    let slope = 0;
    for (const { text, stars, column, weight } of examples) {
      const odds = text.map((score, at) => Math.exp(scale * score + (scores[stars - 1]?.[at] ?? 0)));
      const sum = odds.reduce((a, b) => a + b, 0);
      for (const [at, odd] of odds.entries()) {
        const error = ((odd / sum - Number(at === column)) * weight) / total;
        slope += error * (text[at] ?? 0);
        const row = slopes[stars - 1];
        if (row !== undefined) row[at] = (row[at] ?? 0) + error;
      }
    }
    scale -= 0.05 * RATE * slope;
    for (const [stars, row] of scores.entries())
      row.forEach((_, at) => {
        row[at] = (row[at] ?? 0) - RATE * (slopes[stars]?.[at] ?? 0);
      });
  }
  return scores.map((row) => row.map((score) => Math.round((1000 * score) / scale) / 1000));
}
