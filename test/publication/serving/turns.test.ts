import { setImmediate as nextRound } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { createTurns } from '../../../src/publication/serving/turns.ts';

it('runs no more than so many pieces of work at once, and all of them in their order', async () => {
  const inTurn = createTurns(2);
  const begun: number[] = [];
  let running = 0;
  let most = 0;
  const done = Array.from({ length: 5 }, (_, index) =>
    inTurn(async () => {
      begun.push(index);
      most = Math.max(most, ++running);
      await nextRound();
      running--;
      return index;
    }),
  );
  expect(begun).toEqual([0, 1]);
  expect(await Promise.all(done)).toEqual([0, 1, 2, 3, 4]);
  expect([begun, most]).toEqual([[0, 1, 2, 3, 4], 2]);
});

it('goes on after work that failed, and begins at once when all is done', async () => {
  const inTurn = createTurns(1);
  const failed = inTurn(() => Promise.reject(new Error('no')));
  const next = inTurn(async () => 'next');
  await expect(failed).rejects.toThrow('no');
  expect(await next).toBe('next');
  let isBegun = false;
  const last = inTurn(async () => {
    isBegun = true;
  });
  expect(isBegun).toBe(true);
  await last;
});
