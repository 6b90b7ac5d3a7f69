import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { describe, expect, it } from 'vitest';
import type { Loading } from '../../src/astro/load-site.ts';
import { createLiveService } from '../../src/live/live-service.ts';
import { NOTHING_UNPUBLISHED, type SiteOptions, sampleSite } from '../support/content/sample-site.ts';

const PROBLEM = { file: 'content/reviews/a.md', line: 3, column: 9, message: 'rating: 6 is more than 5' };

/** A service of the content that is loaded, and what it told. */
function serviceOf(load: () => Loading, basePath = '') {
  const told: string[] = [];
  const reloader = () => `${basePath}/reload.js`;
  const service = createLiveService({ environment: {}, basePath, reloader, load, tell: (line) => told.push(line) });
  return { service, told };
}

/** A service below `/shop` whose content has a mistake, as if another file had changed each time. */
const faultyService = (problems = [PROBLEM]) => serviceOf(async () => ({ ok: false, problems }), '/shop');

function requestFor(url: string, originalUrl?: string): IncomingMessage & { originalUrl?: string } {
  const request = Object.assign(new IncomingMessage(new Socket()), originalUrl !== undefined && { originalUrl });
  return Object.assign(request, { url, method: 'GET', headers: { accept: 'text/html' } });
}

describe('while the content has a mistake', () => {
  it.each([
    ['/shop', undefined],
    ['/shop/reviews?page=2', undefined],
    // The form in which Vite passes it on.
    ['/reviews', '/shop/reviews'],
  ])('%s is answered by a page about it', async (url, originalUrl) => {
    const answer = await faultyService().service.answer(requestFor(url, originalUrl));
    expect(answer).toMatchObject({ status: 500, body: expect.stringContaining('rating: 6 is more than 5') });
  });

  it('a program is told in JSON', async () => {
    const request = Object.assign(requestFor('/shop/reviews.json'), { headers: { accept: '*/*' } });
    expect((await faultyService().service.answer(request))?.headers['Content-Type']).toBe('application/json');
  });

  it.each(['/', '/shopping', '/shop/@vite/client', '/shop/-/reload.js', '/shop/src/styles/site.css', '/shop/node_modules/a.mjs'])(
    '%s is left to others',
    async (url) => {
      expect(await faultyService().service.answer(requestFor(url))).toBeUndefined();
    },
  );

  it('it is told once, however often somebody asks', async () => {
    const { service, told } = faultyService();
    for (const url of ['/shop/', '/shop/reviews.json']) await service.answer(requestFor(url));
    expect(told).toEqual(['\ncontent/reviews/a.md:3:9  rating: 6 is more than 5']);
  });

  it('of many mistakes it tells some, and how many more there are', async () => {
    const { service, told } = faultyService(Array.from({ length: 23 }, (_, line) => ({ ...PROBLEM, line })));
    await service.answer(requestFor('/shop/'));
    expect(told[0]?.split('\n')).toHaveLength(22);
    expect(told[0]).toMatch(/\nand 3 more: npm run check$/);
  });

  it('nothing is started that would have to be stopped', async () => {
    const { service } = faultyService();
    await service.changed();
    await expect(service.close()).resolves.toBeUndefined();
  });
});

describe('while the content has none', () => {
  function soundService(options: SiteOptions = {}) {
    const { aliases } = NOTHING_UNPUBLISHED;
    const loaded = { ok: true, site: sampleSite(options), photos: [], brandFiles: [], aliases, removed: [] } as const;
    return serviceOf(async () => loaded).service;
  }

  it('a search is answered by the service, and pages and files are left to others', async () => {
    const service = soundService();
    expect(await service.answer(requestFor('/api/reviews/search?rating=5'))).toMatchObject({ status: 200 });
    expect(await service.answer(requestFor('/api/reviews/search?rating=9'))).toMatchObject({ status: 400 });
    for (const url of ['/', '/reviews', '/api/feed.json']) expect(await service.answer(requestFor(url))).toBeUndefined();
  });

  it('a site for a static host has nothing that the server answers', async () => {
    const service = soundService({ hasServer: false });
    for (const url of ['/api/reviews/search', '/api/websub/hub', '/mcp'])
      expect([url, await service.answer(requestFor(url))]).toEqual([url, undefined]);
  });
});
