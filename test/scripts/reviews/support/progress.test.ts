import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { createProgress } from '../../../../scripts/reviews/support/progress.ts';

/** What is drawn on a terminal, or on another stream, while parts of `total` are done, each at its time in ms. */
async function drawn(
  total: number,
  steps: readonly (readonly [done: number, ms: number])[],
  terminal: { isTTY: boolean; columns?: number } = { isTTY: true, columns: 100 },
): Promise<string> {
  const stream = Object.assign(new PassThrough(), terminal);
  let now = 0;
  const progress = createProgress({ stream, noun: 'reviews', now: () => now });
  for (const [done, ms] of steps) {
    now = ms;
    progress.update(done, total);
  }
  progress.stop();
  stream.end();
  return text(stream);
}

it('says how much is done', async () => {
  expect(await drawn(10_000, [[2500, 1000]])).toMatch(/█{6}░{18} 25% of 10,000 reviews/);
});

it('draws over itself, not more often than one can see, and takes itself away', async () => {
  const output = await drawn(10_000, [
    [1000, 1000],
    [1050, 1050],
    [2500, 1100],
    [10_000, 1120],
  ]);
  expect(output.split('\r').map((line) => line.slice(25, 30))).toEqual(['', '10% o', '25% o', '100% ', '']);
  expect(output.endsWith('\r\u001b[K')).toBe(true);
});

it('stays within one line of a narrow terminal', async () => {
  const [, line = ''] = (await drawn(10_000, [[2500, 1000]], { isTTY: true, columns: 41 })).split('\r');
  expect(line).toBe('██████░░░░░░░░░░░░░░░░░░ 25% of 10,000 r\u001b[K');
});

it('draws nothing for little work, until that has taken a second', async () => {
  expect(await drawn(2000, [[1, 10]])).toBe('');
  expect(
    await drawn(2000, [
      [1, 10],
      [2, 1001],
    ]),
  ).toContain('of 2,000 reviews');
  expect(await drawn(2001, [[1, 10]])).toContain('of 2,001 reviews');
});

it('draws nothing where there is no terminal', async () => {
  expect(
    await drawn(
      10_000,
      [
        [1, 10],
        [9000, 5000],
      ],
      { isTTY: false },
    ),
  ).toBe('');
});
