import { afterAll, expect, it } from 'vitest';
import { startJudge } from '../support/browser/lighthouse.ts';
import { FIRST_PARTY_REVIEW } from '../support/browser/page-types.ts';
import { sampleOrigin } from '../support/shared.ts';

const PAGES = ['/', '/reviews', `/reviews/${FIRST_PARTY_REVIEW}`, '/insights', '/services/water-heater-repair', '/data'];

const origin = await sampleOrigin();
const judge = await startJudge();
afterAll(() => judge.close());

it.each(PAGES)('Lighthouse gives %s 100 in each category on a telephone, and nothing moves', async (path) => {
  const first = await judge.judge(origin + path);
  // Speed is measured while other programs run as well, so the median of three counts.
  const again = [await judge.judge(origin + path, ['performance']), await judge.judge(origin + path, ['performance'])];
  const speeds = [first, ...again].map(({ scores }) => scores.performance ?? 0).toSorted((a, b) => a - b);
  const scores = { ...first.scores, performance: speeds[1] };
  console.log(`${path}: ${JSON.stringify(scores)}, speeds ${speeds}, ${first.bytes} bytes, moved ${first.shift}`);
  expect({ ...scores, shift: first.shift }, first.faults.join('\n')).toEqual({
    performance: 100,
    accessibility: 100,
    'best-practices': 100,
    seo: 100,
    shift: 0,
  });
});
