import type { QuotingWords } from './languages/language.ts';
import type { MergedMention } from './merge.ts';
import type { Passage } from './model/passages.ts';

/** Somebody else's words begin or end in it. */
const HALF_QUOTED = /^[^"“”]*["“”][^"“”]*$/;

/** What follows where a sentence goes on, or where nobody ended it. With a full stop "easy to talk to" is whole, before "him" it is not. */
const GOES_ON = /^(?:[\p{L}\p{N}\p{S}]|$)/u;

/** In UTF-16 code units: how much is read after a quote. */
const LOOKED_AT = 20;

/** Praise with fewer stars, and criticism with more, is misread so often that nobody should see it quoted as such. */
const FEWEST_FOR_PRAISE = 3;
const MOST_FOR_CRITICISM = 4;

/** What an angry review tells as surely as this is criticism, though no expression says so: "now it's $1,150 for a part". */
const ANGRY = { stars: 2, confidence: 0.9 };

/**
 * Whether somebody who reads the words of a mention alone sees its verdict in them: an expression gives it, none the opposite, the
 * stars of the review may go with it, and the words are whole. `passages` are those of the text.
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
  if (sentiment === 'neutral') return true;
  const isPraise = sentiment === 'positive';
  if (isPraise && noFact.test(quote)) return false;
  if (rating !== undefined && (isPraise ? rating < FEWEST_FOR_PRAISE : rating > MOST_FOR_CRITICISM)) return false;
  const cues = passages.flatMap((passage) => (passage.start < end && start < passage.end ? passage.cues : []));
  const opposite = isPraise ? 'negative' : 'positive';
  const isAngry = !isPraise && rating !== undefined && rating <= ANGRY.stars && confidence >= ANGRY.confidence;
  return (
    (isAngry || cues.some((cue) => cue.aspect === aspect && cue.sentiment === sentiment)) &&
    cues.every((cue) => cue.sentiment !== opposite)
  );
}
