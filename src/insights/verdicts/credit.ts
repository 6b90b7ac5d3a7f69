import type { Sentiment } from '../aspects.ts';
import type { Passage, RatedCue } from '../model/passages.ts';

/**
 * What a verdict on a passage says of the business, given whose doing the passage describes. `undefined` if it says nothing of
 * the business.
 */
export function creditedVerdict(
  passage: Passage,
  aspect: string,
  sentiment: Sentiment,
  rating: number | undefined,
): Sentiment | undefined {
  const { owner } = passage.owned;
  if (owner === 'doubt') return undefined;
  if (owner === 'wish') return sentiment === 'positive' ? 'negative' : sentiment;
  // A reviewer who repeats what others say, against the stars, means that it is not so.
  if (owner === 'hearsay') return isAgainstStars(sentiment, rating) ? undefined : sentiment;
  if (owner === 'rival')
    return isOfRival(passage, aspect, sentiment) || isAgainstStars(sentiment, rating) ? undefined : sentiment;
  if (owner === 'advice' || owner === 'customer') return hasOtherCue(passage, aspect) ? sentiment : undefined;
  return sentiment;
}

/**
 * In a passage about another firm, blame for the price or the response time is about that firm, unless the cue itself names it as
 * the better one ("another plumber was cheaper"). Any other blame may be a fault that it found in the work of this business.
 */
function isOfRival({ cues, owned }: Passage, aspect: string, sentiment: Sentiment): boolean {
  if (sentiment !== 'negative' || (aspect !== 'price' && aspect !== 'responsiveness')) return false;
  const namesRival = ({ first, last }: RatedCue) => first <= owned.first && owned.first < owned.last && owned.last <= last;
  return !cues.some((cue) => cue.aspect === aspect && cue.sentiment === sentiment && namesRival(cue));
}

/**
 * Happy customers blame rivals, and all others praise them. A verdict that agrees with the stars is about the business itself.
 */
function isAgainstStars(sentiment: Sentiment, rating: number | undefined): boolean {
  if (rating === undefined) return false;
  return (rating > 3 && sentiment === 'negative') || (rating <= 3 && sentiment === 'positive');
}

/** Whether the passage has a cue of the aspect outside the words that name the owner. */
function hasOtherCue({ cues, owned }: Passage, aspect: string): boolean {
  return cues.some((cue) => cue.aspect === aspect && (cue.first >= owned.last || cue.last <= owned.first));
}
