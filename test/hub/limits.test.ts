import { BlockList } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type AddressGuard, createAddressGuard } from '../../src/hub/outbound/address-guard.ts';
import { type CallbackServer, startCallback, startCallbackServer } from '../support/hub/callback-server.ts';
import { startHub } from '../support/hub/hub.ts';
import {
  countSubscriptions,
  openableStore,
  plain,
  subscribe,
  subscribeForm,
  unsubscribeForm,
  verified,
} from '../support/hub/websub.ts';
import { type DnsServer, startDnsServer } from '../support/network/dns-server.ts';

let callback: CallbackServer;

beforeEach(async () => {
  callback = await startCallback();
});

describe('a callback whose name', () => {
  let dns: DnsServer;
  let guard: AddressGuard;

  beforeAll(async () => {
    dns = await startDnsServer();
    dns.set('private.example', { A: ['10.0.0.1'] });
    dns.set('mixed.example', { A: ['127.0.0.1', '192.168.0.1'] });
    dns.set('six.example', { A: ['127.0.0.1'], AAAA: ['fe80::1'] });
    dns.set('silent.example', 'silence');
    const allowed = new BlockList();
    allowed.addAddress('127.0.0.1');
    guard = createAddressGuard({ allowed, servers: [dns.address], hostsFile: '/nowhere', timeoutMs: 300 });
  });

  afterAll(() => dns.close());

  it.each(['private.example', 'PRIVATE.example.', 'mixed.example', 'six.example'])(
    'leads to a refused network, with any one address, is refused: %s',
    async (host) => {
      const hub = await startHub({ guard });
      expect(plain(await hub.post(subscribeForm(`https://${host}/cb`)))).toEqual({
        status: 400,
        message: 'hub.callback leads to an address in a network that is not allowed',
      });
    },
  );

  it.each(['nobody.example', 'silent.example'])(
    'does not resolve is accepted like any other, and not verified: %s',
    async (host) => {
      const sent: string[] = [];
      const sender = {
        async send({ callback: { host } }: { callback: { host: string } }) {
          sent.push(host);
          return { kind: 'failed', reason: 'the name does not resolve', wasConnected: false } as const;
        },
        close() {},
      };
      const hub = await startHub({ guard, sender });
      expect(await verified(hub, subscribeForm(`https://${host}/cb`))).toMatchObject({
        result: 'refused',
        note: 'the name does not resolve',
      });
      expect(sent).toEqual([host]);
    },
  );
});

describe('the limits', () => {
  /** As if 127.0.0.1 were an address of the public network: none of the limits is waived. */
  const guard: AddressGuard = {
    resolve: async (host) => ({ kind: 'resolved', addresses: [{ address: host, family: 4 }], isExempt: false }),
  };
  const limits = { verificationsPerMinute: 3, subscriptionsPerHost: 100, subscriptions: 100 };

  it('of verifications a minute for one host: 429 with Retry-After, for every kind of request, and for that host alone', async () => {
    const other = await startCallbackServer({ host: '127.0.0.2' });
    const hub = await startHub({ guard, limits });
    for (const path of ['/1', '/2', '/1']) await subscribe(hub, callback.origin + path);
    for (const form of [
      subscribeForm(`${callback.origin}/3`),
      subscribeForm(`${callback.origin}/1`),
      unsubscribeForm(`${callback.origin}/1`),
    ]) {
      const reply = plain(await hub.post(form));
      expect(reply).toMatchObject({ status: 429, message: 'too many requests for this callback host; 3 a minute are allowed' });
      expect(reply.retryAfter).toBeGreaterThan(50);
      expect(reply.retryAfter).toBeLessThanOrEqual(60);
    }
    expect(callback.received.length).toBe(3);
    await subscribe(hub, `${other.origin}/1`);
    await other.close();
  });

  it('of verifications are over after a minute', async () => {
    const store = await openableStore();
    const hub = await startHub({ guard, limits, open: store.open });
    for (const path of ['/1', '/2', '/3']) await subscribe(hub, callback.origin + path);
    store.move(60_001);
    await subscribe(hub, `${callback.origin}/4`);
  });

  it('of subscriptions for one host: 429 with Retry-After; a renewal and an unsubscribe pass', async () => {
    const hub = await startHub({ guard, limits: { ...limits, verificationsPerMinute: 100, subscriptionsPerHost: 2 } });
    for (const path of ['/1', '/2', '/1']) await subscribe(hub, callback.origin + path);
    expect(plain(await hub.post(subscribeForm(`${callback.origin}/3`)))).toEqual({
      status: 429,
      message: 'too many subscriptions for this callback host; 2 are allowed',
      retryAfter: 3600,
    });
    expect(await verified(hub, unsubscribeForm(`${callback.origin}/1`))).toMatchObject({ result: 'unsubscribed' });
    await subscribe(hub, `${callback.origin}/3`);
  });

  it('of subscriptions in all: 503 with Retry-After, also for hosts that are exempt from the others', async () => {
    const hub = await startHub({ limits: { ...limits, subscriptions: 2 } });
    for (const path of ['/1', '/2', '/1']) await subscribe(hub, callback.origin + path);
    const reply = { status: 503, message: 'this hub is full; it holds 2 subscriptions', retryAfter: 3600 };
    expect(plain(await hub.post(subscribeForm(`${callback.origin}/3`)))).toEqual(reply);
  });

  it('for one host do not count in networks that are allowed by the operator', async () => {
    const hub = await startHub({ limits: { ...limits, verificationsPerMinute: 1, subscriptionsPerHost: 1 } });
    for (const path of ['/1', '/2', '/3']) await subscribe(hub, callback.origin + path);
    expect(await countSubscriptions(hub)).toBe(3);
  });

  it('count what waits for its verification: many at once do not slip through', async () => {
    const hub = await startHub({
      guard,
      limits: { ...limits, verificationsPerMinute: 1000, subscriptionsPerHost: 5 },
    });
    const forms = Array.from({ length: 20 }, (_, n) => subscribeForm(`${callback.origin}/${n}`));
    const replies = await Promise.all(forms.map((form) => hub.post(form)));
    expect(replies.filter(({ status }) => status === 202).length).toBe(5);
    expect(replies.filter(({ status }) => status === 429).length).toBe(15);
  });
});
