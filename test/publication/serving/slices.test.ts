import { setImmediate } from 'node:timers/promises';
import { expect, it, vi } from 'vitest';
import { runInSlices } from '../../../src/publication/serving/slices.ts';
import { PATIENCE } from '../../support/patience.ts';

const fail = (error: unknown) => expect.fail(String(error));

/** Endless steps. */
function endless() {
  let taken = 0;
  const steps = (function* () {
    while (true) {
      taken++;
      yield;
    }
  })();
  return { steps, taken: () => taken };
}

it('takes all steps, none of them at once', async () => {
  const taken: number[] = [];
  const steps = (function* () {
    for (const step of [1, 2, 3]) yield void taken.push(step);
  })();
  runInSlices(steps, fail);
  expect(taken).toEqual([]);
  await vi.waitUntil(() => steps.next().done, PATIENCE);
  expect(taken).toEqual([1, 2, 3]);
});

it('lets others have their turn between, until it is stopped', async () => {
  const { steps, taken } = endless();
  const stop = runInSlices(steps, fail);
  await vi.waitUntil(() => taken() > 0, PATIENCE);
  const before = taken();
  await vi.waitUntil(() => taken() > before, PATIENCE);
  stop();
  const after = taken();
  for (let turns = 0; turns < 100; turns++) await setImmediate();
  expect(taken()).toBe(after);
});

it('ends at an error, and tells it', async () => {
  const errors: unknown[] = [];
  const failing = (function* () {
    yield;
    throw new Error('damaged');
  })();
  runInSlices(failing, (error) => errors.push(error));
  await vi.waitUntil(() => errors.length > 0, PATIENCE);
  expect(errors.map(String)).toEqual(['Error: damaged']);
});
