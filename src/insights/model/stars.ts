import { SENTIMENTS, type Sentiment } from '../aspects.ts';
import { bestVerdict, type Verdict } from './aspect-model.ts';
import { judgingCues, type Passage } from './passages.ts';

/** What each number of stars says of a verdict, in log-odds: a row per number of stars, each in the order of `SENTIMENTS`. */
export type StarScores = readonly (readonly number[])[];

/** How sure the words of a passage must be to decide without the stars: the margin of their verdict, in log-odds. */
export const PLAIN = {
  /** If a cue gives the same verdict. The margin for praise is higher, because praise is more often not meant. */
  cued: { negative: 0.3, positive: 1 },
  /** If no cue does: the passage must also be about the aspect with at least this likelihood, 0 to 1. */
  uncued: {
    negative: { margin: 1, confidence: 0.5 },
    positive: { margin: 3, confidence: 0.7 },
  },
};

/**
 * How much weight the stars have, by their number, found by trying on real reviews. Three stars say nothing, and happy customers
 * complain more often than angry ones praise.
 */
const TRUST: readonly number[] = [1, 1, 0, 0.5, 0.5];

/** An aspect of which a passage seems to speak, with the likelihood of that, 0 to 1. */
interface Spoken {
  readonly passage: Passage;
  readonly aspect: string;
  readonly confidence: number;
}

/**
 * The verdict of a passage on an aspect, whose words have the scores `text`. If they are plain, they decide, since a complaint is one
 * in a review with five stars too. Otherwise the stars count as well.
 */
export function verdictWithStars(
  text: readonly number[],
  spoken: Spoken,
  stars: StarScores,
  rating: number | undefined,
): Verdict {
  const verdict = bestVerdict(text);
  if (rating === undefined || isPlain(verdict, spoken)) return verdict;
  const scores = stars[rating - 1];
  const trust = TRUST[rating - 1] ?? 0;
  return bestVerdict(text.map((score, at) => score + trust * (scores?.[at] ?? 0)));
}

/** Whether the words of a passage show the verdict so plainly that the stars are not needed. */
function isPlain({ sentiment, margin }: Verdict, { passage, aspect, confidence }: Spoken): boolean {
  if (sentiment === 'neutral' || (sentiment === 'positive' && isDoubtful(passage))) return false;
  const own = judgingCues(aspect, passage.cues);
  if (own.length > 0) return own.every((cue) => cue.sentiment === sentiment) && margin >= PLAIN.cued[sentiment];
  const least = PLAIN.uncued[sentiment];
  return confidence >= least.confidence && margin >= least.margin;
}

/** Whether the passage contains a word beside which praise may not be meant as praise. */
function isDoubtful({ within, first, last }: Passage): boolean {
  return within.words.slice(first, last).some((word) => within.language.doubts.has(word));
}

/** In log-odds: how much more the words of a passage must say for a verdict than for its opposite. */
const LEAST_LEAN = 0.5;

/** The least likelihood, 0 to 1, with which a passage must speak of what it praises. Praise is more often not meant than blame. */
const LEAST_PRAISE = 0.33;

/**
 * Whether the words of a passage lean to a verdict, so that more than the stars speaks for it. Where no cue gives a verdict either,
 * it mostly belongs to something else: "grey beef" with five stars is no praise. `confidence` is the likelihood of the aspect.
 */
export function isBorneOut(text: readonly number[], sentiment: Sentiment, confidence: number): boolean {
  if (sentiment === 'neutral') return true;
  if (sentiment === 'positive' && confidence < LEAST_PRAISE) return false;
  return leaningOf(text, LEAST_LEAN) === sentiment;
}

/**
 * Whether praise without a cue is still praise where its sentence is read alone (`read` gives its scores). After happy sentences, "the
 * paint came out in another tone" sounds like praise; alone it does not. A denial ("they charged nothing for it") always counts as
 * praise, because alone it is mostly misread.
 */
export function isPraiseAlone(read: () => readonly number[], passage: Passage): boolean {
  return isDenial(passage) || leaningOf(read(), LEAST_LEAN) === 'positive';
}

function isDenial({ within, first, last }: Passage): boolean {
  return within.stems.slice(first, last).some((stem) => within.language.rules.negators.has(stem));
}

/** The verdict to which scores lean by at least so much, in log-odds; neutral if to none. */
export function leaningOf(text: readonly number[], least: number): Sentiment {
  const lean = scoreOf(text, 'positive') - scoreOf(text, 'negative');
  if (Math.abs(lean) < least) return 'neutral';
  return lean > 0 ? 'positive' : 'negative';
}

function scoreOf(scores: readonly number[], sentiment: Sentiment): number {
  return scores[SENTIMENTS.indexOf(sentiment)] ?? 0;
}

/** The verdict that contradicts the stars: blame with five, praise with one. */
function againstStars(rating: number | undefined): 'positive' | 'negative' | undefined {
  if (rating === 5) return 'negative';
  return rating === 1 ? 'positive' : undefined;
}

/**
 * How sure, 0 to 1, a verdict against the stars must be. Real ones that are less sure are mostly wrong: they tell what happened
 * elsewhere or before, or what the customer did.
 */
const LEAST_AGAINST_STARS = 0.8;

/** Whether a verdict that is this sure may stand beside the stars. */
export function mayStand(sentiment: Sentiment, sureness: number, rating: number | undefined): boolean {
  return sentiment !== againstStars(rating) || sureness >= LEAST_AGAINST_STARS;
}

/**
 * Leaves out verdicts against the stars that nothing concedes, in a review that mostly agrees with its stars. With five stars, "Every
 * company charged ridiculous amounts" blames others, and "a bit pricey, but worth it" this one. Of 112 such real ones, 19 were meant.
 */
export function withoutStrays<V extends { readonly sentiment: Sentiment; readonly passage: Passage }>(
  verdicts: readonly V[],
  rating: number | undefined,
): readonly V[] {
  const against = againstStars(rating);
  if (against === undefined) return verdicts;
  const usual = against === 'positive' ? 'negative' : 'positive';
  const count = (wanted: Sentiment) => verdicts.filter(({ sentiment }) => sentiment === wanted).length;
  if (count(usual) <= count(against)) return verdicts;
  const isConceded = ({ within }: Passage) => within.words.some((word) => within.language.concessions[against].has(word));
  return verdicts.filter(({ sentiment, passage }) => sentiment !== against || isConceded(passage));
}

/** What customers come for and tell of: what was broken, and how others had failed or cheated them. */
const TOLD_OF_OTHERS: ReadonlySet<string> = new Set(['workmanship', 'professionalism', 'communication']);

/**
 * Leaves out what a happy customer tells of before: in a review with five stars that praises the work, what is blamed for it is the
 * trouble that was put right, or another firm. Of 34 such real mentions, one was a complaint.
 */
export function withoutOldTroubles<M extends { readonly aspect: string; readonly sentiment: Sentiment }>(
  mentions: readonly M[],
  rating: number | undefined,
): readonly M[] {
  if (rating !== 5) return mentions;
  const praised = new Set(mentions.flatMap(({ aspect, sentiment }) => (sentiment === 'positive' ? [aspect] : [])));
  return mentions.filter(
    ({ aspect, sentiment }) => sentiment !== 'negative' || !TOLD_OF_OTHERS.has(aspect) || !praised.has(aspect),
  );
}
