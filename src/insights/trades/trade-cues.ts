import type { Trade } from '../../reviews/schemas/business.ts';
import { type WordFile, withoutMistakes } from '../../word-files/word-file.ts';
import { ASPECT_IDS } from '../aspects.ts';
import { ENGLISH } from '../languages/english/english.ts';
import type { Language } from '../languages/language.ts';
import { type ReadCues, readCueFiles } from '../lexicon/cue-files.ts';
import type { Cue } from '../lexicon/cues.ts';
import { ownAspectsOf, TRADE_FILES } from './trades.ts';

/** The folder of a trade's cues in each language. */
const FOLDERS: Readonly<Record<Language['tag'], string>> = { en: 'cues', es: 'cues-es' };

/**
 * The cues that only this trade has, for its own aspects and for those of every trade, in a language. In the latter, what a word
 * does not mean in this trade is sure: the model of these aspects has learned the word from all trades. Throws if a file has a
 * mistake.
 */
export function readTradeCues(trade: Trade, language = ENGLISH): readonly Cue[] {
  const { cues } = withoutMistakes('src/insights/trades', readCuesOf(trade, TRADE_FILES, language));
  return cues.map((cue) => ({ ...cue, denies: cue.sentiment === null && ASPECT_IDS.some((id) => id === cue.aspect) }));
}

/** The cues of a trade in a language that a list of files contains, and the mistakes in those files. */
export function readCuesOf(trade: Trade, files: readonly WordFile[], language = ENGLISH): ReadCues {
  const ids = [...ASPECT_IDS, ...ownAspectsOf(trade).map(({ id }) => id)];
  return readCueFiles(tradeCueFiles(trade, files, language), language.dictionary, ids);
}

/** The files of the trade's cues in a language. */
export function tradeCueFiles(trade: Trade, files: readonly WordFile[], language: Language): WordFile[] {
  return files.filter(({ path }) => path.startsWith(`${trade}/${FOLDERS[language.tag]}/`));
}
