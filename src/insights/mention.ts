import type { Sentiment } from './aspects.ts';
import type { Stretch } from './text/segments.ts';

/** A verdict on an aspect, with the passage that shows it. */
export interface Mention extends Stretch {
  /** The id of a built-in aspect or of one of the trade's own. */
  readonly aspect: string;
  readonly sentiment: Sentiment;
  /** The place of the words to quote for it, if its own might not be understood alone. */
  readonly quote?: Stretch;
  /** Whether a cue of the aspect stands in the passage. */
  readonly cued: boolean;
  /** How sure the engine is of aspect and verdict, 0 to 1. It is not published. */
  readonly confidence: number;
  /** How sure it is that the quote shows them, 0 to 1; without it, as sure. It ranks evidence and is not published. */
  readonly quoteConfidence?: number;
  /**
   * Whether a reader who sees only the quote recognises the verdict. It decides what is quoted as evidence, and is not
   * published.
   */
  readonly showsVerdict: boolean;
}

/** The place of the words that are quoted for a mention. */
export function placeOf(mention: Pick<Mention, 'start' | 'end' | 'quote'>): Stretch {
  return mention.quote ?? mention;
}

/** How sure the engine is that the quote of a mention shows its aspect and its verdict, 0 to 1. */
export function quoteConfidenceOf({ quoteConfidence, confidence }: Pick<Mention, 'quoteConfidence' | 'confidence'>): number {
  return quoteConfidence ?? confidence;
}
