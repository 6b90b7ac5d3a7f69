import { ASPECT_IDS, SENTIMENTS, type Sentiment } from '../aspects.ts';
import { hashText } from '../text/hash.ts';
import type { Features } from './features.ts';
import type { RatedCue } from './passages.ts';
import { scoresOf, type Weights } from './weights.ts';

/** The column that scores whether a passage says anything of a firm, even of an aspect that its trade does not have. */
export const STATEMENT = ASPECT_IDS.length;

/**
 * The columns of the model's weights: one for each aspect, one for whether the passage says anything of a firm, and one for each
 * verdict. Aspects that only one trade has are in weights of their own.
 */
export const COLUMNS: readonly string[] = [...ASPECT_IDS, 'statement', ...SENTIMENTS];

/** What the verdict on an aspect depends on besides the passage's own features: the aspect, and its cues. */
export function verdictFeatures(cues: readonly RatedCue[], aspect: string): Features {
  const own = new Set(cues.filter((cue) => cue.aspect === aspect).map(({ sentiment }) => `own cue ${sentiment}`));
  const hashes = [`aspect ${aspect}`, ...own].map(hashText);
  return { hashes, values: hashes.map(() => 1) };
}

/** A verdict, with its margin: by how much its log-odds exceed those of the next likely one. */
export interface Verdict {
  readonly sentiment: Sentiment;
  readonly margin: number;
}

/**
 * What the words of a passage say of an aspect, regardless of the stars: scores in the order of `SENTIMENTS`. `scores` are those
 * of the passage's own features, in the order of `COLUMNS`.
 */
export function textScores(weights: Weights, scores: readonly number[], cues: readonly RatedCue[], aspect: string): number[] {
  const more = verdictScores(scoresOf(weights, verdictFeatures(cues, aspect)));
  return verdictScores(scores).map((score, at) => score + (more[at] ?? 0));
}

/** What the passage says of the verdict, regardless of the aspect: scores in the order of `SENTIMENTS`. */
export function verdictScores(scores: readonly number[]): number[] {
  return scores.slice(STATEMENT + 1, STATEMENT + 1 + SENTIMENTS.length);
}

/** The sentiment with the highest of three scores, which are in the order of `SENTIMENTS`. */
export function bestVerdict(scores: readonly number[]): Verdict {
  const [best = 0, second = 0] = scores.toSorted((a, b) => b - a);
  return { sentiment: SENTIMENTS[scores.indexOf(best)] ?? 'neutral', margin: best - second };
}

/** The likelihood, 0 to 1, of log-odds. */
export function chanceOf(logOdds = 0): number {
  return 1 / (1 + Math.exp(-logOdds));
}
