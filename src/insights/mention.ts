import type { Sentiment } from './aspects.ts';
import type { Stretch } from './text/segments.ts';

/** The words that are quoted for a mention: its own, or as many around them as a reader needs. */
export interface Quote extends Stretch {
  /** How sure the engine is that the words show the aspect and the verdict, 0 to 1. It ranks evidence and is not published. */
  readonly confidence: number;
  /** Whether a reader who sees only the words recognises the verdict. It decides what is quoted as evidence, and is not published. */
  readonly showsVerdict: boolean;
}

/** A verdict on an aspect, with the passage that shows it. */
export interface Mention extends Stretch {
  /** The id of a built-in aspect or of one of the trade's own. */
  readonly aspect: string;
  readonly sentiment: Sentiment;
  /** Whether a cue of the aspect stands in the passage. */
  readonly cued: boolean;
  /** How sure the engine is of aspect and verdict, 0 to 1. It is not published. */
  readonly confidence: number;
  readonly quote: Quote;
}
