import { BlockList } from 'node:net';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type AddressGuard, createAddressGuard } from '../../../src/hub/outbound/address-guard.ts';
import type { Reply } from '../../../src/hub/outbound/reply.ts';
import type { Sender } from '../../../src/hub/outbound/sender.ts';
import { useCallback } from '../../support/hub/callback-server.ts';
import { ATOM, DATASET, startHub, subscribeForm } from '../../support/hub/hub.ts';
import { startDnsServer } from '../../support/network/dns-server.ts';
import { PATIENCE } from '../../support/patience.ts';

const callback = useCallback();

it('a request to a topic that is none of its own is told which are', async () => {
  const hub = await startHub();
  const { message } = await hub.post(subscribeForm(callback.url, { 'hub.topic': 'x' }));
  expect(message).toBe(`hub.topic is no topic of this hub; allowed: ${ATOM}, ${DATASET}`);
});

/** A sender that gets one reply to all that it sends, and the hosts that it has asked. */
function senderThatGets(reply: Reply | Promise<Reply>) {
  const asked: string[] = [];
  const sender: Sender = {
    async send({ callback: { host } }) {
      asked.push(host);
      return reply;
    },
    close() {},
  };
  return { sender, asked };
}

describe('a callback whose name', () => {
  let guard: AddressGuard;

  beforeEach(async () => {
    const dns = await startDnsServer();
    dns.set('private.example', { A: ['10.0.0.1'] });
    dns.set('silent.example', 'silence');
    const allowed = new BlockList();
    allowed.addAddress('127.0.0.1');
    guard = createAddressGuard({ allowed, servers: [dns.address], hostsFile: '/nowhere', timeoutMs: 1000 });
  });

  it('leads to a refused network is refused', async () => {
    const hub = await startHub({ guard });
    expect(await hub.post(subscribeForm('https://private.example/cb'))).toEqual({
      status: 400,
      message: 'hub.callback leads to an address in a network that is not allowed',
    });
  });

  it.each(['nobody.example', 'silent.example'])(
    'does not resolve is accepted like any other, and not verified: %s',
    async (host) => {
      const { sender, asked } = senderThatGets({ kind: 'failed', reason: 'the name does not resolve', wasConnected: false });
      const hub = await startHub({ guard, sender });
      expect(await hub.verified(subscribeForm(`https://${host}/cb`))).toMatchObject({
        result: 'refused',
        note: 'the name does not resolve',
      });
      expect(asked).toEqual([host]);
    },
  );
});

describe('the limits', () => {
  /** Treats 127.0.0.1 as a public address, so that no limit is waived. */
  const guard: AddressGuard = {
    resolve: async (host) => ({ kind: 'resolved', addresses: [{ address: host, family: 4 }], isExempt: false }),
  };
  const limits = { verificationsPerMinute: 3, subscriptionsPerHost: 100, subscriptions: 100 };

  it('of subscriptions in all: 503 with Retry-After, also for hosts that are exempt from the others; a renewal passes', async () => {
    const hub = await startHub({ limits: { ...limits, subscriptions: 2 } });
    for (const path of ['/1', '/2', '/1']) await hub.subscribe(callback.origin + path);
    const reply = { status: 503, message: 'this hub is full; it holds 2 subscriptions', retryAfter: 3600 };
    expect(await hub.post(subscribeForm(`${callback.origin}/3`))).toEqual(reply);
  });

  it('for one host: 429 with Retry-After; a renewal passes', async () => {
    const hub = await startHub({ guard, limits });
    for (const path of ['/1', '/2', '/1']) await hub.subscribe(callback.origin + path);
    const reply = await hub.post(subscribeForm(`${callback.origin}/3`));
    expect(reply).toMatchObject({ status: 429, message: expect.stringContaining('3 a minute') });
    expect(reply.retryAfter).toBeLessThanOrEqual(60);
  });

  it('of requests of one client that wait for their verification: 429 with Retry-After; others are not held up', async () => {
    const { promise: silence, resolve: answer } = Promise.withResolvers<Reply>();
    const { sender, asked } = senderThatGets(silence);
    const hub = await startHub({ guard, sender });
    const ask = (host: string, client: string) => hub.post(subscribeForm(`https://${host}/cb`), client);
    for (let n = 1; n <= 100; n++) expect(await ask(`host-${n}.example`, 'one')).toEqual({ status: 202 });
    expect(await ask('host-101.example', 'one')).toEqual({
      status: 429,
      message: '100 requests of yours wait for their verification; no more are allowed at once',
      retryAfter: 10,
    });
    expect(await ask('elsewhere.example', 'another')).toEqual({ status: 202 });
    answer({ kind: 'failed', reason: 'time-out', wasConnected: false });
    await vi.waitFor(() => expect(asked.length).toBe(101), PATIENCE);
    await vi.waitFor(async () => expect(await ask('host-101.example', 'one')).toEqual({ status: 202 }), PATIENCE);
  });

  it('for one host do not count in networks that are allowed by the operator', async () => {
    const hub = await startHub({ limits: { ...limits, verificationsPerMinute: 1, subscriptionsPerHost: 1 } });
    for (const path of ['/1', '/2', '/3']) await hub.subscribe(callback.origin + path);
    expect(await hub.countSubscriptions()).toBe(3);
  });
});
