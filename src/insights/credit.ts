import type { Sentiment } from './aspects.ts';
import type { Passage } from './model/passages.ts';

/**
 * What a verdict on a passage says of the business, after it is asked whose doing the passage tells of; `undefined` where it says
 * nothing of the business.
 */
export function creditedVerdict(
  passage: Passage,
  aspect: string,
  sentiment: Sentiment,
  rating: number | undefined,
): Sentiment | undefined {
  const { owner } = passage.owned;
  if (owner === 'wish') return sentiment === 'positive' ? 'negative' : sentiment;
  if (owner === 'rival') return isOfRival(aspect, sentiment) || isAgainstStars(sentiment, rating) ? undefined : sentiment;
  if (owner === 'advice' || owner === 'customer') return hasOtherCue(passage, aspect) ? sentiment : undefined;
  return sentiment;
}

/** Another firm may find fault with the work of the business; what it charges itself, and how soon it comes, is its own blame. */
function isOfRival(aspect: string, sentiment: Sentiment): boolean {
  return sentiment === 'negative' && (aspect === 'price' || aspect === 'responsiveness');
}

/** Happy customers blame a rival, and angry ones praise it; what goes with the stars is told to praise or blame the business. */
function isAgainstStars(sentiment: Sentiment, rating: number | undefined): boolean {
  if (rating === undefined) return false;
  return (rating > 3 && sentiment === 'negative') || (rating < 3 && sentiment === 'positive');
}

/** Whether a cue of the aspect stands beside the words that tell of the owner. */
function hasOtherCue({ cues, owned }: Passage, aspect: string): boolean {
  return cues.some((cue) => cue.aspect === aspect && (cue.first >= owned.last || cue.last <= owned.first));
}
