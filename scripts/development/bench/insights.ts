import { createEngine, type Readable } from '../../../src/insights/engine.ts';
import { ENGLISH } from '../../../src/insights/languages/english/english.ts';
import { readLearned } from '../../../src/insights/learned.ts';
import { buildLexicon } from '../../../src/insights/lexicon/lexicon.ts';
import type { Trade } from '../../../src/reviews/schemas/business.ts';
import { readPart } from '../insights/corpus.ts';
import { accuracyLines } from './insights/accuracy.ts';
import { createKeywordReader } from './insights/keywords.ts';

/** The trades that have all shared aspects: keywords know no others. */
const COMPARED: readonly Trade[] = ['home-services', 'auto', 'dental', 'beauty'];

/** Measures what the engine finds in labelled reviews, beside plain keywords with verdicts from the stars. */
export async function benchInsights(): Promise<void> {
  const { mentions } = createEngine(readLearned());
  const systems = [
    { name: 'engine', mentions },
    { name: 'keywords, stars', mentions: createKeywordReader(buildLexicon(ENGLISH.cues())) },
    { name: 'engine without stars', mentions: ({ text }: Readable) => mentions({ text }) },
  ];
  console.log(
    'insights: what is found in labelled reviews; keywords: the cues of the lexicon without their verdicts; polarity: where the aspect was found',
  );
  // The fresh reviews were written after the cues.
  for (const part of ['test', 'fresh'] as const) {
    const title = `the ${part} part of the corpus (${COMPARED.join(', ')})`;
    console.log(accuracyLines(title, readPart(part, COMPARED), systems).join('\n'));
  }
}
