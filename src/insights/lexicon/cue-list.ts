/** What speaks of one aspect, one pattern a line; `docs/content.md` tells how patterns are written. */
export interface CueList {
  readonly positive: string;
  readonly neutral: string;
  readonly negative: string;
  /** Expressions in which the words of a cue mean something else. */
  readonly not: string;
}
