import { compareText } from '../../reviews/text/comparing/compare-text.ts';
import type { Sentiment } from '../aspects.ts';
import type { Mention } from '../mention.ts';
import type { Verdict } from '../model/aspect-model.ts';
import { isCuedFor, type Passage } from '../model/passages.ts';
import { quoteOf } from '../quotes/quote.ts';
import type { Stretch } from '../text/segments.ts';

/** What one passage, a segment of a sentence, says of one aspect. */
export interface PassageVerdict extends Verdict {
  readonly aspect: string;
  readonly passage: Passage;
  readonly confidence: number;
  /** Whether a cue in the passage gives the same verdict on the same aspect. Just any cue of the aspect is not enough. */
  readonly isBacked?: boolean;
}

/** A mention before it is known what to quote for it. */
export type MergedMention = Omit<Mention, 'quote'>;

/**
 * How sure a verdict must be to count beside a surer, different one on the same aspect: its confidence, and its margin in
 * log-odds.
 */
export const SURE = { confidence: 0.45, margin: 1 };

/**
 * Turns the verdicts on a text's passages into mentions. Neighbouring passages with the same verdict become one mention. A
 * verdict that contradicts the surest one on its aspect counts only if it is sure enough itself.
 */
export function mergeVerdicts(text: string, verdicts: readonly PassageVerdict[]): MergedMention[] {
  const byAspect = Map.groupBy(verdicts, ({ aspect }) => aspect).values();
  const joined = [...byAspect].flatMap((ofAspect) => joinNeighbours(credible(onePerPassage(ofAspect))));
  return joined
    .map(({ first, last, ...mention }) => ({ ...mention, ...quoteOf(text, first, last) }))
    .sort((a, b) => compareInText(a, b) || b.confidence - a.confidence);
}

/**
 * Maps each mention to the one that it repeats: one with the same verdict on the same aspect, whose quote contains its own. Two passages
 * of a sentence may both be quoted with the whole of it. A mention whose quote shows the verdict repeats none whose quote does not.
 */
export function repeatsIn(mentions: readonly Mention[]): Map<Mention, Mention> {
  const repeats = new Map<Mention, Mention>();
  const groups = Map.groupBy(mentions, ({ aspect, sentiment }) => `${aspect} ${sentiment}`);
  for (const group of groups.values()) {
    for (const [mention, outer] of innerOf(group)) if (!mention.quote.showsVerdict) repeats.set(mention, outer);
    for (const [mention, outer] of innerOf(group.filter(({ quote }) => quote.showsVerdict))) repeats.set(mention, outer);
  }
  return repeats;
}

/** Leaves out the mentions that repeat another one. */
export function withoutRepeats(mentions: readonly Mention[]): Mention[] {
  const repeats = repeatsIn(mentions);
  return mentions.filter((mention) => !repeats.has(mention));
}

/** The mentions whose quotes lie within the quote of another, each with the outermost one. Of equal quotes, the first is the outer. */
function innerOf(mentions: readonly Mention[]): [Mention, Mention][] {
  const sorted = mentions.toSorted((a, b) => a.quote.start - b.quote.start || b.quote.end - a.quote.end);
  let outer: Mention | undefined;
  return sorted.flatMap((mention): [Mention, Mention][] => {
    if (outer !== undefined && mention.quote.end <= outer.quote.end) return [[mention, outer]];
    outer = mention;
    return [];
  });
}

/** The order of the text, then by aspect. */
export function compareInText(a: Stretch & Pick<Mention, 'aspect'>, b: Stretch & Pick<Mention, 'aspect'>): number {
  return a.start - b.start || a.end - b.end || compareText(a.aspect, b.aspect);
}

/** Keeps the surest verdict on each passage, in the order of the text. */
function onePerPassage(verdicts: readonly PassageVerdict[]): PassageVerdict[] {
  const surest = verdicts.toSorted((a, b) => a.passage.start - b.passage.start || b.confidence - a.confidence);
  return surest.filter(({ passage }, at) => passage.start !== surest[at - 1]?.passage.start);
}

/** Keeps the surest verdict, and others that are sure enough. Neutral ones are dropped if any other is kept. */
function credible(verdicts: readonly PassageVerdict[]): PassageVerdict[] {
  const [best] = verdicts.toSorted((a, b) => b.confidence - a.confidence);
  const kept = verdicts.filter((verdict) => verdict === best || isCredibleBeside(verdict, best?.sentiment));
  const judged = kept.filter(({ sentiment }) => sentiment !== 'neutral');
  return judged.length > 0 ? judged : kept;
}

function isCredibleBeside({ sentiment, confidence, margin }: PassageVerdict, surest: Sentiment | undefined): boolean {
  if (confidence < SURE.confidence) return false;
  return sentiment === surest || (sentiment !== 'neutral' && margin >= SURE.margin);
}

interface Joined extends Omit<PassageVerdict, 'passage' | 'margin' | 'isBacked'> {
  readonly cued: boolean;
  readonly first: Passage;
  readonly last: Passage;
}

function joinNeighbours(verdicts: readonly PassageVerdict[]): Joined[] {
  const joined: Joined[] = [];
  for (const { passage, aspect, sentiment, ...verdict } of verdicts) {
    const confidence = surenessOf(verdict);
    const cued = isCuedFor(aspect, passage.cues);
    const before = joined.at(-1);
    if (before !== undefined && before.sentiment === sentiment && isNext(before.last, passage)) {
      const surest = Math.max(confidence, before.confidence);
      joined[joined.length - 1] = { ...before, last: passage, confidence: surest, cued: cued || before.cued };
    } else joined.push({ aspect, sentiment, cued, confidence, first: passage, last: passage });
  }
  return joined;
}

/** How sure the engine is of aspect and verdict together, 0 to 1. A cue that gives the same verdict halves the doubt. */
export function surenessOf({ confidence, margin, isBacked }: Pick<PassageVerdict, 'confidence' | 'margin' | 'isBacked'>): number {
  const sure = confidence / (1 + Math.exp(-margin));
  return isBacked ? (1 + sure) / 2 : sure;
}

function isNext(before: Passage, after: Passage): boolean {
  return before.sentence === after.sentence && before.last === after.first;
}
