import { createHmac } from 'node:crypto';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { beforeEach, describe, expect, it } from 'vitest';
import { openSqlite } from '../../../src/hub/store/sqlite/sqlite.ts';
import { makeFolder } from '../../support/content/content.ts';
import { type CallbackServer, startCallback } from '../../support/hub/callback-server.ts';
import { ATOM, editionOf, HUB_URL, startHub } from '../../support/hub/hub.ts';
import {
  asked,
  deliveriesOf,
  holdRequests,
  isPost,
  onDelivery,
  parameter,
  publishAndWait,
  publishAndWaitForChange,
  serveAnother,
  subscribe,
  withStatuses,
} from '../../support/hub/websub.ts';

let callback: CallbackServer;
let url: string;

beforeEach(async () => {
  callback = await startCallback();
  url = `${callback.origin}/cb`;
});

/** Waits for so many deliveries in all. */
async function deliveries(count: number) {
  await callback.waitFor(() => deliveriesOf(callback).length >= count);
  return deliveriesOf(callback);
}

describe('a delivery', () => {
  it("has the topic's exact bytes, Content-Type, ETag and one Link header, uncompressed, signed by the secret", async () => {
    const hub = await startHub();
    await subscribe(hub, `${url}?a=%20b`, { 'hub.secret': 's3cret' });
    const edition = editionOf(2, 'ä€\r\n');
    await hub.publish(edition);
    const { target, headers, rawHeaders, body } = await callback.waitFor(isPost);
    const [topic] = edition.topics;
    expect(target).toBe('/cb?a=%20b');
    expect(body.equals(Buffer.from((await topic?.read()) ?? ''))).toBe(true);
    expect(headers).toMatchObject({
      'content-type': 'application/atom+xml',
      'content-length': String(body.length),
      etag: topic?.etag,
      link: `<${HUB_URL}>; rel="hub", <${ATOM}>; rel="self"`,
      'x-hub-signature': `sha256=${createHmac('sha256', 's3cret').update(body).digest('hex')}`,
    });
    expect(rawHeaders.filter((name) => name.toLowerCase() === 'link').length).toBe(1);
    expect(headers).not.toHaveProperty('content-encoding');
  });

  it('brings the newest version: those in between are skipped, and none comes twice', async () => {
    const hub = await startHub();
    const held = holdRequests(callback, isPost);
    await subscribe(hub, url);
    for (const sequence of [2, 3, 4]) {
      await publishAndWaitForChange(hub, sequence);
      if (sequence === 2) await callback.waitFor(() => held.length === 1);
    }
    held[0]?.response.writeHead(204).end();
    await callback.waitFor(() => held.length === 2);
    held[1]?.response.writeHead(204).end();
    await hub.event('delivery', ({ version }) => version === 4);
    await serveAnother(hub, 5);
    const texts = deliveriesOf(callback).map(({ body }) => /text \d/.exec(body.toString())?.[0]);
    expect(texts.slice(0, 2)).toEqual(['text 2', 'text 4']);
  });

  it('comes once also where the store is so slow that the claim ends before the record', async () => {
    const folder = await makeFolder();
    async function open(claim: string) {
      const connection = await openSqlite(join(folder, 'hub.sqlite'), Date.now, claim);
      const { engine } = connection;
      const lockWrites: typeof engine.lockWrites = async (trx) => {
        await sleep(300);
        await engine.lockWrites(trx);
      };
      return { ...connection, engine: { ...engine, lockWrites } };
    }
    const hub = await startHub({ claimMs: 200, open });
    await subscribe(hub, url);
    await publishAndWait(hub, 2);
    await serveAnother(hub, 3);
    expect(deliveriesOf(callback).filter(({ body }) => body.includes('text 2'))).toHaveLength(1);
  });
});

describe('failures', () => {
  it('three in a row remove the subscription, and the callback is told so once, with the reason', async () => {
    const hub = await startHub({ retryMs: [20, 20] });
    callback.answerWith(withStatuses(500));
    await subscribe(hub, url);
    await hub.publish(editionOf(2));
    expect(await hub.event('removal')).toMatchObject({ reason: 'failed', host: '127.0.0.1', topic: ATOM });
    const denied = await callback.waitFor((request) => parameter(request, 'hub.mode') === 'denied');
    expect(parameter(denied, 'hub.topic')).toBe(ATOM);
    expect(parameter(denied, 'hub.reason')).toBe('three deliveries in a row failed, the last with: status 500');
    await serveAnother(hub, 3);
    expect([deliveriesOf(callback).length, asked(callback, 'denied').length]).toEqual([3, 1]);
    // One delivery has one id, however often it is tried.
    expect(new Set(deliveriesOf(callback).map(({ headers }) => headers['x-hub-delivery'])).size).toBe(1);
    const own = hub.events.filter((event) => event.kind === 'delivery' && event.host === '127.0.0.1');
    expect(own).toMatchObject([{ failures: 1 }, { failures: 2 }, { failures: 3 }]);
    // It may subscribe again, and is a new subscriber then.
    callback.answerWith(withStatuses(204));
    await subscribe(hub, url);
    await hub.publish(editionOf(4));
    await deliveries(4);
  });

  it('are tried again after the waits, or after Retry-After where that is longer, but not longer than the last wait', async () => {
    const hub = await startHub({ retryMs: [50, 400] });
    callback.answerWith(onDelivery((_received, response) => response.writeHead(503, { 'Retry-After': '86400' }).end()));
    await subscribe(hub, url);
    await hub.publish(editionOf(2));
    const [first, second, third] = await deliveries(3);
    expect((second?.at ?? 0) - (first?.at ?? 0)).toBeGreaterThanOrEqual(400);
    expect((third?.at ?? 0) - (second?.at ?? 0)).toBeGreaterThanOrEqual(400);
  });

  it('410 removes at once, and the callback is told so', async () => {
    const hub = await startHub();
    callback.answerWith(withStatuses(410));
    await subscribe(hub, url);
    await hub.publish(editionOf(2));
    expect(await hub.event('removal')).toMatchObject({ reason: 'gone' });
    const denied = await callback.waitFor((request) => parameter(request, 'hub.mode') === 'denied');
    expect(parameter(denied, 'hub.reason')).toBe('the callback answered 410 Gone');
    expect(deliveriesOf(callback).length).toBe(1);
  });
});
