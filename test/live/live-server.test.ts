import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { get } from 'node:http';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import type { Loaded } from '../../src/astro/load-site.ts';
import { RELOADER } from '../../src/live/reloader.ts';
import { siteFiles } from '../../src/publication/files.ts';
import { makeFolder, reviewLines, smallContent } from '../support/content/content.ts';
import { PATIENCE } from '../support/patience.ts';
import { startLive } from '../support/sites/live-server.ts';

const HTML = { headers: { Accept: 'text/html,*/*' } };

/** Files as a build writes them, which state the number of reviews. */
const filesOf = async ({ site }: Pick<Loaded, 'site'>) => {
  const text = (name: string) => `<body>${name} of ${site.catalog.reviews.length}</body>`;
  const names = ['index.html', 'reviews.html', '404.html', 'reviews.json', 'price list.html'];
  const outputs = names.map((name) => ({ name, make: async () => Buffer.from(text(name)) }));
  return siteFiles(outputs, new Set());
};

/** A server of small content below `/shop`. */
async function start() {
  const made = vi.fn(filesOf);
  const settings = { BASE_URL: 'https://example.org/shop' };
  const server = await startLive(smallContent(), { settings, filesOf: made });
  // One that is not followed, as if the news of a change were still on its way.
  return { ...server, made, folder: await makeFolder({}) };
}

it('a page comes with the script that loads it anew, data as it is; nobody keeps either', async () => {
  const { ask } = await start();
  const page = await ask('/shop/reviews');
  expect(page.text.replace(/\?\d+"/, '?1"')).toBe(
    '<body>reviews.html of 2<script type="module" src="/shop/-/reload.js?1"></script></body>',
  );
  const data = await ask('/shop/reviews.json');
  expect(data.text).toBe('<body>reviews.json of 2</body>');
  for (const { status, headers } of [page, data]) expect([status, headers.get('cache-control')]).toEqual([200, 'no-store']);
  expect((await ask('/shop/-/reload.js')).status).toBe(200);
});

it('a page of another site subscribes nobody to what is not published yet', async () => {
  const { ask } = await start();
  const body = new URLSearchParams({
    'hub.mode': 'subscribe',
    'hub.topic': 'https://example.org/shop/reviews.json',
    'hub.callback': 'https://127.0.0.1/',
  });
  const send = (headers: Record<string, string>) => ask('/shop/api/websub/hub', { method: 'POST', body, headers });
  expect((await send({ origin: 'https://elsewhere.example' })).status).toBe(403);
  expect(await send({})).toMatchObject({ status: 400, text: expect.stringContaining('hub.callback leads to') });
});

it.each(['/shop', '/shop/'])('%s is the first page', async (path) => {
  const { ask } = await start();
  expect((await ask(path)).text).toContain('index.html of 2');
});

it('every answer is about the files as they are now, which are made once for one content', async () => {
  const { ask, save, made } = await start();
  for (const path of ['/shop/', '/shop/reviews.json']) await ask(path);
  expect(made).toHaveBeenCalledTimes(1);
  await save('reviews.jsonl', reviewLines(3));
  expect((await ask('/shop/reviews')).text).toContain('reviews.html of 3');
  expect(JSON.parse((await ask('/shop/api/reviews/search')).text).total).toBe(3);
});

it.each([
  ['/shop/reviews/?page=2', 308, '/shop/reviews?page=2'],
  ['/shop/price%20list/', 308, '/shop/price%20list'],
  ['/shop/reviews.json/', 404, null],
  ['/shopping/', 404, null],
  ['/reviews', 404, null],
  ['/shop/%', 400, null],
])('%s is answered as the server of a build does: %s %s', async (path, status, location) => {
  const { ask } = await start();
  const answer = await ask(path);
  expect([answer.status, answer.headers.get('location')]).toEqual([status, location]);
});

it('what is not there is 404: the page, and JSON at addresses for programs', async () => {
  const { ask } = await start();
  expect(await ask('/shop/nobody')).toMatchObject({ status: 404, text: expect.stringContaining('404.html of 2') });
  const { status, text } = await ask('/shop/api/nobody');
  expect([status, JSON.parse(text).error.status]).toEqual([404, 404]);
});

it('a file that was deleted just now is not there either', async () => {
  const { ask, folder, made } = await start();
  const paper = join(folder, 'prices.pdf');
  const list = async () => (existsSync(paper) ? [{ name: 'prices.pdf', make: () => readFile(paper) }] : []);
  made.mockImplementation(async () => siteFiles(await list(), new Set()));
  await writeFile(paper, 'A');
  expect(await ask('/shop/prices.pdf')).toMatchObject({ status: 200, text: 'A' });
  await rm(paper);
  expect((await ask('/shop/prices.pdf')).status).toBe(404);
});

it('a page that could not be made is made when it is asked for again', async () => {
  const { ask, made } = await start();
  made.mockRejectedValueOnce(new Error('too many files are open'));
  expect((await ask('/shop/')).status).toBe(500);
  expect((await ask('/shop/')).status).toBe(200);
});

it('while the content has a mistake every page says so, and comes back when it is mended', async () => {
  const { ask, save, remove, told } = await start();
  await save('reviews/a.json', '{"rating": 6}');
  const faulty = await ask('/shop/', HTML);
  expect(faulty).toMatchObject({ status: 500, text: expect.stringContaining('rating: 6 is more than 5') });
  expect(faulty.text).toContain('src="/shop/-/reload.js?');
  expect(told.join()).toContain('a.json:1:12  rating: 6 is more than 5');
  await remove('reviews/a.json');
  expect((await ask('/shop/', HTML)).status).toBe(200);
});

it('open pages hear when a file is saved', async () => {
  const { ask, save } = await start();
  const changes = async () => (await ask(`/shop${RELOADER.changes}`)).text;
  const seen = await changes();
  await save('reviews.jsonl', reviewLines(3));
  await vi.waitFor(async () => expect(await changes()).not.toBe(seen), PATIENCE);
});

it('a page says which version it was made of, so that it hears of a file that is saved while it is made and loaded', async () => {
  const { ask, save, made } = await start();
  const changes = async () => (await ask(`/shop${RELOADER.changes}`)).text;
  const shownBy = async (path: string) => /reload\.js\?(\d+)"/.exec((await ask(path, HTML)).text)?.[1];
  const before = await changes();
  made.mockImplementationOnce(async (loaded) => {
    await save('reviews/a.json', '{"rating": 6}');
    await vi.waitFor(async () => expect(await changes()).not.toBe(before), PATIENCE);
    return filesOf(loaded);
  });
  expect(await shownBy('/shop/')).toBe(before);
  // This is the page with the mistake. A file that is made and then filled may count as two changes.
  await vi.waitFor(async () => expect(await shownBy('/shop/')).toBe(await changes()), PATIENCE);
});

it('no page of somebody else can ask it by a name of his', async () => {
  const { port } = await start();
  const asked = async (host: string) => {
    const request = get({ host: '127.0.0.1', port, path: '/shop/', headers: { Host: host } });
    const [response] = await once(request, 'response');
    response.resume();
    return response.statusCode;
  };
  expect(await asked(`evil.example:${port}`)).toBe(403);
  expect(await asked(`localhost:${port}`)).toBe(200);
  expect(await asked('example.org')).toBe(200);
});

it('a page may stand beside the forms, and runs nothing of others all the same', async () => {
  const { ask } = await start();
  const policy = (await ask('/shop/')).headers.get('content-security-policy');
  expect(policy).toContain("script-src 'self'");
  expect(policy).not.toContain('frame-ancestors');
});
