import { expect, it, onTestFinished } from 'vitest';
import { isPost, parameter, startCallback } from '../../support/hub/callback-server.ts';
import { startWebSubSite } from '../../support/hub/websub-site.ts';

it('the built server has hub, topics and Link below the path of BASE_URL, the lease of HUB_LEASE_SECONDS and the limits of HUB_LIMITS, and looks by itself when it starts', async () => {
  const callback = await startCallback();
  const baseUrl = 'https://reviews.example.com/shop';
  const site = await startWebSubSite({ baseUrl, settings: { HUB_LEASE_SECONDS: '600,1200,1800', HUB_LIMITS: '10,100,1' } });
  onTestFinished(() => site.close());
  const formOf = (path: string) => ({
    'hub.mode': 'subscribe',
    'hub.topic': `${baseUrl}/feed.xml`,
    'hub.callback': callback.origin + path,
  });
  const outside = await fetch(`${new URL(site.origin).origin}/api/websub/hub`, { method: 'POST', body: new URLSearchParams() });
  expect(outside.status).toBe(404);
  expect((await site.post({ ...formOf('/cb'), 'hub.topic': 'https://reviews.example.com/feed.xml' })).status).toBe(400);
  expect(await site.verified(formOf('/shop'))).toMatchObject({ result: 'subscribed', topic: `${baseUrl}/feed.xml` });
  expect(parameter(callback.received.at(-1) ?? expect.fail(), 'hub.lease_seconds')).toBe('1200');
  const full = await site.post(formOf('/two'));
  expect([full.status, full.headers.get('retry-after')]).toEqual([503, '3600']);
  expect(await full.text()).toBe('this hub is full; it holds 1 subscriptions\n');
  expect(await site.stop()).toBe(0);
  await site.replace();
  await site.start();
  const { body, headers } = await callback.waitFor(isPost);
  const response = await site.get('/feed.xml');
  expect(body.toString()).toBe(await response.text());
  expect(headers.link).toBe(`<${baseUrl}/api/websub/hub>; rel="hub", <${baseUrl}/feed.xml>; rel="self"`);
  for (const name of ['content-type', 'etag', 'link']) expect(headers[name]).toBe(response.headers.get(name));
});
