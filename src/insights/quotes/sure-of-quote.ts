import { type Mention, placeOf } from '../mention.ts';
import type { Passage } from '../model/passages.ts';

/** In words. A longer quote tells more than the verdict that it is to show. */
const LONGEST = 15;

const BEGINS_SMALL = /^\p{Ll}/u;

/** How much likelier each fault makes it that a quote is wrong: measured on 2,900 quotes that readers judged. */
const FACTOR = 2.5;

/**
 * How sure it is, 0 to 1, that the quote of a mention shows what it is quoted for. It is as sure as the verdict, but if it praises
 * or blames, each of these faults adds to the odds against it: no cue of the aspect, a quote that begins within its sentence, and
 * a long one. `sentence` are the passages of the mention's sentence.
 */
export function sureOfQuote(
  mention: Omit<Mention, 'aspect' | 'showsVerdict'>,
  sentence: readonly Passage[],
  text: string,
): number {
  const { cued, sentiment, confidence } = mention;
  if (sentiment === 'neutral') return confidence;
  const { start, end } = placeOf(mention);
  const quote = text.slice(start, end);
  const beginsWithin = start > (sentence[0]?.within.start ?? start) && BEGINS_SMALL.test(quote);
  const faults = [!cued, beginsWithin, quote.split(/\s+/).length > LONGEST].filter(Boolean).length;
  const oddsAgainst = FACTOR ** faults * (1 / confidence - 1);
  return 1 / (1 + oddsAgainst);
}
