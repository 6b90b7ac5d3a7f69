import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { createProgress } from '../../../../scripts/reviews/support/progress.ts';

/** What is written on a terminal, or on another stream, while parts of `total` are done, each at its time in ms. */
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

it('says how much is done, not more often than one can see, and takes itself away', async () => {
  const output = await drawn(10_000, [
    [10, 999],
    [1000, 1000],
    [1050, 1050],
    [2500, 1100],
  ]);
  expect(output.split('\r')).toEqual([
    '',
    ...['10% of 10,000 reviews', '25% of 10,000 reviews', ''].map((line) => `${line}\u001b[K`),
  ]);
});

it('stays within one line of a narrow terminal', async () => {
  const [, line] = (await drawn(10_000, [[2500, 1000]], { isTTY: true, columns: 16 })).split('\r');
  expect(line).toBe('25% of 10,000 r\u001b[K');
});

it('shows nothing for short work, or where there is no terminal', async () => {
  expect(await drawn(10_000, [[9000, 999]])).toBe('');
  expect(await drawn(10_000, [[9000, 5000]], { isTTY: false })).toBe('');
});
