import { BlockList } from 'node:net';
import { expect, it } from 'vitest';
import { remove, removedLines, removedRecord, tellRemoved } from '../../../src/hub/operator/remove.ts';
import { createAddressGuard } from '../../../src/hub/outbound/address-guard.ts';
import { createSender } from '../../../src/hub/outbound/sender.ts';
import { authority } from '../../support/hub/authority.ts';
import { useCallback } from '../../support/hub/callback-server.ts';
import { editionOf } from '../../support/hub/hub.ts';
import { acknowledged, onBothEngines } from '../../support/hub/stores.ts';

const callback = useCallback();

function senderFor(network: string) {
  const allowed = new BlockList();
  allowed.addSubnet(network, 8);
  return createSender({ guard: createAddressGuard({ allowed }), userAgent: 'test', ca: authority.ca, timeoutMs: 5000 });
}

onBothEngines(({ store, connection, subscriptions }) => {
  it('deletes once what is there, also while a server delivers to it', async () => {
    await store.subscribe({ callback: `${callback.origin}/a?b=c` });
    await store.recordEdition(editionOf(2));
    const delivery = await store.claimOne();
    const removed = await remove(connection, [delivery.subscription, delivery.subscription, 999_999_999]);
    expect(removed.map(({ subscription }) => subscription)).toEqual([delivery.subscription]);
    expect(await store.recordResults([acknowledged(delivery)])).toEqual([]);
    expect(await subscriptions()).toEqual([]);
    const sender = senderFor('127.0.0.0');
    const told = await tellRemoved(removed, sender);
    sender.close();
    const { target } = await callback.waitFor((request) => request.target.startsWith('/a?b=c&hub.mode=denied'));
    expect(new URLSearchParams(target).get('hub.topic')).toBe('https://reviews.example.com/feed.xml');
    expect(removedLines(told)).toEqual([`Removed ${delivery.subscription} (127.0.0.1, /feed.xml); the subscriber was told.`]);
  });

  it('gives them in the order in which they were named', async () => {
    for (const path of ['/a', '/b']) await store.subscribe({ callback: callback.origin + path });
    const ids = (await subscriptions()).map(({ id }) => id).reverse();
    expect((await remove(connection, ids)).map(({ subscription }) => subscription)).toEqual(ids);
  });

  it('says that a subscriber could not be told, and sends nothing into a refused network', async () => {
    await store.subscribe({ callback: `${callback.origin}/refused` });
    const removed = await remove(
      connection,
      (await subscriptions()).map(({ id }) => id),
    );
    const sender = senderFor('10.0.0.0');
    const told = await tellRemoved(removed, sender);
    sender.close();
    expect(removedLines(told)[0]).toMatch(
      /^Removed \d+ \(127\.0\.0\.1, \/feed\.xml\); the subscriber could not be told: [^:]*network[^:]*\.$/,
    );
    expect(removedRecord(told).subscriptions).toMatchObject([{ host: '127.0.0.1', is_told: false }]);
    expect(callback.received.some(({ target }) => target.startsWith('/refused'))).toBe(false);
  });
});
