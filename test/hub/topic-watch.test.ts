import { expect, it } from 'vitest';
import type { HubEvent } from '../../src/hub/events.ts';
import { StoreUnavailableError } from '../../src/hub/store/keeper.ts';
import { createTopicWatch } from '../../src/hub/topic-watch.ts';
import { ATOM, editionOf } from '../support/hub/hub.ts';

/** A watch on a store that records versions unless `record` throws. */
function watch({ record = async () => {} }: { record?: () => Promise<void> } = {}) {
  const events: HubEvent[] = [];
  const recorded: number[] = [];
  let published = 1;
  let looked = 0;
  const look = createTopicWatch({
    edition: () => editionOf(published),
    store: {
      hasSeen: async ({ sequence }) => Math.max(...recorded) >= sequence,
      async recordEdition({ sequence }) {
        await record();
        recorded.push(sequence);
        return sequence === 1 ? [] : [ATOM];
      },
    },
    onEvent: (event) => events.push(event),
    onRecorded: () => looked++,
  });
  return { look, events, recorded, publish: (sequence = published + 1) => (published = sequence), looked: () => looked };
}

it('records what is published, and tells what changed', async () => {
  const { look, events, recorded, publish, looked } = watch();
  await look();
  await look();
  expect([recorded, events, looked()]).toEqual([[1], [], 1]);
  publish();
  await look();
  expect([recorded, events, looked()]).toEqual([[1, 2], [{ kind: 'changed', topics: [ATOM] }], 2]);
});

it('tells once that an older edition is published than the recorded one', async () => {
  const { look, events, recorded, publish } = watch();
  publish(3);
  await look();
  publish(2);
  await look();
  await look();
  expect([recorded, events]).toEqual([
    [3],
    [
      { kind: 'changed', topics: [ATOM] },
      { kind: 'behind', sequence: 2 },
    ],
  ]);
  publish(3);
  await look();
  expect(events).toHaveLength(2);
});

it('looks once more where it is asked during a look, before it says that it has looked', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const { look, recorded, publish } = watch({ record: () => promise });
  const first = look();
  await new Promise(setImmediate);
  publish();
  const second = look();
  resolve();
  await Promise.all([first, second]);
  expect(recorded).toEqual([1, 2]);
});

it.each([
  [new StoreUnavailableError('the disk is gone'), []],
  [new TypeError('a defect'), [{ kind: 'error', error: new TypeError('a defect') }]],
])('survives %s, and tells of it where it is a defect', async (error, expected) => {
  const errors = [error];
  const { look, events, recorded } = watch({
    async record() {
      for (const each of errors.splice(0)) throw each;
    },
  });
  await look();
  expect(events).toEqual(expected);
  await look();
  expect(recorded).toEqual([1]);
});
