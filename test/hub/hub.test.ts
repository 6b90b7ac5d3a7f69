import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import type { PublishedTopic } from '../../src/hub/topic.ts';
import { isPost, useCallback } from '../support/hub/callback-server.ts';
import { ATOM, DATASET, editionOf, startHub, subscribeForm, unsubscribeForm } from '../support/hub/hub.ts';
import { absentStore } from '../support/hub/store-file.ts';

const callback = useCallback();

const textOf = ({ body }: { body: Buffer }) => /text \w+/.exec(body.toString())?.[0];

describe('the hub looks at its topics', () => {
  it('on start: what it sees first is recorded silently, what changed while it was away is delivered', async () => {
    const first = await startHub();
    await first.subscribe(callback.url);
    expect(first.events.filter(({ kind }) => kind === 'changed')).toEqual([]);
    await first.stop(2000);
    const second = await startHub({ store: first.store, first: editionOf(2) });
    expect(await second.event('changed')).toMatchObject({ topics: [ATOM, DATASET] });
    expect(textOf(await callback.waitFor(isPost))).toBe('text 2');
  });

  it('on publish, at all topics whichever that names; said many times it delivers once', async () => {
    const hub = await startHub();
    await hub.subscribe(callback.url);
    await hub.publish(editionOf(2));
    const publish = { 'hub.mode': 'publish', 'hub.topic': DATASET };
    const replies = await Promise.all(Array.from({ length: 20 }, () => hub.post(publish)));
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([202]));
    await hub.event('delivery');
    await hub.post(publish);
    await hub.serveAnother(3);
    expect(
      callback
        .deliveries()
        .map(textOf)
        .filter((text) => text === 'text 2'),
    ).toEqual(['text 2']);
  });

  it('on a publish that names a topic beside others, which it refuses in words', async () => {
    let current = editionOf(1);
    const hub = await startHub({ edition: () => current });
    await hub.subscribe(callback.url);
    current = editionOf(2);
    const reply = await hub.post({ 'hub.mode': 'publish', 'hub.url': 'https://hub.example/feed', 'hub.topic': ATOM });
    expect(reply).toEqual({
      status: 404,
      message: `no topic of this hub: "https://hub.example/feed"; allowed: ${ATOM}, ${DATASET}`,
    });
    expect(textOf(await callback.waitFor(isPost))).toBe('text 2');
  });

  it('after the answer to a publish, not before', async () => {
    let looks = 0;
    const hub = await startHub();
    await hub.subscribe(callback.url);
    const { topics, ...edition } = editionOf(2);
    const read = (topic: PublishedTopic) => {
      looks++;
      return topic.read();
    };
    const asked = hub.publish({ ...edition, topics: topics.map((topic) => ({ ...topic, read: () => read(topic) })) });
    expect(looks).toBe(0);
    await asked;
    await hub.event('changed');
    expect(looks).toBe(2);
  });

  it('by itself, again and again', async () => {
    let current = editionOf(1);
    const hub = await startHub({ lookMs: 30, edition: () => current });
    await hub.subscribe(callback.url);
    current = editionOf(2);
    expect(textOf(await callback.waitFor(isPost))).toBe('text 2');
  });

  it('before it takes a subscription to what it has not looked at: that has no first delivery', async () => {
    const hub = await startHub();
    // Starts a look at an edition that is old when the request comes.
    const slow = Promise.withResolvers<void>();
    const begun = Promise.withResolvers<void>();
    const { topics, ...edition } = editionOf(2);
    const read = (topic: PublishedTopic) => {
      begun.resolve();
      return slow.promise.then(() => topic.read());
    };
    await hub.publish({ ...edition, topics: topics.map((topic) => ({ ...topic, read: () => read(topic) })) });
    await begun.promise;
    const newest = hub.publish(editionOf(3));
    const accepted = hub.post(subscribeForm(callback.url));
    await newest;
    // By then, the request is waiting for the look.
    setTimeout(slow.resolve, 50);
    expect((await accepted).status).toBe(202);
    await hub.event('verification');
    expect(await hub.store.subscriptions()).toMatchObject([{ delivered_version: 3 }]);
  });
});

describe('while the store is lost', () => {
  it('subscriptions are answered 503 with Retry-After, and the hub comes back by itself and looks', async () => {
    const { open, appear } = await absentStore();
    const hub = await startHub({ open });
    expect(await hub.problem()).toBe('the disk is gone');
    for (const form of [subscribeForm(callback.url), unsubscribeForm(callback.url)])
      expect(await hub.post(form)).toEqual({
        status: 503,
        message: "the hub's store cannot be used just now",
        retryAfter: 5,
      });
    // Mistakes are reported even then. A publish need not be remembered, because the hub looks when the store is back.
    expect((await hub.post(subscribeForm('http://127.0.0.1/'))).status).toBe(400);
    await hub.publish(editionOf(2));
    appear();
    await hub.event('store', ({ problem }) => problem === undefined);
    expect(await hub.problem()).toBe(undefined);
    await hub.subscribe(callback.url);
    await hub.publish(editionOf(3));
    expect(textOf(await callback.waitFor(isPost))).toBe('text 3');
  });

  it('nothing is delivered; what changed meanwhile is as soon as it is back', async () => {
    const before = await startHub();
    await before.subscribe(callback.url);
    await before.stop(2000);
    const { open, appear } = await absentStore(before.store.open);
    const hub = await startHub({ first: editionOf(2), open });
    expect(callback.deliveries()).toEqual([]);
    appear();
    expect(await hub.event('changed')).toMatchObject({ topics: [ATOM, DATASET] });
    expect(textOf(await callback.waitFor(isPost))).toBe('text 2');
  });
});

describe('stop', () => {
  it('lets a delivery that is under way end and records it', async () => {
    const first = await startHub();
    await first.subscribe(callback.url);
    const held = callback.hold(isPost);
    await first.publish(editionOf(2));
    await callback.waitFor(() => held.length === 1);
    const stopped = first.stop(5000);
    await sleep(50);
    held[0]?.end();
    await stopped;
    await startHub({ store: first.store, first: editionOf(2) });
    await first.store.recorded(({ delivered_version, claim }) => delivered_version === 2 && claim === null);
  });

  it('gives up after its grace, and counts nothing against the callback: the next start delivers', async () => {
    const first = await startHub();
    await first.subscribe(callback.url);
    const held = callback.hold(isPost);
    await first.publish(editionOf(2));
    await callback.waitFor(() => held.length === 1);
    await first.stop(20);
    callback.answerWith((_request, response) => response.writeHead(204).end());
    const second = await startHub({ store: first.store, first: editionOf(2) });
    expect(await second.event('delivery')).toMatchObject({ result: 'acknowledged', version: 2 });
    const ids = callback.deliveries().map(({ headers }) => headers['x-hub-delivery']);
    expect([ids.length, new Set(ids).size]).toEqual([2, 1]);
  });

  it('waits for those who still ask: what they ask for is kept for the next start', async () => {
    const first = await startHub();
    const asked = Promise.withResolvers<void>();
    const stopped = first.stop(5000, asked.promise);
    // Long enough for a stop that does not wait.
    await Promise.race([stopped, sleep(150)]);
    expect(await first.post(subscribeForm(callback.url))).toEqual({ status: 202 });
    asked.resolve();
    await stopped;
    expect(callback.received).toEqual([]);
    const second = await startHub({ store: first.store });
    expect(await second.event('verification')).toMatchObject({ result: 'subscribed' });
  });

  it('takes nothing up any more, and leaves nothing claimed', async () => {
    const hub = await startHub({ concurrency: 1 });
    await hub.fill(Array.from({ length: 30 }, (_, n) => `${callback.url}/${n}`));
    const held = callback.hold(isPost);
    await hub.publish(editionOf(2));
    await callback.waitFor(() => held.length === 1);
    const stopped = hub.stop(5000);
    held[0]?.end();
    await stopped;
    expect(held.length).toBe(1);
    const database = new DatabaseSync(hub.store.file, { readOnly: true });
    expect(database.prepare('select id from subscription where claim is not null').all()).toEqual([]);
    database.close();
  });
});
