import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { freePort } from '../../scripts/support/network/free-port.ts';
import { bareEnvironment, root } from '../support/build.ts';
import { review, write } from '../support/content/content.ts';
import { beginSession } from '../support/mcp/client.ts';
import { PATIENCE } from '../support/patience.ts';
import { sampleOrigin } from '../support/shared.ts';
import { BASE_URL } from '../support/sites/built-site.ts';
import { sharedFolder } from '../support/temporary-folder.ts';

const origin = await sampleOrigin();
const content = sharedFolder();
let dev: ChildProcess;
let devOrigin: string;

beforeAll(async () => {
  await cp(join(root, 'content'), content, { recursive: true });
  const port = await freePort();
  devOrigin = `http://127.0.0.1:${port}`;
  dev = spawn(process.execPath, ['scripts/dev.ts'], {
    cwd: root,
    env: bareEnvironment({ HOST: '127.0.0.1', PORT: String(port), BASE_URL, CONTENT_DIR: content }),
    stdio: 'ignore',
  });
  await untilItAnswers(`${devOrigin}/healthz-of-nobody`);
});

afterAll(async () => {
  dev.kill('SIGTERM');
  await once(dev, 'exit');
});

describe('the dev server answers what the server entry answers', () => {
  it.each([
    '/api/reviews/search',
    '/api/reviews/search?query=ni%C3%B1o&since=2023-01-01&limit=100',
    '/api/reviews/search?rating=9&limit=x&limit=y',
    '/api/reviews/since/2026-06-01',
    '/api/reviews/since/2026-02-30',
    '/api/reviews/2026-03-14-maria-g',
    '/api/reviews/no%20body',
    '/mcp',
    '/api/websub/hub',
  ])('%s', async (path) => {
    for (const init of [
      {},
      { method: 'HEAD' },
      { method: 'OPTIONS' },
      { method: 'POST', body: 'x' },
      { headers: { 'If-None-Match': '*' } },
      { headers: { 'Accept-Encoding': 'br' } },
    ]) {
      const [ours, astro] = await Promise.all([fetch(origin + path, init), fetch(devOrigin + path, init)]);
      expect([init, astro.status]).toEqual([init, ours.status]);
      expect(comparable(astro)).toEqual(comparable(ours));
      expect(Buffer.from(await astro.arrayBuffer())).toEqual(Buffer.from(await ours.arrayBuffer()));
    }
  });

  it.each(['/reviews.json', '/insights.json', '/api/feed.json', '/feed.xml', '/.well-known/openapi.json'])('%s', async (path) => {
    const [ours, astro] = await Promise.all([fetch(origin + path), fetch(devOrigin + path)]);
    expect(await astro.text()).toBe(await ours.text());
    expect(astro.headers.get('content-type')).toBe(ours.headers.get('content-type'));
  });
});

it('the dev server refuses a form of another site, which a browser sends without asking', async () => {
  const headers = { Origin: 'https://elsewhere.example', 'Sec-Fetch-Site': 'cross-site', 'Sec-Fetch-Mode': 'navigate' };
  const sent = { method: 'POST', body: new URLSearchParams({ 'hub.mode': 'subscribe' }), headers };
  expect((await fetch(`${devOrigin}/api/websub/hub`, sent)).status).toBe(403);
  expect((await fetch(`${devOrigin}/api/websub/hub`, { ...sent, headers: { Origin: devOrigin } })).status).toBe(400);
});

describe('the dev server follows the files', () => {
  const ask = async (path: string) => {
    const response = await fetch(devOrigin + path);
    return { status: response.status, text: await response.text() };
  };
  const post = (path: string, body: URLSearchParams) => fetch(devOrigin + path, { method: 'POST', body });
  const save = (fields: object) =>
    write(content, 'reviews/new-review.json', JSON.stringify({ ...review(1, fields), id: undefined }));

  // After each change, the whole site is read and analysed again, which would take a second with all reviews of the sample.
  beforeAll(async () => {
    const names = (await readdir(join(content, 'reviews'))).sort();
    await Promise.all(names.slice(5).map((name) => rm(join(content, 'reviews', name))));
  });

  afterEach(async () => {
    for (const name of ['reviews/new-review.json', 'photos']) await rm(join(content, name), { recursive: true, force: true });
  });

  it('when a review is added, edited and removed', async () => {
    expect((await ask('/reviews/new-review')).status).toBe(404);
    await save({ text: 'As it was first.' });
    expect(await ask('/reviews/new-review')).toEqual({ status: 200, text: expect.stringContaining('As it was first.') });
    expect(await ask('/reviews/new-review.md')).toEqual({ status: 200, text: expect.stringContaining('As it was first.') });
    expect((await ask('/reviews.json')).text).toContain('As it was first.');
    await save({ text: 'As it was edited.' });
    const edited = await ask('/reviews/new-review');
    expect(edited).toEqual({ status: 200, text: expect.stringContaining('As it was edited.') });
    expect(edited.text).not.toContain('As it was first.');
    await rm(join(content, 'reviews', 'new-review.json'));
    expect(await ask('/reviews/new-review')).toEqual({
      status: 404,
      text: expect.stringContaining('Nothing is at this address'),
    });
  });

  it('and reloads the page in the browser, also when a mistake is mended by deleting its file, or all of it goes and comes back', async () => {
    const client = await (await fetch(`${devOrigin}/@vite/client`)).text();
    const token = /wsToken = "([^"]+)"/.exec(client)?.[1] ?? expect.fail('Vite has no token');
    const socket = new WebSocket(`${devOrigin.replace('http', 'ws')}/?token=${token}`, 'vite-hmr');
    const reloads: string[] = [];
    socket.addEventListener('message', ({ data }) => reloads.push(JSON.parse(data).type));
    await once(socket, 'open');
    for (const change of [
      () => write(content, 'reviews/faulty.yaml', 'rating: 6\n'),
      () => rm(join(content, 'reviews', 'faulty.yaml')),
      () => rename(content, `${content}.away`),
      () => rename(`${content}.away`, content),
    ]) {
      // What is still to be told of the change before.
      await setTimeout(500);
      reloads.length = 0;
      await change();
      await vi.waitUntil(() => reloads.includes('full-reload'), PATIENCE);
    }
    socket.close();
  });

  it('in what assistants are told and what the hub publishes', async () => {
    await save({ text: 'Said to an assistant.' });
    const session = await beginSession(`${devOrigin}/mcp`);
    const found = await session.call('search_reviews', { query: 'said to an assistant' });
    expect(JSON.stringify(found)).toContain('/reviews/new-review');
    const hub = (form: Record<string, string>) => post('/api/websub/hub', new URLSearchParams(form));
    const [known, unknown] = [`${BASE_URL}/feed.xml`, `${BASE_URL}/none`].map((url) =>
      hub({ 'hub.mode': 'publish', 'hub.url': url }),
    );
    expect([(await known)?.status, (await unknown)?.status]).toEqual([202, 404]);
  });

  it('with a page that says what is wrong while there is a mistake, and the page itself when it is mended', async () => {
    const page = () => fetch(`${devOrigin}/reviews`, { headers: { Accept: 'text/html' } }).then((response) => response.text());
    await write(content, 'reviews/new-review.json', '{"rating": 6}');
    const told = await page();
    expect(told).toContain('new-review.json:1:12</code><br><strong>rating: 6 is more than 5</strong>');
    expect(told).toContain('/@vite/client');
    expect(told).not.toMatch(/\.ts\b|node_modules/);
    const search = await ask('/api/reviews/search');
    expect([search.status, JSON.parse(search.text).error.message]).toEqual([
      500,
      expect.stringContaining('rating: 6 is more than 5'),
    ]);
    await save({});
    expect(await page()).toContain('<h1');
    expect((await ask('/api/reviews/search')).status).toBe(200);
  });

  it('with the business, and with the pages, the notice, the words and the files of the owner', async () => {
    const file = join(content, 'business.yaml');
    const before = await readFile(file, 'utf8');
    await writeFile(file, before.replace(/^name: .*/m, 'name: Birch Creek'));
    expect((await ask('/imprint')).status).toBe(404);
    await write(content, 'pages/imprint.md', '# Legal notice\n\nText.\n');
    await write(content, 'notice.md', 'Closed on Sunday.\n');
    await write(content, 'words.yaml', 'site: { insights: What they say }\n');
    await write(content, 'public/robots.txt', 'User-agent: *\n');
    await write(content, 'public/papers/prices.txt', 'Low\n');
    const { status, text } = await ask('/imprint');
    expect([
      status,
      ...['Birch Creek', '>Legal notice</h1>', 'Closed on Sunday.', 'What they say'].filter((words) => !text.includes(words)),
    ]).toEqual([200]);
    expect((await ask('/robots.txt')).text).toBe('User-agent: *\n');
    expect((await ask('/papers/prices.txt')).text).toBe('Low\n');
    await write(content, 'pages/policy.md', '# Policy\n\nText.\n');
    expect((await ask('/')).text).toContain('our-policy.md is free');
    for (const name of ['pages/imprint.md', 'pages/policy.md', 'notice.md', 'words.yaml', 'public'])
      await rm(join(content, name), { recursive: true });
    await writeFile(file, before);
    expect((await ask('/imprint')).status).toBe(404);
    expect((await ask('/')).text).not.toContain('Birch Creek');
  });

  it('with the photos of published reviews, and no other file', async () => {
    await write(content, 'photos/heater.gif', 'GIF89a');
    await write(content, 'photos/private.gif', 'GIF89a');
    expect((await ask('/photos/heater.gif')).status).toBe(404);
    await save({ photos: [{ url: '/photos/heater.gif', width: 1, height: 1, alt: 'The heater' }] });
    const photo = await fetch(`${devOrigin}/photos/heater.gif`);
    expect([photo.status, photo.headers.get('content-type'), await photo.text()]).toEqual([200, 'image/gif', 'GIF89a']);
    await write(content, 'photos/heater.gif', 'GIF89a, but another one');
    expect((await ask('/photos/heater.gif')).text).toBe('GIF89a, but another one');
    for (const path of ['/photos/private.gif', '/photos/..%2Fbusiness.yaml', '/photos/']) {
      expect([path, (await ask(path)).status]).toEqual([path, 404]);
    }
  });
});

/**
 * The headers that two servers can be compared by. The dev server has no build and thus no date of one; connections and dates
 * belong to each server.
 */
function comparable({ headers }: Response): Record<string, string> {
  const own = ['date', 'connection', 'keep-alive', 'last-modified', 'transfer-encoding', 'content-length'];
  return Object.fromEntries([...headers].filter(([name]) => !own.includes(name)));
}

async function untilItAnswers(url: string): Promise<void> {
  for (;;) {
    const answered = await fetch(url).then(
      () => true,
      () => false,
    );
    if (answered) return;
    await setTimeout(100);
  }
}
