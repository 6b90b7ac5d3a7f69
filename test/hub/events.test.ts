import { expect, it } from 'vitest';
import { parameter, startCallbackServer, withStatuses } from '../support/hub/callback-server.ts';
import { editionOf, startHub, subscribeForm } from '../support/hub/hub.ts';

it('no event holds a secret, a challenge or what the path and query of a callback say, whatever happens', async () => {
  const callback = await startCallbackServer();
  const url = (name: string) => `${callback.origin}/hidden-${name}?hidden=1`;
  const hub = await startHub({ retryMs: [10, 10], lookMs: 50, timeoutMs: 1000 });
  for (const name of ['served', 'ended', 'expiring']) await hub.subscribe(url(name), { 'hub.secret': 'hidden' });
  await hub.unsubscribe(url('ended'));
  callback.answerWith((_received, response) => response.writeHead(404).end('hidden'));
  await hub.verified(subscribeForm(url('refused'), { 'hub.secret': 'hidden' }));
  callback.answerWith(() => {});
  await hub.verified(subscribeForm(url('silent')));
  callback.answerWith(withStatuses(204));
  await hub.subscribe(url('failing'));
  callback.answerWith((received, response) => {
    if (received.target.startsWith('/hidden-served')) response.writeHead(204).end();
    else response.writeHead(302, { Location: received.target }).end('hidden');
  });
  await hub.publish(editionOf(2));
  await hub.event('removal');
  await hub.event('delivery', ({ result }) => result === 'acknowledged');
  hub.store.move(30 * 86_400_000);
  await hub.event('expiry');
  await callback.close();
  expect(new Set(hub.events.map(({ kind }) => kind))).toEqual(
    new Set(['store', 'verification', 'changed', 'delivery', 'removal', 'expiry']),
  );
  const told = JSON.stringify(hub.events);
  expect(told).not.toContain('hidden');
  for (const received of callback.received) {
    const challenge = parameter(received, 'hub.challenge');
    if (challenge) expect(told).not.toContain(challenge);
  }
});
