import type { Sentiment } from '../aspects.ts';
import { textScores } from '../model/aspect-model.ts';
import { judgingCues, type Passage } from '../model/passages.ts';
import { leaningOf } from '../model/stars.ts';
import type { Weights } from '../model/weights.ts';
import { creditedVerdict } from './credit.ts';
import { type PassageVerdict, SURE } from './merge.ts';

/**
 * Each cue that the editors added makes a mention, whatever the model thinks of its aspect: the model was trained without that
 * cue. What a plain mention says of its aspect is told by the cues that judge it, by the model (`known`), or by the words around.
 */
export function ownVerdicts(
  { passage, scores }: { readonly passage: Passage; readonly scores: readonly number[] },
  weights: Weights,
  known: readonly PassageVerdict[],
  rating: number | undefined,
): PassageVerdict[] {
  const own = passage.cues.filter((cue) => cue.own);
  return own.flatMap(({ aspect, sentiment, isTurned }): PassageVerdict[] => {
    const cued = { passage, aspect, sentiment, confidence: 1, margin: SURE.margin, isBacked: true };
    if (sentiment !== 'neutral' || isTurned) return [cued];
    if (judgingCues(aspect, own).length > 0 || known.some((verdict) => verdict.aspect === aspect)) return [];
    const said = verdictAround(textScores(weights, scores, passage.cues, aspect), passage, aspect, rating);
    return [said === 'neutral' ? cued : { ...cued, sentiment: said, confidence: AROUND.confidence, isBacked: false }];
  });
}

/**
 * How much more, in log-odds, the words around a plain mention must say for a verdict than for its opposite, found by trying; and
 * how sure, 0 to 1, that verdict is. It is counted, but not sure enough to be quoted.
 */
const AROUND = { lean: 2, confidence: 0.8 };

/** What the words around a plain mention say of it. A verdict that contradicts the stars is mostly about something else. */
function verdictAround(text: readonly number[], passage: Passage, aspect: string, rating: number | undefined): Sentiment {
  const said = creditedVerdict(passage, aspect, leaningOf(text, AROUND.lean), rating) ?? 'neutral';
  const contradicts = rating !== undefined && (said === 'negative' ? rating > 3 : rating < 3);
  return contradicts ? 'neutral' : said;
}
