import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { confirm, parameter, useCallback } from '../../support/hub/callback-server.ts';
import { ATOM, editionOf, startHub, subscribeForm, unsubscribeForm } from '../../support/hub/hub.ts';

const callback = useCallback();

describe('the verification GET', () => {
  it('comes after the answer and never before', async () => {
    const hub = await startHub();
    const { onSent, ...reply } = await hub.receive(new URLSearchParams(subscribeForm(`${callback.origin}/late`)));
    expect(reply).toEqual({ status: 202 });
    await hub.subscribe(`${callback.origin}/other`);
    expect(callback.received.map(({ target }) => target.split('?')[0])).toEqual(['/other']);
    onSent?.();
    await callback.waitFor(({ target }) => target.startsWith('/late?'));
  });

  it('names the topic as the subscriber wrote it, which is compared after decoding escaped unreserved characters', async () => {
    const hub = await startHub();
    const written = ATOM.replace('feed', '%66%65ed');
    await hub.subscribe(callback.url, { 'hub.topic': written });
    expect(callback.asked('subscribe').map((request) => parameter(request, 'hub.topic'))).toEqual([written]);
    await hub.publish(editionOf(2));
    const delivery = await callback.waitFor(({ method }) => method === 'POST');
    expect(delivery.headers.link).toContain(`<${ATOM}>; rel="self"`);
    // Another spelling means the same subscription.
    await hub.subscribe(callback.url);
    expect(await hub.countSubscriptions()).toBe(1);
  });

  it.each([
    [{}, 3600],
    [{ 'hub.lease_seconds': '0' }, 300],
    [{ 'hub.lease_seconds': '299' }, 300],
    [{ 'hub.lease_seconds': '5000' }, 5000],
    [{ 'hub.lease_seconds': '99999999999999999999' }, 7200],
  ])('has the granted lease, within the bounds: %j', async (fields, seconds) => {
    const hub = await startHub({ lease: { shortest: 300, default: 3600, longest: 7200 } });
    await hub.subscribe(callback.url, fields);
    const [request] = callback.received;
    expect(request && parameter(request, 'hub.lease_seconds')).toBe(String(seconds));
    expect(await hub.store.subscriptions()).toMatchObject([{ lease_seconds: seconds }]);
  });

  it('begins the lease: a callback that takes its time has that much less of it', async () => {
    const hub = await startHub();
    callback.answerWith((received, response) => void setTimeout(() => confirm(received, response), 150));
    await hub.subscribe(callback.url, { 'hub.lease_seconds': '1000' });
    const [row] = await hub.store.subscriptions();
    expect((row?.expires_at ?? 0) - hub.store.now()).toBeLessThanOrEqual(1_000_000 - 140);
  });

  it('has a challenge of its own, that confirms nothing else', async () => {
    const hub = await startHub();
    await hub.subscribe(`${callback.origin}/a`);
    const [first] = callback.received;
    callback.answerWith((_received, response) => response.end(first && parameter(first, 'hub.challenge')));
    expect(await hub.verified(subscribeForm(`${callback.origin}/b`))).toMatchObject({ result: 'refused' });
    expect(await hub.verified(subscribeForm(`${callback.origin}/a`))).toMatchObject({ result: 'refused' });
  });
});

it('a verification that fails is asked once, and leaves no subscription', async () => {
  const hub = await startHub();
  callback.answerWith((_received, response) => response.end('ok'));
  const refused = { result: 'refused', note: 'the body is not the challenge' };
  expect(await hub.verified(subscribeForm(callback.url))).toMatchObject(refused);
  expect(await hub.countSubscriptions()).toBe(0);
  expect(callback.received.length).toBe(1);
});

it('a defect in one is told', async () => {
  const error = new TypeError('a defect');
  const hub = await startHub({ sender: { send: () => Promise.reject(error), close() {} } });
  await hub.post(subscribeForm(callback.url));
  expect(await hub.event('error')).toEqual({ kind: 'error', error });
});

describe('an unsubscribe', () => {
  it('is verified, and then nothing comes', async () => {
    const hub = await startHub();
    for (const path of ['/a', '/b']) await hub.subscribe(`${callback.origin}${path}`);
    expect(await hub.unsubscribe(`${callback.origin}/a`)).toMatchObject({ result: 'unsubscribed' });
    await hub.publish(editionOf(2));
    await hub.event('delivery');
    expect(callback.deliveries().map(({ target }) => target)).toEqual(['/b']);
  });

  it('of a pair that the hub does not know is answered like any other, and nothing is sent', async () => {
    const hub = await startHub();
    expect(await hub.post(unsubscribeForm(`${callback.origin}/nobody`))).toEqual({ status: 202 });
    await hub.subscribe(callback.url);
    expect(callback.received.map(({ target }) => target.split('?')[0])).toEqual(['/cb']);
  });
});

describe('many requests at once', () => {
  const COUNT = 100;

  it('for one pair are all accepted and verified, and make one subscription with one delivery', async () => {
    const hub = await startHub();
    const form = subscribeForm(callback.url);
    const replies = await Promise.all(Array.from({ length: COUNT }, () => hub.post(form)));
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([202]));
    await hub.event('verification', () => hub.count('verification') === COUNT);
    expect(callback.asked('subscribe').length).toBe(COUNT);
    expect(await hub.countSubscriptions()).toBe(1);
    await hub.publish(editionOf(2));
    await hub.event('delivery');
    await hub.subscribe(`${callback.origin}/other`);
    expect(callback.deliveries().length).toBe(1);
    expect(callback.connections.most).toBeLessThanOrEqual(8);
  });

  it.each(['subscribe', 'unsubscribe'])('that subscribe and unsubscribe in a race end as the last one says: %s', async (last) => {
    const hub = await startHub();
    const url = callback.url;
    // Some answers overtake others.
    callback.answerWith((received, response) => void setTimeout(() => confirm(received, response), Math.random() * 30));
    await hub.subscribe(url);
    const forms = Array.from({ length: 40 }, (_, n) => (n % 2 === 0 ? subscribeForm(url) : unsubscribeForm(url)));
    await Promise.all([...forms, last === 'subscribe' ? subscribeForm(url) : unsubscribeForm(url)].map((form) => hub.post(form)));
    await hub.event('verification', () => hub.count('verification') === 42);
    expect(await hub.countSubscriptions()).toBe(last === 'subscribe' ? 1 : 0);
  });
});

describe('what was accepted', () => {
  it('is verified once more after a restart, and takes effect', async () => {
    const first = await startHub();
    const held = callback.hold();
    await first.post(subscribeForm(callback.url));
    await callback.waitFor(() => held.length === 1);
    await first.stop(0);
    expect(first.events.filter(({ kind }) => kind === 'error' || kind === 'verification')).toEqual([]);
    callback.answerWith(confirm);
    const second = await startHub({ store: first.store });
    expect(await second.event('verification')).toMatchObject({ result: 'subscribed' });
    expect(new Set(callback.received.map((request) => parameter(request, 'hub.challenge'))).size).toBe(2);
  });

  it('is asked once, however long it has to wait for its turn', async () => {
    const hub = await startHub({ claimMs: 400, concurrency: 1 });
    callback.answerWith((received, response) => void setTimeout(() => confirm(received, response), 220));
    const paths = ['/a', '/b', '/c', '/d', '/e', '/f'];
    for (const path of paths) await hub.post(subscribeForm(`${callback.origin}${path}`));
    await hub.event('verification', () => hub.count('verification') === paths.length);
    // Anything claimed a second time would be verified next.
    await sleep(500);
    expect(callback.received.map(({ target }) => target.slice(0, 2)).sort()).toEqual(paths);
    expect(await hub.countSubscriptions()).toBe(paths.length);
  });

  it('is left to the instance that took it over while it waited here', async () => {
    const hub = await startHub({ claimMs: 400, concurrency: 1 });
    const held = callback.hold(({ target }) => target.startsWith('/first'));
    await hub.post(subscribeForm(`${callback.origin}/first`));
    await callback.waitFor(() => held.length === 1);
    await hub.post(subscribeForm(`${callback.origin}/second`));
    await hub.store.takeOver(`${callback.origin}/second`);
    // Until then, it would not check who has the claim.
    await sleep(250);
    held[0]?.end();
    await hub.subscribe(`${callback.origin}/third`);
    await callback.waitFor(({ target }) => target.startsWith('/third'));
    expect(callback.received.filter(({ target }) => target.startsWith('/second'))).toEqual([]);
  });

  it('is asked once although the clock jumps forward meanwhile', async () => {
    const hub = await startHub();
    const held = callback.hold();
    await hub.post(subscribeForm(callback.url));
    await callback.waitFor(() => held.length === 1);
    hub.store.move(86_400_000);
    // It looks every second for what other instances have left.
    await sleep(1300);
    held[0]?.end();
    expect(await hub.event('verification')).toMatchObject({ result: 'subscribed' });
    expect(callback.received.length).toBe(1);
  });
});
