import { onceFor } from '../once.ts';
import type { Trade } from '../reviews/schemas/business.ts';
import { ENGLISH } from './languages/english/english.ts';
import english from './languages/english/learned/aspect-weights.json' with { type: 'json' };
import englishTrades from './languages/english/learned/own-aspect-weights.json' with { type: 'json' };
import englishSpans from './languages/english/learned/span-weights.json' with { type: 'json' };
import type { Language } from './languages/language.ts';
import spanish from './languages/spanish/learned/aspect-weights.json' with { type: 'json' };
import spanishTrades from './languages/spanish/learned/own-aspect-weights.json' with { type: 'json' };
import type { StarScores } from './model/stars.ts';
import { NO_WEIGHTS, readWeights, type Weights, type WeightsFile } from './model/weights.ts';

/** What was learned from labelled reviews; cues and rules, on the other hand, are written by hand. */
export interface Learned {
  readonly trade: Trade;
  /** Of the reviews that it was learned from. */
  readonly language: Language;
  readonly weights: Weights;
  /** The weights of the aspects that only the trade has. */
  readonly own: Weights;
  /** The least likelihood, 0 to 1, with which a passage must speak of an aspect to count as a mention of it. */
  readonly threshold: number;
  /** The same threshold for a passage with a cue of the aspect. */
  readonly cuedThreshold: number;
  readonly stars: StarScores;
  /** The weights for the verdict on a span. */
  readonly spans: Weights;
}

/** The files in the folder `learned` of a language, which `npm run train` writes. */
interface LearnedFiles {
  readonly shared: WeightsFile & Pick<Learned, 'threshold' | 'cuedThreshold' | 'stars'>;
  /** Those for the aspects that only one trade has. */
  readonly own: Readonly<Partial<Record<Trade, WeightsFile>>>;
  readonly spans?: WeightsFile;
}

/** They are not in `Language`, because the server uses the words of a language and would load megabytes of weights with them. */
const FILES: Readonly<Record<Language['tag'], LearnedFiles>> = {
  en: { shared: english, own: englishTrades, spans: englishSpans },
  es: { shared: spanish, own: spanishTrades },
};

/** Each file is unpacked once in a process, for all engines. */
const unpacked = onceFor(readWeights, new WeakMap());

/** Reads the weights that `npm run train` learned from labelled reviews of a language. */
export function readLearned(trade: Trade = 'other', language = ENGLISH): Learned {
  const { shared, own, spans } = FILES[language.tag];
  const { threshold, cuedThreshold, stars } = shared;
  return {
    trade,
    language,
    weights: unpacked(shared),
    own: weightsIn(own[trade]),
    threshold,
    cuedThreshold,
    stars,
    spans: weightsIn(spans),
  };
}

function weightsIn(file: WeightsFile | undefined) {
  return file === undefined ? NO_WEIGHTS : unpacked(file);
}
