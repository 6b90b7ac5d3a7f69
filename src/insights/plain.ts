import type { MergedMention } from './merge.ts';
import type { Passage } from './model/passages.ts';

/** A quote that has another side does not show one alone. */
const HAS_OTHER_SIDE = /\b(?:but|however|although|though|except|albeit|despite|pero|aunque|excepto|salvo|sino|sin embargo)\b|\?/i;
/** What somebody wanted or thought need not have happened. */
const IS_NO_FACT =
  /\b(?:want|wanted|should|supposed|thought|hoped|hoping|expected|expecting|quería|queríamos|debería|esperaba|pensé)\b/i;
/** Its last words were cut off. */
const ENDS_WITHIN =
  /(?:\b(?:an?|the|my|our|your|their|his|her|its|of|for|to|with|on|in|at|by|as|and|or|so|very|than|from|is|was|were|are|be|some|el|la|los|las|una?|de|del|en|con|por|para|que|y|o|muy|me|mi|su)|,)$/i;
/** What follows takes some of it back. */
const GOES_ON = /^["”»’)\s]*(?:\?|(?:except|unless|excepto|salvo|a menos)\b)/i;

/** Somebody else's words begin or end in it. */
const HALF_QUOTED = /^[^"“”]*["“”][^"“”]*$/;

const NO_QUOTE = [HAS_OTHER_SIDE, ENDS_WITHIN, HALF_QUOTED];

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
export function isPlain(
  { aspect, sentiment, start, end, confidence }: MergedMention,
  passages: readonly Passage[],
  text: string,
  rating: number | undefined,
): boolean {
  const quote = text.slice(start, end);
  if (GOES_ON.test(text.slice(end, end + LOOKED_AT)) || NO_QUOTE.some((pattern) => pattern.test(quote))) return false;
  if (sentiment === 'neutral') return true;
  const isPraise = sentiment === 'positive';
  if (isPraise && IS_NO_FACT.test(quote)) return false;
  if (rating !== undefined && (isPraise ? rating < FEWEST_FOR_PRAISE : rating > MOST_FOR_CRITICISM)) return false;
  const cues = passages.flatMap((passage) => (passage.start < end && start < passage.end ? passage.cues : []));
  const opposite = isPraise ? 'negative' : 'positive';
  const isAngry = !isPraise && rating !== undefined && rating <= ANGRY.stars && confidence >= ANGRY.confidence;
  return (
    (isAngry || cues.some((cue) => cue.aspect === aspect && cue.sentiment === sentiment)) &&
    cues.every((cue) => cue.sentiment !== opposite)
  );
}
