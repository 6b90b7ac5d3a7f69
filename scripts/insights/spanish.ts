import { SPANISH } from '../../src/insights/languages/spanish/spanish.ts';
import { buildLexicon } from '../../src/insights/lexicon/lexicon.ts';
import { readTradeCues, tradeCueFiles } from '../../src/insights/trades/trade-cues.ts';
import { TRADE_FILES } from '../../src/insights/trades/trades.ts';
import { readWordFolder } from '../../src/insights/words/word-file.ts';
import { readWordTable } from '../../src/insights/words/word-table.ts';
import { onceFor } from '../../src/once.ts';
import { TRADES, type Trade } from '../../src/reviews/schemas/business.ts';
import { type LabelledReview, ofTrade, readSpanishPart } from './corpus.ts';
import { cueReviews } from './cue-reviews.ts';
import { fit } from './learning/fit.ts';
import { forOwnAspects } from './learning/own-aspects.ts';
import { ownPlan, sharedPlan } from './learning/plans.ts';
import { accuracyOf } from './measuring/accuracy.ts';
import { createReader, type LearnedWeights, learnedOf } from './measuring/reader.ts';
import { tune } from './measuring/tune.ts';

/** Learns and measures Spanish, which takes seconds. Returns the files to write, by their paths in `src/insights`. */
export function trainSpanish(): Readonly<Record<string, unknown>> {
  const [training, tuning, test] = [readSpanishPart('train'), readSpanishPart('tune'), readSpanishPart('test')];
  const folder = new URL('../../src/insights/languages/spanish/', import.meta.url);
  const classes = readWordTable(new URL('classes.tsv', folder));
  const cues = cueReviews(readWordFolder(new URL('cues/', folder)), classes);
  const cuesOf = (trade: Trade) => cueReviews(tradeCueFiles(trade, TRADE_FILES, SPANISH), classes, trade);
  const lexiconOf = onceFor((trade: Trade) => buildLexicon([...SPANISH.cues(), ...readTradeCues(trade, SPANISH)]));
  // The cues of the shared aspects show what is said of no aspect of a trade's own.
  const examplesOf = (trade: Trade) => [...cuesOf(trade), ...cues.map((review) => ({ ...review, trade }))];
  const learn = (reviews: readonly LabelledReview[]): LearnedWeights => ({
    shared: fit(sharedPlan(SPANISH), [...reviews, ...cues, ...TRADES.flatMap(cuesOf)], lexiconOf),
    own: forOwnAspects((trade, aspects) =>
      fit(ownPlan(aspects, SPANISH), [...ofTrade(reviews, trade), ...examplesOf(trade)], lexiconOf),
    ),
  });
  const tuned = tune(learn(training), tuning, lexiconOf, SPANISH);
  const { shared, own } = learn([...training, ...tuning]);
  return {
    'languages/spanish/aspect-weights.json': { ...shared, ...tuned },
    'languages/spanish/own-aspect-weights.json': own,
    'languages/spanish/accuracy.json': accuracyOf(createReader(learnedOf({ shared, own }, tuned), SPANISH), test),
  };
}
