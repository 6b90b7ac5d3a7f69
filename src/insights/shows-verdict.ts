import type { QuotingWords } from './languages/language.ts';
import type { MergedMention } from './merge.ts';
import { judgingCues, type Passage } from './model/passages.ts';

/** A quote with only one quotation mark: somebody else's words begin or end in it. */
const HALF_QUOTED = /^[^"“”]*["“”][^"“”]*$/;

/**
 * What follows a quote that is unfinished: another word, or the end of the text. "Easy to talk to" is complete before a full
 * stop, but not before "him".
 */
const GOES_ON = /^(?:[\p{L}\p{N}\p{S}]|$)/u;

/** In UTF-16 code units: how much of the text after a quote is read. */
const LOOKED_AT = 20;

/** Praise in a review with fewer stars, and criticism in one with more, is misread so often that it must not be quoted. */
const FEWEST_FOR_PRAISE = 3;
const MOST_FOR_CRITICISM = 4;

/** In an angry review, words that the model is this sure of are criticism even without a cue: "now it's $1,150 for a part". */
const ANGRY = { stars: 2, confidence: 0.9 };

/**
 * Whether a reader who sees only the words of a mention recognises its verdict: the words are complete, a cue gives the verdict
 * (or the review is angry), no cue gives the opposite one, and the stars do not contradict it. `passages` are those of the whole
 * text.
 */
export function showsVerdict(
  { aspect, sentiment, start, end, confidence }: MergedMention,
  passages: readonly Passage[],
  text: string,
  rating: number | undefined,
  { otherSide, noFact, cutEnd, takesBack }: QuotingWords,
): boolean {
  const quote = text.slice(start, end);
  const next = text.slice(end, end + LOOKED_AT).replace(/^["”»’)\s]+/, '');
  const isCut = quote.endsWith(',') || (GOES_ON.test(next) && cutEnd.test(quote));
  if (isCut || HALF_QUOTED.test(quote) || quote.includes('?') || next.startsWith('?')) return false;
  if (otherSide.test(quote) || takesBack.test(next)) return false;
  const cues = passages.flatMap((passage) => (passage.start < end && start < passage.end ? passage.cues : []));
  if (sentiment === 'neutral') return judgingCues(aspect, cues).length === 0;
  const isPraise = sentiment === 'positive';
  if (isPraise && noFact.test(quote)) return false;
  if (rating !== undefined && (isPraise ? rating < FEWEST_FOR_PRAISE : rating > MOST_FOR_CRITICISM)) return false;
  const opposite = isPraise ? 'negative' : 'positive';
  const isAngry = !isPraise && rating !== undefined && rating <= ANGRY.stars && confidence >= ANGRY.confidence;
  return (
    (isAngry || cues.some((cue) => cue.aspect === aspect && cue.sentiment === sentiment)) &&
    cues.every((cue) => cue.sentiment !== opposite)
  );
}
