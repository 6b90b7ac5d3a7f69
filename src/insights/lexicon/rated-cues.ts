import type { Sentiment } from '../aspects.ts';
import type { CueMatch } from './lexicon.ts';
import type { Pattern } from './pattern.ts';

/** The words of one sentence, as seen by the rules for negation and wishes. */
export interface Words {
  readonly stems: readonly string[];
  /** For each word the number of its segment. */
  readonly segments: readonly number[];
  /** For each word whether it stands in quotation marks. */
  readonly quoted: readonly boolean[];
}

/** The stems by which a language changes what a cue says. */
export interface RuleWords {
  readonly negators: ReadonlySet<string>;
  /** Whether two negators in one segment cancel each other out. */
  readonly denialsAddUp: boolean;
  readonly noNegation: ReadonlySet<string>;
  /** Pairs of words, with a space between them, that turn the praise after them as a negator does: "far from helpful", "anything but clean". */
  readonly turnsPraise: ReadonlySet<string>;
  /** A negator does not turn a complaint into praise after one of these: "did not enjoy the hard sell", "nobody told us of the extra fee". */
  readonly keepsBlame: ReadonlySet<string>;
  /** A negator farther away strengthens a complaint after one of these: "never met such rude people". */
  readonly exceeds: ReadonlySet<string>;
  /** Beside a negator, the verb for "could" strengthens a verdict before one of `strengthens`: "could not have been more rude". */
  readonly could: ReadonlySet<string>;
  readonly strengthens: ReadonlySet<string>;
  readonly wishes: ReadonlySet<string>;
  /** Whether a wish blames what is only named, too: "ojalá hubieran avisado". */
  readonly wishesBlame: boolean;
  /** After a wish, these show that the business is what others should be: "ojalá todos fueran así". */
  readonly everyone: ReadonlySet<string>;
  /** Verbs that the negator before them denies inside a cue, too: "la comida no era buena". */
  readonly copulas: ReadonlySet<string>;
  /** Whether adjectives usually follow their nouns. */
  readonly adjectivesFollow: boolean;
}

/** In words: how far after a negator cues are still negated. */
const REACH = 5;

/** Turns what a cue says by itself into what its sentence says; `undefined` if that says nothing of this business. */
export function rateCue(cue: CueMatch, words: Words, rules: RuleWords): Sentiment | undefined {
  let sentiment = cue.sentiment;
  if (isNegated(cue, words, rules) !== isPraiseTurned(cue, words, rules)) sentiment = opposite(sentiment);
  if (isWished(cue, words, rules) && (sentiment === 'positive' || rules.wishesBlame)) return 'negative';
  if (sentiment === 'positive' && words.quoted[cue.first] && words.quoted[cue.last - 1]) return undefined;
  return sentiment;
}

function opposite(sentiment: Sentiment): Sentiment {
  if (sentiment === 'neutral') return sentiment;
  return sentiment === 'positive' ? 'negative' : 'positive';
}

/**
 * Whether the cue is negated by the negators before it in its segment, and those in a gap of praise ("staff was not very helpful"):
 * by an odd number of them, or by any number if they do not cancel each other out. Those that negate nothing ("not only") are not
 * counted.
 */
function isNegated({ first, last, pattern, sentiment }: CueMatch, { stems, segments }: Words, rules: RuleWords): boolean {
  // If they do not, a negator before a cue that begins with one ("no … nada amable") changes nothing.
  if (!rules.denialsAddUp && rules.negators.has(stems[first] ?? '')) return false;
  // In the gap of a complaint, a negator is mostly a part of the complaint: "rescheduled without telling me".
  const countsInGap = sentiment === 'positive' && rules.denialsAddUp;
  let negated = false;
  for (let at = Math.max(0, first - REACH); at < last; at += 1) {
    const [stem = '', next = ''] = [stems[at], stems[at + 1]];
    const isInGap = at >= first;
    // A cue can span two segments: "staff is, unfortunately, not very helpful".
    if (!rules.negators.has(stem) || (!isInGap && segments[at] !== segments[first])) continue;
    if (isInGap && (asksFor(pattern, stem) || !(countsInGap || rules.copulas.has(next)))) continue;
    if (sentiment === 'negative' && staysBlame(stems, at, first, rules)) continue;
    if (rules.noNegation.has(next) || isStrengthened(stems, at, first, rules)) continue;
    negated = !(negated && rules.denialsAddUp);
  }
  return negated;
}

/** Whether a complaint that begins at `first` is one in spite of the negator at `at`, which denies something else or makes it worse. */
function staysBlame(stems: readonly string[], at: number, first: number, { keepsBlame, exceeds }: RuleWords): boolean {
  const denied = stems.slice(at, Math.max(at + 3, first));
  const degree = stems.slice(Math.max(at + 2, first - 2), first);
  return denied.some((stem) => keepsBlame.has(stem)) || degree.some((stem) => exceeds.has(stem));
}

/** Whether a pair that turns praise stands in a gap of the cue, or up to two words before it ("far from being helpful"). */
function isPraiseTurned({ first, last, pattern, sentiment }: CueMatch, { stems, segments }: Words, rules: RuleWords): boolean {
  if (sentiment !== 'positive') return false;
  for (let at = Math.max(0, first - 3); at < last - 1; at += 1) {
    if (!rules.turnsPraise.has(`${stems[at]} ${stems[at + 1]}`)) continue;
    if (at < first ? segments[at + 1] !== segments[first] : asksFor(pattern, stems[at] ?? '')) continue;
    // "Never anything | but polite": the negator before the pair denies nothing else.
    const isDenied = rules.negators.has(stems[at - 1] ?? '') && segments[at - 1] !== segments[first];
    if (!isDenied) return true;
  }
  return false;
}

/** Whether one of a pattern's places asks for the stem. */
function asksFor(pattern: Pattern, stem: string): boolean {
  return pattern.some(({ stems }) => stems?.has(stem));
}

/** Whether the negator at `from` makes the verdict stronger: "could not have been more rude". */
function isStrengthened(stems: readonly string[], from: number, first: number, { could, strengthens }: RuleWords): boolean {
  return (
    stems.slice(Math.max(0, from - 1), from + 2).some((stem) => could.has(stem)) &&
    stems.slice(from, first + 4).some((stem) => strengthens.has(stem))
  );
}

/** Whether one of the wanted stems stands before the cue in its segment. */
function standsBefore(wanted: ReadonlySet<string>, { first }: CueMatch, { stems, segments }: Words): boolean {
  for (let at = Math.max(0, first - 2 * REACH); at < first; at += 1) {
    if (segments[at] === segments[first] && wanted.has(stems[at] ?? '')) return true;
  }
  return false;
}

/** Whether the cue is wished for: "ojalá hubieran avisado". "Ojalá todos fueran así" wishes it of others, and does not count. */
function isWished(cue: CueMatch, words: Words, { wishes, everyone }: RuleWords): boolean {
  if (!standsBefore(wishes, cue, words)) return false;
  const last = words.stems.findLastIndex((stem, at) => at < cue.first && wishes.has(stem));
  return !everyone.has(words.stems[last + 1] ?? '');
}
