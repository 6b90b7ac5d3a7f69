import type { Cue } from '../lexicon/cues.ts';
import type { Kinship } from '../lexicon/kinship.ts';
import type { Dictionary } from '../lexicon/pattern.ts';
import type { RuleWords } from '../lexicon/rated-cues.ts';
import type { OwnerWords } from '../owners/owners.ts';
import type { Joints } from '../text/segments.ts';

export interface QuotingWords {
  /** A word for another side, such as "but": a quote with one does not show only the first side. */
  readonly otherSide: RegExp;
  /** A word for what somebody wanted or expected, which need not have happened. */
  readonly noFact: RegExp;
  /** A word at the end of a quote that belongs to what follows, so that the quote is cut off. */
  readonly cutEnd: RegExp;
  /** Words right after a quote that take it back, such as "except". */
  readonly takesBack: RegExp;
  /** How a quote begins that is not understood without what stands before it in its sentence, such as "which". */
  readonly needsBefore: RegExp;
  /** How the beginning of a sentence begins that says nothing without the rest, such as "if". */
  readonly needsRest: RegExp;
  /** Words, normalised for comparison, with which a clause begins that names its own subject. */
  readonly subjects: ReadonlySet<string>;
  /** Whether the last words of a quote belong to a noun that follows it. */
  readonly lacksNoun: (quote: string) => boolean;
  /** Whether a quote only names something. */
  readonly onlyNames: (quote: string) => boolean;
}

/**
 * A language in which reviews are read: its words and what is known of them. The rules that use them are the same for all
 * languages.
 */
export interface Language {
  /** BCP 47, without a region. */
  readonly tag: 'en' | 'es';
  readonly dictionary: Dictionary;
  readonly joints: Joints;
  readonly rules: RuleWords;
  readonly owners: OwnerWords;
  /** The nouns of each aspect and what judges them, by the keys of `judgements.tsv`. */
  readonly judgements: ReadonlyMap<string, readonly string[]>;
  /** Words, normalised for comparison, beside which praise may not be meant as praise. */
  readonly doubts: ReadonlySet<string>;
  /** Words, normalised for comparison, that are no names at the beginning of a sentence, although English has such a given name. */
  readonly noNames: ReadonlySet<string>;
  /** Words, normalised for comparison, beside which a verdict against the stars is meant: blame with five, praise with one. */
  readonly concessions: Readonly<Record<'positive' | 'negative', ReadonlySet<string>>>;
  /** Matches words, normalised for comparison, after which the model treats what follows as negated. */
  readonly negation: RegExp;
  /** Words that join a passage to what stands before or after it, and are left out of a quote. */
  readonly joining: { readonly before: RegExp; readonly after: RegExp };
  /** Words that keep a quote from showing its verdict by itself. */
  readonly quoting: QuotingWords;
  /** The cues of the aspects that every trade has, read once. Throws if a file has a mistake. */
  cues(): readonly Cue[];
  kinship(): Kinship;
}
