import { ENGLISH } from '../../../src/insights/languages/english/english.ts';
import { SPANISH } from '../../../src/insights/languages/spanish/spanish.ts';
import { tradeCueFiles } from '../../../src/insights/trades/trade-cues.ts';
import { TRADE_FILES } from '../../../src/insights/trades/trades.ts';
import { TRADES, type Trade } from '../../../src/reviews/schemas/business.ts';
import { readWordFolder } from '../../../src/word-files/word-file.ts';
import { readWordTable } from '../../../src/word-files/word-table.ts';
import { type LabelledReview, ofTrade, readPart, readSpanishPart } from './corpus.ts';
import { cueReviews } from './cue-reviews.ts';
import type { Lessons } from './learning/models.ts';

export function readEnglishCorpus(): LabelledReview[] {
  return [...readPart('train'), ...readPart('tune')];
}

/** What English is learned from first: its corpus. */
export function englishLessons(): Lessons {
  const corpus = readEnglishCorpus();
  return { language: ENGLISH, shared: corpus, ownOf: (trade) => ofTrade(corpus, trade) };
}

/** What Spanish is learned from first: its corpus, which is small, and its cues. */
export function spanishLessons(): Lessons {
  const corpus = [...readSpanishPart('train'), ...readSpanishPart('tune')];
  const folder = new URL('../../../src/insights/languages/spanish/', import.meta.url);
  const classes = readWordTable(new URL('classes.tsv', folder));
  const cues = cueReviews(readWordFolder(new URL('cues/', folder)), classes);
  const cuesOf = (trade: Trade) => cueReviews(tradeCueFiles(trade, TRADE_FILES, SPANISH), classes, trade);
  return {
    language: SPANISH,
    shared: [...corpus, ...cues, ...TRADES.flatMap(cuesOf)],
    // The cues of the shared aspects show what is said of no aspect of a trade's own.
    ownOf: (trade) => [...ofTrade(corpus, trade), ...cuesOf(trade), ...cues.map((review) => ({ ...review, trade }))],
  };
}
