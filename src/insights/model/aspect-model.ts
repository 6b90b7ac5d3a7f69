import { ASPECT_IDS, SENTIMENTS, type Sentiment } from '../aspects.ts';
import { hashText } from '../text/hash.ts';
import type { Features } from './features.ts';
import type { Passage, RatedCue } from './passages.ts';
import { scoresOf, type Weights } from './weights.ts';

/** The column that tells whether a passage says anything of a firm at all, be it of an aspect that its trade lacks. */
export const STATEMENT = ASPECT_IDS.length;

/**
 * The columns of the model's weights. The first tell which aspect a passage speaks of, the next whether it speaks of any, the
 * others with which verdict: three for reviews whose stars are known, three for those without. The aspects that only one trade has
 * have weights of their own.
 */
export const COLUMNS: readonly string[] = [
  ...ASPECT_IDS,
  'statement',
  ...SENTIMENTS.map((sentiment) => `${sentiment} with stars`),
  ...SENTIMENTS.map((sentiment) => `${sentiment} without stars`),
];

/** What the verdict on an aspect rests on besides the passage's own features: the aspect, its cues, and the stars. */
export function verdictFeatures(cues: readonly RatedCue[], aspect: string, rating: number | undefined): Features {
  const own = new Set(cues.filter((cue) => cue.aspect === aspect).map(({ sentiment }) => `own cue ${sentiment}`));
  const stars = rating === undefined ? [] : [`stars ${rating}`, `stars ${rating} ${aspect}`];
  const hashes = [`aspect ${aspect}`, ...own, ...stars].map(hashText);
  return { hashes, values: hashes.map(() => 1) };
}

/** A verdict, with its margin: by how much its log-odds exceed those of the next likely one. */
export interface Verdict {
  readonly sentiment: Sentiment;
  readonly margin: number;
}

/** The verdict on an aspect of a passage; `scores` are those of the passage's own features, in the order of `COLUMNS`. */
export function verdictOf(
  weights: Weights,
  scores: readonly number[],
  { cues }: Passage,
  aspect: string,
  rating?: number,
): Verdict {
  const more = verdictScores(scoresOf(weights, verdictFeatures(cues, aspect, rating)), rating);
  return bestVerdict(verdictScores(scores, rating).map((score, at) => score + (more[at] ?? 0)));
}

/** What the passage itself says of the verdict, whatever the aspect: scores in the order of `SENTIMENTS`. */
export function verdictScores(scores: readonly number[], rating?: number): number[] {
  const from = STATEMENT + 1 + (rating === undefined ? SENTIMENTS.length : 0);
  return scores.slice(from, from + SENTIMENTS.length);
}

/** The sentiment with the highest of three scores, in the order of `SENTIMENTS`. */
export function bestVerdict(scores: readonly number[]): Verdict {
  const [best = 0, second = 0] = scores.toSorted((a, b) => b - a);
  return { sentiment: SENTIMENTS[scores.indexOf(best)] ?? 'neutral', margin: best - second };
}
