import { expect, it } from 'vitest';
import { mapInBatches } from '../../../src/authoring/files/in-batches.ts';

it('keeps the order and never has more than 32 under way', async () => {
  let running = 0;
  let most = 0;
  const numbers = Array.from({ length: 100 }, (_, index) => index);
  const doubled = await mapInBatches(numbers, async (number) => {
    most = Math.max(most, ++running);
    await new Promise((resolve) => setImmediate(resolve));
    running--;
    return 2 * number;
  });
  expect(doubled).toEqual(numbers.map((number) => 2 * number));
  expect(most).toBe(32);
});

it('maps nothing to nothing', async () => {
  expect(await mapInBatches([], () => Promise.reject(new Error('called')))).toEqual([]);
});
