import { SENTIMENTS } from '../aspects.ts';
import type { TokenisedText } from '../languages/tokenised-text.ts';
import type { Cue } from '../lexicon/cues.ts';
import type { Kinship } from '../lexicon/kinship.ts';
import type { Stretch } from '../text/segments.ts';
import type { Sink } from './features.ts';
import { createSpanReader } from './span-features.ts';

/**
 * What a passage says of the things of an aspect that it names: scores in the order of `SENTIMENTS`, or `undefined` if it names
 * none.
 */
export type NamedScores = (passage: Stretch, aspect: string) => readonly number[] | undefined;

/**
 * How much the verdict on a thing counts, compared with that on its passage. Found by trying on restaurant sentences without
 * stars.
 */
const WORTH = 2;

/**
 * Makes a function that looks for the things of each aspect in a text, such as "waiter", and lets `scorer`, that of spans, judge
 * each. Things are the words that stand alone as neutral cues.
 */
export function createNamedScores(
  cues: readonly Cue[],
  scorer: Sink<number[]>,
  kinship: Kinship,
): (text: TokenisedText) => NamedScores {
  const things = new Map<string, Set<string>>();
  for (const { aspect, sentiment, pattern } of cues) {
    if (sentiment !== 'neutral' || pattern.length !== 1) continue;
    for (const stem of pattern[0]?.stems ?? []) things.set(stem, (things.get(stem) ?? new Set()).add(aspect));
  }
  return ({ text, tokens }) => {
    const named = tokens.filter(({ stem }) => things.has(stem));
    const scoresOf = createSpanReader(text, named, kinship, scorer);
    const scored = named.map((token, at) => ({ ...token, scores: scoresOf(at) }));
    return (passage, aspect) => {
      const within = scored.filter(
        ({ stem, start, end }) => start >= passage.start && end <= passage.end && things.get(stem)?.has(aspect),
      );
      if (within.length === 0) return undefined;
      return SENTIMENTS.map((_, column) => WORTH * within.reduce((sum, { scores }) => sum + (scores[column] ?? 0), 0));
    };
  };
}
