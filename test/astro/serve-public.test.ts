import { truncate } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { servePublic } from '../../src/astro/serve-public.ts';
import { makeFolder, write } from '../support/content/content.ts';
import { startLoopbackServer } from '../support/network/loopback-server.ts';

it('serves the files of the folder as they are, below the base, and leaves all else, and what cannot be read, to others', async () => {
  const folder = await makeFolder({ 'robots.txt': 'A\n', 'papers/price list.pdf': 'B', '.hidden': 'C' });
  const serve = servePublic(folder, '/shop/');
  const origin = await startLoopbackServer((request, response) =>
    serve(request, response, (error?: unknown) => response.writeHead(error === undefined ? 404 : 500).end()),
  );
  const ask = async (path: string) => {
    const answer = await fetch(origin + path);
    return [answer.status, answer.headers.get('content-type'), await answer.text()];
  };
  expect(await ask('/shop/robots.txt?x')).toEqual([200, 'text/plain; charset=utf-8', 'A\n']);
  expect(await ask('/shop/papers/price%20list.pdf')).toEqual([200, 'application/pdf', 'B']);
  for (const path of ['/robots.txt', '/shop/.hidden', '/shop/papers', '/shop/%2e%2e/robots.txt'])
    expect((await ask(path))[0]).toBe(404);
  await write(folder, 'robots.txt', 'D');
  expect((await ask('/shop/robots.txt'))[2]).toBe('D');
  // Node reads no file of 2 GiB or more.
  await truncate(join(folder, 'robots.txt'), 2 ** 31);
  expect((await ask('/shop/robots.txt'))[0]).toBe(500);
});
