import { ASPECT_IDS, type Sentiment } from '../aspects.ts';
import type { Learned } from '../learned.ts';
import { COLUMNS, chanceOf, textScores, type Verdict } from '../model/aspect-model.ts';
import type { NamedScores } from '../model/named-things.ts';
import { isCuedFor, judgingCues, type Passage, type RatedCue } from '../model/passages.ts';
import { isBorneOut, isPraiseAlone, mayStand, verdictWithStars } from '../model/stars.ts';
import { creditedVerdict } from './credit.ts';
import { type PassageVerdict, surenessOf } from './merge.ts';

/**
 * A passage, and the model's scores for it: first the columns that all trades have, in the order of `COLUMNS`, then the trade's
 * own aspects.
 */
export interface ScoredPassage {
  readonly passage: Passage;
  readonly scores: readonly number[];
  /** The scores that it has where its sentence is read alone. */
  alone(): readonly number[];
}

/** What the model says that a passage says of each aspect that it speaks of. `named` are the scores of what the text names. */
export function modelVerdicts(
  learned: Learned,
  { passage, scores, alone }: ScoredPassage,
  rating: number | undefined,
  named: NamedScores | undefined,
): PassageVerdict[] {
  const { weights, own, stars } = learned;
  const { cues } = passage;
  const verdicts: PassageVerdict[] = [];
  for (const [at, aspect] of [...ASPECT_IDS, ...own.columns].entries()) {
    const confidence = chanceOf(scores[at < ASPECT_IDS.length ? at : COLUMNS.length + at - ASPECT_IDS.length]);
    if (confidence < leastFor(aspect, passage, learned)) continue;
    const things = named?.(passage, aspect);
    const text = textScores(weights, scores, cues, aspect).map((score, place) => score + (things?.[place] ?? 0));
    const verdict = verdictWithStars(text, { passage, aspect, confidence }, stars, rating);
    const sentiment = aspect === 'price' ? verdictOnPrice(verdict, passage, rating) : verdict.sentiment;
    // Words that complain are never praise, whatever the model and the stars make of the rest.
    if (sentiment === 'positive' && onlyComplains(aspect, cues)) continue;
    const isBacked = cues.some((cue) => cue.aspect === aspect && cue.sentiment === sentiment);
    if (!isBacked && !isBorneOut(text, sentiment, confidence)) continue;
    if (!isBacked && sentiment === 'positive' && !isPraiseAlone(() => textScores(weights, alone(), cues, aspect), passage))
      continue;
    const credited = creditedVerdict(passage, aspect, sentiment, rating);
    if (credited === undefined) continue;
    const found = { passage, aspect, confidence, margin: verdict.margin, sentiment: credited, isBacked };
    if (mayStand(credited, surenessOf(found), rating)) verdicts.push(found);
  }
  return verdicts;
}

/** The likelihood from which a passage speaks of an aspect. */
function leastFor(aspect: string, { cues, denied }: Passage, { threshold, cuedThreshold }: Learned): number {
  if (isCuedFor(aspect, cues)) return cuedThreshold;
  return denied.includes(aspect) ? Number.POSITIVE_INFINITY : threshold;
}

/** Whether cues judge the aspect, and all of them complain by themselves: what a denial makes of a cue is less sure. */
function onlyComplains(aspect: string, cues: readonly RatedCue[]): boolean {
  const judging = judgingCues(aspect, cues);
  return judging.length > 0 && judging.every(({ sentiment, isTurned }) => sentiment === 'negative' && !isTurned);
}

/** In log-odds: how sure the model must be of a verdict on an amount, and of blame for it with four stars or five. */
const MARGIN_OF_AMOUNT = 2;
const MARGIN_OF_BLAME = 2.5;

/**
 * Where no cue judges the price, an amount ("it came to $90") is hardly blame from a happy customer, and without any cue hardly a
 * verdict at all.
 */
function verdictOnPrice({ sentiment, margin }: Verdict, { cues, within, first, last }: Passage, rating = 0): Sentiment {
  if (judgingCues('price', cues).length > 0 || !within.stems.slice(first, last).includes('<money>')) return sentiment;
  const isNoVerdict = !isCuedFor('price', cues) && margin < MARGIN_OF_AMOUNT;
  const isNoBlame = sentiment === 'negative' && rating > 3 && margin < MARGIN_OF_BLAME;
  return isNoVerdict || isNoBlame ? 'neutral' : sentiment;
}
