import { accuracyLines } from './insights/accuracy.ts';
import { COMPARED, readCompared } from './insights/review-sets.ts';
import { speedLines } from './insights/speed.ts';
import { allReaders, systemsOf } from './insights/systems.ts';

/**
 * Measures what the engine finds in labelled reviews, and how fast, beside plain keywords with verdicts from stars and word
 * lists.
 */
export async function benchInsights(): Promise<void> {
  const readers = allReaders();
  const systems = systemsOf(readers);
  const test = { title: `the test part of the corpus (${COMPARED.join(', ')})`, reviews: readCompared('test') };
  // Reviews that were written after the cues.
  const fresh = { title: 'the fresh part of the corpus', reviews: readCompared('fresh') };
  console.log(
    'insights: what is found in labelled reviews; keywords: the cues of the lexicon without their verdicts; polarity: where the aspect was found',
  );
  for (const set of [test, fresh]) console.log(accuracyLines(set, systems).join('\n'));
  console.log((await speedLines(readers, test.reviews)).join('\n'));
}
