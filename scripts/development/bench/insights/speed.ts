import { median, spread } from '../results.ts';
import { inTurn } from '../rounds.ts';
import type { JudgedReview } from './review-sets.ts';
import type { Reader } from './systems.ts';
import { formatTable } from './table.ts';

const ROUNDS = 5;
/** The minimum duration of each measurement, in milliseconds. All reviews are read at least once. */
const LEAST_TIME = 500;

/** Reviews per second of each reader, in this one thread. The others are compared with the first reader. */
export async function speedLines(readers: readonly Reader[], reviews: readonly JudgedReview[]): Promise<string[]> {
  const words = reviews.reduce((sum, { text }) => sum + text.split(/\s+/).length, 0) / reviews.length;
  const found = await inTurn(readers, async (reader) => perSecond(reader, reviews), ROUNDS, 1);
  const rows = readers.map(({ name }, at) => {
    const speeds = found[at] ?? [];
    const ratios = speeds.map((speed, round) => speed / (found[0]?.[round] ?? Number.NaN));
    return [name, Math.round(median(speeds)).toLocaleString('en'), spread(ratios)];
  });
  return [
    `speed on one core: reviews per second (of ${Math.round(words)} words on average), and as a ratio to the ${readers[0]?.name}, median of ${ROUNDS} rounds (lowest to highest)`,
    ...formatTable([['system', 'reviews per second', 'ratio'], ...rows]),
  ];
}

function perSecond({ mentions }: Reader, reviews: readonly JudgedReview[]): number {
  const started = performance.now();
  let passes = 0;
  while (performance.now() - started < LEAST_TIME) {
    for (const { text, rating } of reviews) mentions({ text, rating });
    passes += 1;
  }
  return (passes * reviews.length * 1000) / (performance.now() - started);
}
