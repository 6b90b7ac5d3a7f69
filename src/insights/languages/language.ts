import type { Cue } from '../lexicon/cues.ts';
import type { Kinship } from '../lexicon/kinship.ts';
import type { Dictionary } from '../lexicon/pattern.ts';
import type { RuleWords } from '../lexicon/rated-cues.ts';
import type { Joints } from '../text/segments.ts';

export interface QuotingWords {
  /** Another side: a quote that has one does not show the first alone. */
  readonly otherSide: RegExp;
  /** What somebody wanted or thought, which need not have happened. */
  readonly noFact: RegExp;
  /** A last word that belongs to what follows. */
  readonly cutEnd: RegExp;
  /** What takes something back, where a quote goes on. */
  readonly takesBack: RegExp;
}

/** A language in which reviews are read: its words, and what is known of them. The rules that use them are the same for all. */
export interface Language {
  /** BCP 47, without a region. */
  readonly tag: 'en' | 'es';
  readonly dictionary: Dictionary;
  readonly joints: Joints;
  readonly rules: RuleWords;
  /** Words, as they are compared, after which the model takes what follows for negated. */
  readonly negation: RegExp;
  /** What joins a passage to the words before and after, and has no place in a quote. */
  readonly joining: { readonly before: RegExp; readonly after: RegExp };
  /** What keeps a quote from showing its verdict by itself. */
  readonly quoting: QuotingWords;
  /** The cues of the aspects that every trade has, read once; throws where a file has a mistake. */
  cues(): readonly Cue[];
  kinship(): Kinship;
}
