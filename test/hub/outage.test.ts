import { beforeEach, describe, expect, it } from 'vitest';
import { type CallbackServer, isPost, startCallback } from '../support/hub/callback-server.ts';
import { ATOM, DATASET, editionOf, type RunningHub, startHub } from '../support/hub/hub.ts';

const HOSTS = ['127.0.0.2', '127.0.0.3', '127.0.0.4', '127.0.0.5', '127.0.0.6'];

let servers: CallbackServer[];

beforeEach(async () => {
  servers = await Promise.all(HOSTS.map((host) => startCallback({ host })));
});

/**
 * A hub with a subscriber on each host, the last of them for the dataset. All subscribers have gone since, and no delivery has
 * succeeded.
 */
async function startWithGoneSubscribers(retryMs: readonly [number, number]): Promise<RunningHub> {
  const before = await startHub();
  for (const [index, { origin }] of servers.entries())
    await before.subscribe(`${origin}/cb`, { 'hub.topic': index < 4 ? ATOM : DATASET });
  await before.stop(2000);
  await Promise.all(servers.map((server) => server.close()));
  return startHub({ store: before.store, retryMs });
}

/** A change of both topics, or only of the first one. */
function change(sequence: number, isAll = true) {
  const edition = editionOf(sequence);
  const topics = edition.topics.map((topic) => (isAll || topic.url === ATOM ? topic : (editionOf(1).topics[1] ?? topic)));
  return { ...edition, topics };
}

describe('an outage of our own network', () => {
  it('counts against nobody, and is over with one success: from then on failures count', async () => {
    const hub = await startWithGoneSubscribers([20, 20]);
    await hub.publish(change(2));
    await hub.event('delivery', () => hub.count('delivery') >= 20);
    expect([hub.count('outage') > 0, hub.count('removal')]).toEqual([true, 0]);
    expect(await hub.store.subscriptions()).toHaveLength(5);
    const [first] = servers;
    const back = await startCallback({ host: '127.0.0.2', port: Number(new URL(first?.origin ?? '').port) });
    await back.waitFor(isPost);
    await hub.event('removal', () => hub.count('removal') === 4);
    await hub.store.recorded(({ host }) => host === '127.0.0.2');
  });

  it('ends no subscription, although three changes fail before it is known', async () => {
    const hub = await startHub({ retryMs: [60_000, 60_000] });
    for (const { origin } of servers) await hub.subscribe(`${origin}/cb`);
    await hub.publish(change(2));
    await hub.store.recorded(({ last_outcome }) => last_outcome === 'status 204');
    await Promise.all(servers.map((server) => server.close()));
    for (const failures of [1, 2, 3]) {
      await hub.publish(change(2 + failures));
      await hub.event('delivery', () => hub.count('delivery') === 5 + 5 * failures);
      await hub.store.recorded((each) => each.failures === Math.min(failures, 2) && each.claim === null);
    }
    const counted = hub.events.flatMap((event) => (event.kind === 'delivery' && event.result === 'failed' ? event.failures : []));
    expect(counted.sort()).toEqual([1, 2, 2].flatMap((failures) => HOSTS.map(() => failures)));
    await hub.stop(2000);
    expect([hub.count('outage'), hub.count('removal')]).toEqual([0, 0]);
  });

  it('takes back what was counted before it was known, each failure of it', async () => {
    const hub = await startWithGoneSubscribers([50, 60_000]);
    await hub.publish(change(2, false));
    // Two failures of each of four hosts do not count as an outage yet.
    await hub.event('delivery', () => hub.count('delivery') === 8);
    await hub.store.recorded(({ host, failures }) => failures === (host === '127.0.0.6' ? 0 : 2));
    const outage = hub.nextEvent('outage');
    await hub.publish(change(3));
    await outage;
    await hub.store.recorded(({ failures }) => failures === 0);
    expect(hub.count('removal')).toBe(0);
  });
});
