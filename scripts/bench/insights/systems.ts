import { createEngine, type Learned, type Readable } from '../../../src/insights/engine.ts';
import { readBuiltInCues } from '../../../src/insights/lexicon/built-in.ts';
import { buildLexicon } from '../../../src/insights/lexicon/lexicon.ts';
import type { MergedMention } from '../../../src/insights/merge.ts';
import { bothOf, createAfinnJudge, judgeAllPositive, judgeByStars, judgeByVader } from './judges.ts';
import { createCueReader, createKeywordReader } from './keywords.ts';

/** A method of analysis. */
export interface Reader {
  readonly name: string;
  /** Whether it uses the stars. A reader that can do without them is measured both ways. */
  readonly stars: 'never' | 'always' | 'either';
  mentions(review: Readable): MergedMention[];
}

/** A reader, with or without the stars. */
export interface System {
  readonly name: string;
  readonly stars: boolean;
  mentions(review: Readable): MergedMention[];
}

/** The engine with learned weights. */
export function engineReader(learned: Learned): Reader {
  return { name: 'engine', stars: 'either', mentions: createEngine(learned).mentions };
}

/** The engine without its model. */
export function lexiconReader(): Reader {
  const lexicon = buildLexicon(readBuiltInCues());
  return { name: 'lexicon and rules alone', stars: 'never', mentions: createCueReader(lexicon) };
}

/** Keywords with verdicts from other sources. */
export function baselineReaders(): Reader[] {
  const lexicon = buildLexicon(readBuiltInCues());
  const afinn = createAfinnJudge();
  return [
    { name: 'keywords, stars', stars: 'always', mentions: createKeywordReader(lexicon, judgeByStars) },
    { name: 'keywords, VADER on the sentence', stars: 'never', mentions: createKeywordReader(lexicon, judgeByVader) },
    { name: 'keywords, AFINN on the clause', stars: 'never', mentions: createKeywordReader(lexicon, afinn) },
    { name: 'keywords, VADER and AFINN', stars: 'never', mentions: createKeywordReader(lexicon, bothOf(judgeByVader, afinn)) },
    { name: 'keywords, always positive', stars: 'never', mentions: createKeywordReader(lexicon, judgeAllPositive) },
  ];
}

/** First the systems that use the stars, then those that do not. */
export function systemsOf(readers: readonly Reader[]): System[] {
  const withStars = readers.filter(({ stars }) => stars !== 'never');
  const without = readers.filter(({ stars }) => stars !== 'always');
  return [
    ...withStars.map(({ name, mentions }) => ({ name, stars: true, mentions })),
    ...without.map(({ name, mentions }) => ({
      name,
      stars: false,
      mentions: ({ text }: Readable) => mentions({ text }),
    })),
  ];
}
