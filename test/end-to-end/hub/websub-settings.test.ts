import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { type CallbackServer, parameter, startCallbackServer } from '../../support/hub/callback-server.ts';
import { isPost } from '../../support/hub/websub.ts';
import { startWebSubSite, type WebSubSite, type WebSubSiteOptions } from '../../support/hub/websub-site.ts';

let callback: CallbackServer;

beforeAll(async () => {
  callback = await startCallbackServer();
});

afterAll(() => callback.close());

async function start(options: WebSubSiteOptions): Promise<WebSubSite> {
  const site = await startWebSubSite(options);
  onTestFinished(() => site.close());
  return site;
}

const formOf = ({ baseUrl }: WebSubSite, path: string) => ({
  'hub.mode': 'subscribe',
  'hub.topic': `${baseUrl}/feed.xml`,
  'hub.callback': callback.origin + path,
});

describe('the built server', () => {
  it('has hub, topics and Link below the path of BASE_URL, the lease of HUB_LEASE_SECONDS, and looks by itself when it starts', async () => {
    const baseUrl = 'https://reviews.example.com/shop';
    const site = await start({ baseUrl, settings: { HUB_LEASE_SECONDS: '600,1200,1800' } });
    const outside = await fetch(`${new URL(site.origin).origin}/api/websub/hub`, { method: 'POST', body: new URLSearchParams() });
    expect(outside.status).toBe(404);
    expect((await site.post({ ...formOf(site, '/cb'), 'hub.topic': 'https://reviews.example.com/feed.xml' })).status).toBe(400);
    expect(await site.verified(formOf(site, '/shop'))).toMatchObject({ result: 'subscribed', topic: `${baseUrl}/feed.xml` });
    expect(parameter(callback.received.at(-1) ?? expect.fail(), 'hub.lease_seconds')).toBe('1200');
    expect(await site.stop()).toBe(0);
    await site.replace();
    await site.start();
    const { body, headers } = await callback.waitFor(isPost);
    const response = await site.get('/feed.xml');
    expect(body.toString()).toBe(await response.text());
    expect(headers.link).toBe(`<${baseUrl}/api/websub/hub>; rel="hub", <${baseUrl}/feed.xml>; rel="self"`);
    for (const name of ['content-type', 'etag', 'link']) expect(headers[name]).toBe(response.headers.get(name));
  });

  it('answers 503 over the total of HUB_LIMITS and 429 over RATE_LIMIT, with Retry-After and a line of plain text', async () => {
    const site = await start({ settings: { HUB_LIMITS: '10,100,1', RATE_LIMIT: '2' } });
    expect((await site.post(formOf(site, '/one'))).status).toBe(202);
    const full = await site.post(formOf(site, '/two'));
    expect([full.status, full.headers.get('retry-after')]).toEqual([503, '3600']);
    expect(await full.text()).toBe('this hub is full; it holds 1 subscriptions\n');
    const many = await Promise.all(Array.from({ length: 8 }, () => site.post(formOf(site, '/one'))));
    const refused = many.find(({ status }) => status === 429);
    expect(refused?.headers.get('retry-after')).toMatch(/^[1-9]$/);
    expect(refused?.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    expect(refused?.headers.get('cache-control')).toBe('no-store');
    expect(await refused?.text()).toMatch(/^too many requests; wait \d s\n$/);
  });
});
