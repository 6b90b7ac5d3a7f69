import { compareText } from '../reviews/catalog.ts';
import type { Sentiment } from './aspects.ts';
import type { Mention } from './mention.ts';
import type { Verdict } from './model/aspect-model.ts';
import type { Passage } from './model/passages.ts';
import { quoteOf } from './quote.ts';

/** What one passage, a segment of a sentence, says of one aspect. */
export interface PassageVerdict extends Verdict {
  readonly aspect: string;
  readonly passage: Passage;
  readonly confidence: number;
  /** Whether a cue in the passage gives the same verdict on the same aspect. */
  readonly isCued?: boolean;
}

/** A mention of which is not yet known whether its words alone show it. */
export type MergedMention = Omit<Mention, 'showsVerdict'>;

/**
 * How sure a verdict must be to count beside the surest one of its aspect, if the two differ: its confidence, and its margin in
 * log-odds.
 */
export const SURE = { confidence: 0.45, margin: 1 };

/**
 * Makes mentions of the verdicts of a text's passages: equal verdicts of neighbours are one mention, and a verdict
 * against the surest one of its aspect counts only if it is sure itself.
 */
export function mergeVerdicts(text: string, verdicts: readonly PassageVerdict[]): MergedMention[] {
  const byAspect = Map.groupBy(verdicts, ({ aspect }) => aspect).values();
  const joined = [...byAspect].flatMap((of) => joinNeighbours(credible(onePerPassage(of))));
  const mentions = joined
    .map(({ first, last, ...mention }) => ({ ...mention, ...quoteOf(text, first, last) }))
    .sort((a, b) => a.start - b.start || a.end - b.end || compareText(a.aspect, b.aspect) || b.confidence - a.confidence);
  // Two short passages of a sentence may both be shown by the whole of it.
  const distinct = Map.groupBy(mentions, ({ aspect, sentiment, start, end }) => `${aspect} ${sentiment} ${start} ${end}`);
  return [...distinct.values()].flatMap(([first]) => first ?? []);
}

/** Keeps only the surest verdict on each passage; the verdicts come in the order of the text. */
function onePerPassage(verdicts: readonly PassageVerdict[]): PassageVerdict[] {
  const surest = verdicts.toSorted((a, b) => a.passage.start - b.passage.start || b.confidence - a.confidence);
  return surest.filter(({ passage }, at) => passage.start !== surest[at - 1]?.passage.start);
}

/** The surest verdict, and those beside it that are sure enough themselves. Neutral ones are left out where any other is kept. */
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

interface Joined extends Omit<PassageVerdict, 'passage' | 'margin' | 'isCued'> {
  readonly cued: boolean;
  readonly first: Passage;
  readonly last: Passage;
}

function joinNeighbours(verdicts: readonly PassageVerdict[]): Joined[] {
  const joined: Joined[] = [];
  for (const { passage, aspect, sentiment, ...verdict } of verdicts) {
    const confidence = surenessOf(verdict);
    const cued = passage.cues.some((cue) => cue.aspect === aspect);
    const before = joined.at(-1);
    if (before !== undefined && before.sentiment === sentiment && isNext(before.last, passage)) {
      const surest = Math.max(confidence, before.confidence);
      joined[joined.length - 1] = { ...before, last: passage, confidence: surest, cued: cued || before.cued };
    } else joined.push({ aspect, sentiment, cued, confidence, first: passage, last: passage });
  }
  return joined;
}

/** How sure the engine is of aspect and verdict together, 0 to 1. A cue that gives the same verdict halves the doubt. */
function surenessOf({ confidence, margin, isCued }: Pick<PassageVerdict, 'confidence' | 'margin' | 'isCued'>): number {
  const sure = confidence / (1 + Math.exp(-margin));
  return isCued ? (1 + sure) / 2 : sure;
}

function isNext(before: Passage, after: Passage): boolean {
  return before.sentence === after.sentence && before.last === after.first;
}
