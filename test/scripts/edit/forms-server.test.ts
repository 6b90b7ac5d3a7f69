import { once } from 'node:events';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { createFormsServer } from '../../../scripts/edit/forms-server.ts';
import { Refusal } from '../../../scripts/support/run.ts';
import { root } from '../../support/build.ts';

let failure: Error | undefined;
const server = createFormsServer({
  backend: {
    async answer(given) {
      if (failure !== undefined) throw failure;
      return { ok: true, value: given };
    },
  },
  decap: join(root, 'scripts', 'edit', 'page'),
  site: 'http://127.0.0.1:1/shop',
  config: async () => 'business.yaml has a mistake',
});
let port: number;

beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  port = (server.address() as AddressInfo).port;
});

afterAll(() => server.close());

async function ask(method: string, path: string, headers: Readonly<Record<string, string>> = {}, body = '') {
  const asked = request({ host: '127.0.0.1', port, method, path, headers });
  asked.end(body);
  const [response] = await once(asked, 'response');
  return { status: response.statusCode, headers: response.headers, body: await text(response) };
}

it('gives its page, which may ask nobody but this machine', async () => {
  const page = await ask('GET', '/');
  expect(page.status).toBe(200);
  expect(page.headers['content-security-policy']).toContain("default-src 'self';");
  expect(page.headers['content-security-policy']).not.toMatch(/https:|\*/);
});

it('may show every page of a site whose address has a path', async () => {
  const { headers } = await ask('GET', '/');
  // A source with a path stands for that one page.
  expect(headers['content-security-policy']).toContain("frame-src 'self' http://127.0.0.1:1;");
});

it('lets a browser keep Decap CMS until there is another version, and nothing else', async () => {
  const { status, headers, body } = await ask('GET', '/decap/forms.js');
  expect([status, headers['cache-control'], headers.etag]).toEqual([200, 'no-cache', '"page"']);
  expect(await ask('GET', '/decap/forms.js', { 'If-None-Match': '"page"' })).toMatchObject({ status: 304, body: '' });
  expect(await ask('GET', '/decap/forms.js', { 'If-None-Match': '"older"' })).toMatchObject({ status: 200, body });
  for (const path of ['/forms.js', '/config.json', '/decap/nothing.js'])
    expect([path, (await ask('GET', path)).headers['cache-control']]).toEqual([path, 'no-store']);
});

it.each(['/../forms-server.ts', '/decap/../../../package.json', '/decap/%2e%2e%2fpackage.json', '/nothing.js'])(
  'has nothing at %s',
  async (path) => {
    expect((await ask('GET', path)).status).toBe(404);
  },
);

it('says why the forms cannot be made', async () => {
  expect(await ask('GET', '/config.json')).toMatchObject({ status: 500, body: 'business.yaml has a mistake' });
});

it('hears its own page alone, by a name of loopback', async () => {
  const own = { Host: `localhost:${port}`, Origin: `http://localhost:${port}` };
  expect(await ask('POST', '/api/v1', own, '{"a":1}')).toMatchObject({ status: 200, body: '{"ok":true,"value":{"a":1}}' });
  expect((await ask('POST', '/api/v1', own, '{')).body).toBe('{"ok":true}');
  for (const headers of [
    {},
    { Origin: 'null' },
    { Origin: 'https://evil.example' },
    { Host: `localhost:${port}`, Origin: `http://127.0.0.1:${port}` },
    { Host: `evil.example:${port}`, Origin: `http://evil.example:${port}` },
  ])
    expect([headers, (await ask('POST', '/api/v1', headers, '{}')).status]).toEqual([headers, 403]);
  expect((await ask('GET', '/', { Host: 'evil.example' })).status).toBe(403);
});

it('answers with what the user can correct, and tells of a defect in the terminal alone', async ({ onTestFinished }) => {
  onTestFinished(() => {
    failure = undefined;
  });
  const own = { Host: `localhost:${port}`, Origin: `http://localhost:${port}` };
  failure = new Refusal('a.md: was changed meanwhile');
  expect(await ask('POST', '/api/v1', own, '{}')).toMatchObject({
    status: 200,
    body: '{"ok":false,"message":"a.md: was changed meanwhile"}',
  });
  failure = Object.assign(new Error('ENOSPC: no space left on device, write'), {
    code: 'ENOSPC',
    syscall: 'write',
    path: 'a.md',
  });
  expect((await ask('POST', '/api/v1', own, '{}')).body).toContain('a.md cannot be written: no space is left on its disk');
  const told = vi.spyOn(console, 'error').mockReturnValue();
  failure = new TypeError('x is not a function');
  expect(await ask('POST', '/api/v1', own, '{}')).toMatchObject({
    status: 500,
    body: 'the forms failed; the terminal says how',
  });
  expect(told).toHaveBeenCalledWith(failure);
});
