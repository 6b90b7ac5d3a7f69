import type { Sentiment } from '../aspects.ts';
import type { Engine } from '../engine.ts';
import type { Language } from '../languages/language.ts';
import { languageOf } from '../languages/language-of.ts';
import type { Stretch } from '../text/segments.ts';
import type { InputLine } from './input-line.ts';

interface JudgedTarget extends Stretch {
  readonly sentiment: Sentiment;
}

interface FoundAspect extends JudgedTarget {
  readonly aspect: string;
  readonly quote: string;
}

/** A line of the output of `reviews insights`. */
export interface OutputLine {
  readonly id: string;
  readonly aspects: readonly FoundAspect[];
  /** Present if the review is in a language that is not analysed, so that nothing is known of the review and its targets. */
  readonly not_analysed?: true;
  readonly targets?: readonly JudgedTarget[];
}

/** Returns the engine for a language. */
export type EngineFor = (language: Language) => Engine;

/** Analyses one review. Without `stars`, its rating is ignored. */
export function analyseLine(
  engineFor: EngineFor,
  { id, text, rating, language: stated, targets }: InputLine,
  stars: boolean,
): OutputLine {
  const language = languageOf({ text, language: stated }, 'en');
  if (language === undefined) return { id, aspects: [], not_analysed: true };
  const engine = engineFor(language);
  const aspects = engine
    .mentions({ text, rating: stars ? (rating ?? undefined) : undefined })
    .map(({ aspect, sentiment, start, end }) => ({ aspect, sentiment, quote: text.slice(start, end), start, end }));
  if (!targets) return { id, aspects };
  const sentiments = engine.verdictsAt(text, targets);
  return { id, aspects, targets: targets.map(({ start, end }, at) => ({ start, end, sentiment: sentiments[at] ?? 'neutral' })) };
}
