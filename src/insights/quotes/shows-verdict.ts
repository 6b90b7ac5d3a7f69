import type { Sentiment } from '../aspects.ts';
import type { QuotingWords } from '../languages/language.ts';
import type { Mention } from '../mention.ts';
import { judgingCues, type Passage } from '../model/passages.ts';
import { overlap, type Stretch } from '../text/segments.ts';
import { beginsWithin, endsOpen, textAfter } from './fragment.ts';

/** A quote with only one quotation mark: somebody else's words begin or end in it. */
const HALF_QUOTED = /^[^"“”]*["“”][^"“”]*$/;

/** Whether an aside begins or ends in a quote, as in the list "a) they come, (b) they work, and (c". */
function hasHalfAside(quote: string): boolean {
  return /[()]/.test(quote.replace(/\([^()]*\)/g, ''));
}

/** Whether there are words in a quote that make its verdict doubtful: it asks, has another side, or tells no fact. */
export function isDoubtful(
  text: string,
  { start, end }: Stretch,
  sentiment: Sentiment,
  { otherSide, noFact }: QuotingWords,
): boolean {
  const quote = text.slice(start, end);
  const asks = quote.includes('?') || textAfter(text, end).startsWith('?');
  return (
    asks ||
    HALF_QUOTED.test(quote) ||
    hasHalfAside(quote) ||
    otherSide.test(quote) ||
    (sentiment === 'positive' && noFact.test(quote))
  );
}

/** Praise in a review with fewer stars, and criticism in one with more, is misread so often that it must not be quoted. */
const FEWEST_FOR_PRAISE = 3;
const MOST_FOR_CRITICISM = 4;

/** In an angry review, words that the model is this sure of are criticism even without a cue: "now it's $1,150 for a part". */
const ANGRY = { stars: 2, confidence: 0.9 };

/**
 * Whether a reader who sees only the words quoted for a mention recognises its verdict: the words are complete and tell what the
 * business did, a cue gives the verdict (or the review is angry), no cue gives the opposite one, and the stars do not contradict
 * it. `sentence` are the passages of its sentence.
 */
export function showsVerdict(
  { aspect, sentiment, start, end, confidence }: Omit<Mention, 'quote' | 'cued'>,
  sentence: readonly Passage[],
  text: string,
  rating: number | undefined,
  quoting: QuotingWords,
): boolean {
  const place = { start, end };
  if (beginsWithin(text, place, sentence) || endsOpen(text, place, sentence)) return false;
  if (isDoubtful(text, place, sentiment, quoting) || quoting.takesBack.test(textAfter(text, end))) return false;
  const inside = sentence.filter((passage) => overlap(passage, place));
  if (inside.some(({ owned }) => owned.owner !== 'firm' && owned.owner !== 'wish')) return false;
  const cues = inside.flatMap((passage) => passage.cues);
  if (sentiment === 'neutral') return judgingCues(aspect, cues).length === 0;
  const isPraise = sentiment === 'positive';
  if (rating !== undefined && (isPraise ? rating < FEWEST_FOR_PRAISE : rating > MOST_FOR_CRITICISM)) return false;
  const opposite = isPraise ? 'negative' : 'positive';
  const isAngry = !isPraise && rating !== undefined && rating <= ANGRY.stars && confidence >= ANGRY.confidence;
  return (
    (isAngry || cues.some((cue) => cue.aspect === aspect && cue.sentiment === sentiment)) &&
    cues.every((cue) => cue.sentiment !== opposite)
  );
}
