import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { KyselyPlugin } from 'kysely';
import { describe, expect, it } from 'vitest';
import { StoreError } from '../../../src/hub/store/engine.ts';
import { openSqlite } from '../../../src/hub/store/sqlite/sqlite.ts';
import { makeFolder } from '../../support/content/content.ts';
import { isPost, parameter, useCallback, withStatuses } from '../../support/hub/callback-server.ts';
import { signatureOf } from '../../support/hub/history.ts';
import { ATOM, editionOf, startHub } from '../../support/hub/hub.ts';
import { aroundTransactions } from '../../support/hub/transactions.ts';

const HOUR = 3_600_000;

const callback = useCallback();

/** Whether rows are what the statement that removes subscriptions returns. */
function isRemoval(rows: readonly object[]): boolean {
  return rows.some((row) => 'requestedTopic' in row && 'subscription' in row);
}

describe('a delivery', () => {
  it('brings the newest version: those in between are skipped, and none comes twice', async () => {
    const hub = await startHub();
    const held = callback.hold(isPost);
    await hub.subscribe(callback.url);
    for (const sequence of [2, 3, 4]) {
      await hub.publish(editionOf(sequence));
      await hub.look();
      if (sequence === 2) await callback.waitFor(() => held.length === 1);
    }
    held[0]?.end();
    await callback.waitFor(() => held.length === 2);
    held[1]?.end();
    await hub.event('delivery', ({ version }) => version === 4);
    await hub.serveAnother(5);
    const texts = callback.deliveries().map(({ body }) => /text \d/.exec(body.toString())?.[0]);
    expect(texts.slice(0, 2)).toEqual(['text 2', 'text 4']);
  });

  it('waits no longer, and comes no second time, where the clock is set forward by a day', async () => {
    const hub = await startHub({ retryMs: [HOUR, HOUR] });
    callback.answerWith(withStatuses(500));
    await hub.subscribe(callback.url);
    await hub.publish(editionOf(2));
    await hub.store.recorded(({ failures }) => failures === 1);
    const held = callback.hold(isPost);
    hub.store.move(24 * HOUR);
    await callback.waitFor(() => held.length === 1);
    hub.store.move(24 * HOUR);
    // The hub checks at least every second what is due.
    await sleep(1300);
    held[0]?.end();
    await hub.store.recorded(
      ({ failures, delivered_version, claim }) => failures === 0 && delivered_version === 2 && claim === null,
    );
    expect(held.length).toBe(1);
  });

  it('comes once also where the store is so slow that the claim ends before the record', async () => {
    const folder = await makeFolder();
    async function open(claim: string) {
      const connection = await openSqlite(join(folder, 'hub.sqlite'), Date.now, claim);
      return aroundTransactions(connection, (run) => sleep(45).then(run));
    }
    const hub = await startHub({ claimMs: 30, open });
    await hub.subscribe(callback.url);
    await hub.deliver(editionOf(2));
    await hub.serveAnother(3);
    expect(callback.deliveries().filter(({ body }) => body.includes('text 2'))).toHaveLength(1);
  });
});

describe('failures', () => {
  it('three in a row remove the subscription, and the callback is told so once, with the reason', async () => {
    const hub = await startHub({ retryMs: [20, 20] });
    callback.answerWith(withStatuses(500));
    await hub.subscribe(callback.url);
    await hub.publish(editionOf(2));
    expect(await hub.event('removal')).toMatchObject({ reason: 'failed', host: '127.0.0.1', topic: ATOM });
    const denied = await callback.waitFor((request) => parameter(request, 'hub.mode') === 'denied');
    expect(parameter(denied, 'hub.topic')).toBe(ATOM);
    expect(parameter(denied, 'hub.reason')).toBe('three deliveries in a row failed, the last with: status 500');
    await hub.serveAnother(3);
    expect([callback.deliveries().length, callback.asked('denied').length]).toEqual([3, 1]);
    // It may subscribe again, and then counts as a new subscriber.
    callback.answerWith(withStatuses(204));
    await hub.subscribe(callback.url);
    await hub.publish(editionOf(4));
    await callback.waitFor(() => callback.deliveries().length === 4);
  });

  it('start anew after a renewal, which is tried at once, signed by its secret', async () => {
    const hub = await startHub({ retryMs: [HOUR, HOUR] });
    callback.answerWith(withStatuses(500, 500, 500, 500, 204));
    await hub.subscribe(callback.url, { 'hub.secret': 'old' });
    await hub.deliver(editionOf(2));
    await hub.deliver(editionOf(3));
    // A failure is told before it is recorded. Recorded after the renewal, it would be the first one after that.
    await hub.store.recorded(({ failures, claim }) => failures === 2 && claim === null);
    const third = hub.nextEvent('delivery');
    await hub.subscribe(callback.url, { 'hub.secret': 'new' });
    expect(await third).toMatchObject({ result: 'failed', failures: 1 });
    expect(await hub.deliver(editionOf(4))).toMatchObject({ result: 'failed', failures: 2 });
    expect(await hub.deliver(editionOf(5))).toMatchObject({ result: 'acknowledged' });
    const posts = callback.deliveries();
    expect(posts[2]?.headers['x-hub-delivery']).toBe(posts[1]?.headers['x-hub-delivery']);
    expect(posts[2]?.headers['x-hub-signature']).toBe(signatureOf('new', posts[2]?.body ?? Buffer.alloc(0)));
  });

  it('that end a subscription are told also where the store breaks before more is claimed', async () => {
    const folder = await makeFolder();
    let breaks = false;
    const breakAfterRemoval: KyselyPlugin = {
      transformQuery: ({ node }) => node,
      async transformResult({ result }) {
        if (result.rows.length > 0 && isRemoval(result.rows)) {
          breaks = true;
          // A transaction that takes so long is not given more work: the claim comes in the next one.
          await sleep(1100);
        }
        return result;
      },
    };
    async function open(claim: string) {
      const connection = await openSqlite(join(folder, 'hub.sqlite'), Date.now, claim);
      const db = connection.db.withPlugin(breakAfterRemoval);
      return aroundTransactions({ ...connection, db }, async (run) => {
        const isBroken = breaks;
        breaks = false;
        if (isBroken) throw new StoreError('the disk is gone');
        return run();
      });
    }
    const hub = await startHub({ open });
    callback.answerWith(withStatuses(410));
    await hub.subscribe(callback.url);
    await hub.publish(editionOf(2));
    await hub.event('store', ({ problem }) => problem === 'the disk is gone');
    expect(await hub.event('removal')).toMatchObject({ reason: 'gone' });
    const denied = await callback.waitFor((request) => parameter(request, 'hub.mode') === 'denied');
    expect(parameter(denied, 'hub.reason')).toBe('the callback answered 410 Gone');
  });
});
