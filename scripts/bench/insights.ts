import { readLearned } from '../../src/insights/learned.ts';
import { accuracyLines } from './insights/accuracy.ts';
import { readFreshPart, readTestPart } from './insights/review-sets.ts';
import { speedLines } from './insights/speed.ts';
import { baselineReaders, engineReader, lexiconReader, systemsOf } from './insights/systems.ts';
import type { Row } from './results.ts';

/**
 * Measures what the engine finds in labelled reviews, and how fast, beside plain keywords with verdicts from stars and word
 * lists.
 */
export async function benchInsights(): Promise<Row[]> {
  const readers = [engineReader(readLearned()), lexiconReader(), ...baselineReaders()];
  const systems = systemsOf(readers);
  const test = readTestPart();
  console.log(
    'insights: what is found in labelled reviews; keywords: the cues of the lexicon without their verdicts; polarity: where the aspect was found',
  );
  for (const set of [test, readFreshPart()]) console.log(accuracyLines(set, systems).join('\n'));
  console.log(speedLines(readers, test.reviews).join('\n'));
  return [];
}
