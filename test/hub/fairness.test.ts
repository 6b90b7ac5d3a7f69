import { describe, expect, it } from 'vitest';
import { type CallbackServer, confirm, isPost, onDelivery, startCallback } from '../support/hub/callback-server.ts';
import { editionOf, startHub, subscribeForm } from '../support/hub/hub.ts';

const HANGING_HOSTS = ['127.0.0.2', '127.0.0.3', '127.0.0.4', '127.0.0.5', '127.0.0.6'];

const startAll = (hosts: readonly string[]) => Promise.all(hosts.map((host) => startCallback({ host })));

function callbacksOf({ origin }: CallbackServer, count: number): string[] {
  return Array.from({ length: count }, (_, n) => `${origin}/${n}`);
}

describe('fairness', () => {
  it('300 subscribers that hang, on five hosts, do not keep the other 50 waiting: none was given up when all 50 have theirs', async () => {
    const hub = await startHub();
    const hanging = await startAll(HANGING_HOSTS);
    const well = await startCallback();
    for (const server of hanging) server.answerWith(onDelivery(() => {}));
    // The hanging callbacks come first in every order.
    await hub.fill([...hanging.flatMap((server) => callbacksOf(server, 60)), ...callbacksOf(well, 50)]);
    await hub.publish(editionOf(2));
    await well.waitFor(() => well.deliveries().length === 50);
    const given = hub.events.filter((event) => event.kind === 'delivery' && event.host !== '127.0.0.1');
    expect(given).toEqual([]);
    expect(new Set(well.deliveries().map(({ target }) => target)).size).toBe(50);
    for (const server of [...hanging, well]) expect(server.connections.most).toBeLessThanOrEqual(8);
    expect(hanging.map((server) => server.deliveries().length)).toEqual([8, 8, 8, 8, 8]);
  });

  it('a host that hangs holds up no other subscriber of the same moment, however few slots there are', async () => {
    const hub = await startHub({ concurrency: 9 });
    const [hanging, well] = [await startCallback({ host: '127.0.0.2' }), await startCallback()];
    hanging.answerWith(onDelivery(() => {}));
    await hub.fill([...callbacksOf(hanging, 30), ...callbacksOf(well, 30)]);
    await hub.publish(editionOf(2));
    await well.waitFor(() => well.deliveries().length === 30);
    expect(hanging.connections.most).toBeLessThanOrEqual(8);
  });

  it('callbacks that fail have at most a quarter of the slots', async () => {
    const hub = await startHub({ concurrency: 8, retryMs: [60_000, 60_000] });
    const failing = await startAll(HANGING_HOSTS);
    for (const server of failing) server.answerWith(onDelivery((_received, response) => response.writeHead(500).end()));
    await hub.fill(failing.flatMap((server) => callbacksOf(server, 4)));
    await hub.publish(editionOf(2));
    await hub.store.recorded(({ failures, claim }) => failures === 1 && claim === null);
    let now = 0;
    let most = 0;
    const answerSlowly: Parameters<CallbackServer['answerWith']>[0] = (_received, response) => {
      now++;
      most = Math.max(most, now);
      setTimeout(() => {
        now--;
        response.writeHead(204).end();
      }, 50);
    };
    for (const server of failing) server.answerWith(onDelivery(answerSlowly));
    const well = await startCallback();
    await hub.fill(callbacksOf(well, 4));
    await hub.publish(editionOf(3));
    await well.waitFor(isPost);
    await hub.store.recorded(({ failures, delivered_version }) => failures === 0 && delivered_version === 3);
    expect(most).toBe(2);
  });

  it('verifications and deliveries share the 8 connections of a host', async () => {
    const hub = await startHub();
    const server = await startCallback();
    await hub.fill(callbacksOf(server, 20));
    server.answerWith((received, response) => void setTimeout(() => confirm(received, response), 20));
    await hub.publish(editionOf(2));
    await Promise.all(Array.from({ length: 20 }, (_, n) => hub.post(subscribeForm(`${server.origin}/later/${n}`))));
    await server.waitFor(() => server.deliveries().length === 20);
    await hub.event('verification', () => hub.count('verification') === 20);
    expect(server.connections.most).toBeLessThanOrEqual(8);
  });

  it('clients take turns with their verifications, so that one with many hosts that hang holds up no other', async () => {
    const hub = await startHub({ concurrency: 1 });
    const servers = await startAll(HANGING_HOSTS);
    const [first] = servers;
    const held = first?.hold();
    for (const [n, client] of ['many', 'many', 'many', 'some', 'one'].entries())
      await hub.post(subscribeForm(servers[n]?.url ?? ''), client);
    await first?.waitFor(() => true);
    held?.[0]?.end();
    await hub.event('verification', () => hub.count('verification') === 5);
    const order = hub.events.flatMap((event) => (event.kind === 'verification' ? event.host : []));
    expect(order).toEqual(['127.0.0.2', '127.0.0.3', '127.0.0.5', '127.0.0.6', '127.0.0.4']);
  });
});
