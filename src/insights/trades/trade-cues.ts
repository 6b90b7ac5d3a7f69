import type { Trade } from '../../reviews/schemas/business.ts';
import { ASPECT_IDS } from '../aspects.ts';
import { type ReadCues, readCueFiles } from '../lexicon/cue-files.ts';
import type { Cue } from '../lexicon/cues.ts';
import { withoutMistakes } from '../words/without-mistakes.ts';
import type { WordFile } from '../words/word-file.ts';
import { ownAspectsOf, TRADE_FILES } from './trades.ts';

/** The cues that only this trade has, for its own aspects and for those of every trade. Throws if a file has a mistake. */
export function readTradeCues(trade: Trade): readonly Cue[] {
  return withoutMistakes('src/insights/trades', readCuesOf(trade, TRADE_FILES)).cues;
}

/** The cues of a trade that a list of files contains, and the mistakes in those files. */
export function readCuesOf(trade: Trade, files: readonly WordFile[]): ReadCues {
  const ids = [...ASPECT_IDS, ...ownAspectsOf(trade).map(({ id }) => id)];
  return readCueFiles(
    files.filter(({ path }) => path.startsWith(`${trade}/cues/`)),
    ids,
  );
}
