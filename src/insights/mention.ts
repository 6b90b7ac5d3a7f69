import type { Sentiment } from './aspects.ts';

/** A verdict on an aspect, with the passage that shows it: `text.slice(start, end)`, in UTF-16 code units. */
export interface Mention {
  /** The id of a built-in aspect or of one of the trade's own. */
  readonly aspect: string;
  readonly sentiment: Sentiment;
  readonly start: number;
  readonly end: number;
  /** Whether an expression that is known to speak of the aspect stands in the passage. */
  readonly cued: boolean;
  /** How sure the engine is of aspect and verdict, 0 to 1; it ranks evidence and is not published. */
  readonly confidence: number;
  /** Whether a reader of the passage alone sees the verdict in it. It chooses evidence and is not published. */
  readonly showsVerdict: boolean;
}
