import type { Sentiment } from '../aspects.ts';
import type { Passage } from '../model/passages.ts';
import { overlap, type Stretch } from '../text/segments.ts';
import { beginsWithin, endsOpen, subjectAt } from './fragment.ts';
import { withoutJoins } from './quote.ts';
import { isDoubtful } from './shows-verdict.ts';

/** In UTF-16 code units: the longest sentence that is quoted whole for what a part of it says, and the longest part of one. */
const LONGEST_WHOLE = 120;
const LONGEST_PART = 160;

/** A verdict on an aspect, and where it stands. */
type Judged = Stretch & { readonly aspect: string; readonly sentiment: Sentiment };

/**
 * The words to quote for a mention instead of its own, which may not be understood alone: its sentence, if that is short and
 * speaks of no other aspect, or else as much of it as the mention's words need before and after them. What is added agrees with
 * the mention, and nothing in it makes the verdict doubtful. `undefined` if the mention's own words are to be quoted. `mentions`
 * are those of the whole text, and `sentence` are the passages of the mention's sentence.
 */
export function quoteAround(
  mention: Judged,
  mentions: readonly Judged[],
  sentence: readonly Passage[],
  text: string,
): Stretch | undefined {
  const first = sentence.findIndex(({ end }) => mention.start < end);
  const last = sentence.findLastIndex(({ start }) => start < mention.end);
  const language = sentence[0]?.within.language;
  if (language === undefined || mention.sentiment === 'neutral' || last - first + 1 === sentence.length) return undefined;
  const placeOf = (from: number, to: number): Stretch =>
    withoutJoins(text, sentence[from]?.subjectStart ?? mention.start, sentence[to]?.end ?? mention.end, language.joining);
  const agrees = ({ sentiment }: Pick<Judged, 'sentiment'>) => sentiment === mention.sentiment;
  const fits = (place: Stretch, longest: number) => {
    const shares = (other: Stretch) => overlap(other, place);
    return (
      place.end - place.start <= longest &&
      mentions.filter(shares).every(agrees) &&
      sentence.filter(shares).every(({ owned, cues }) => owned.owner === 'firm' && cues.every(agrees)) &&
      !isDoubtful(text, place, mention.sentiment, language.quoting)
    );
  };
  const whole = placeOf(0, sentence.length - 1);
  const isOther = (other: Judged) => other.aspect !== mention.aspect && overlap(other, whole) && !overlap(other, mention);
  if (fits(whole, LONGEST_WHOLE) && !mentions.some(isOther)) return whole;
  const needed = neededAround({ first, last, place: mention }, placeOf, sentence, text);
  const subject = subjectAt(sentence, needed.first);
  const full = placeOf(subject, needed.last);
  if (subject < first && fits(full, LONGEST_PART)) return full;
  return needed.place !== mention && fits(needed.place, LONGEST_PART) ? needed.place : undefined;
}

/** The passages of a sentence from `first` to `last`, both included, and where they stand. */
interface Part {
  readonly first: number;
  readonly last: number;
  readonly place: Stretch;
}

/**
 * Widens a part of a sentence until a reader needs no more of it. What is needed at the beginning of the sentence can only come after
 * the part.
 */
function neededAround(
  part: Part,
  placeOf: (first: number, last: number) => Stretch,
  sentence: readonly Passage[],
  text: string,
): Part {
  let { first, last, place } = part;
  for (;;) {
    const needsBefore = beginsWithin(text, place, sentence);
    const needsAfter = endsOpen(text, place, sentence) || (needsBefore && first === 0);
    if (needsAfter && last + 1 < sentence.length) last += 1;
    else if (needsBefore && first > 0) first -= 1;
    else return { first, last, place };
    place = placeOf(first, last);
  }
}
