import { createEngine, type Readable } from '../../../../src/insights/engine.ts';
import { ENGLISH } from '../../../../src/insights/languages/english/english.ts';
import { readLearned } from '../../../../src/insights/learned.ts';
import { buildLexicon } from '../../../../src/insights/lexicon/lexicon.ts';
import type { MergedMention } from '../../../../src/insights/verdicts/merge.ts';
import { createAfinnJudge, judgeByStars, judgeByVader } from './judges.ts';
import { createKeywordReader } from './keywords.ts';

/** A method of analysis. */
export interface Reader {
  readonly name: string;
  /** Whether it uses the stars. A reader that can do without them is measured both ways. */
  readonly stars: 'never' | 'always' | 'either';
  mentions(review: Readable): MergedMention[];
}

/** A reader, with or without the stars. */
export type System = Omit<Reader, 'stars'> & { readonly stars: boolean };

/** The engine, and keywords with verdicts from other sources. */
export function allReaders(): Reader[] {
  const lexicon = buildLexicon(ENGLISH.cues());
  return [
    { name: 'engine', stars: 'either', mentions: createEngine(readLearned()).mentions },
    { name: 'keywords, stars', stars: 'always', mentions: createKeywordReader(lexicon, judgeByStars) },
    { name: 'keywords, VADER on the sentence', stars: 'never', mentions: createKeywordReader(lexicon, judgeByVader) },
    { name: 'keywords, AFINN on the clause', stars: 'never', mentions: createKeywordReader(lexicon, createAfinnJudge()) },
  ];
}

/** First the systems that use the stars, then those that do not. */
export function systemsOf(readers: readonly Reader[]): System[] {
  const withStars = readers.filter(({ stars }) => stars !== 'never');
  const without = readers.filter(({ stars }) => stars !== 'always');
  return [
    ...withStars.map((reader) => ({ ...reader, stars: true })),
    ...without.map(({ name, mentions }) => ({ name, stars: false, mentions: ({ text }: Readable) => mentions({ text }) })),
  ];
}
