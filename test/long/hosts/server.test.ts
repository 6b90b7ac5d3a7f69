import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { connect } from 'node:http2';
import { type RequestOptions, request } from 'node:https';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';
import { connect as tlsConnect } from 'node:tls';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freePort } from '../../../scripts/support/network/free-port.ts';
import { root } from '../../support/build.ts';
import { makeFolder } from '../../support/content/content.ts';
import { authority } from '../../support/hub/authority.ts';
import { isPost, startCallback } from '../../support/hub/callback-server.ts';
import { subscribeForm } from '../../support/hub/hub.ts';
import { startWebSubSite, type WebSubSite } from '../../support/hub/websub-site.ts';
import { initialize, MCP_HEADERS, rpc, stateless } from '../../support/mcp/messages.ts';
import { installedProgram } from '../../support/programs/installed-program.ts';
import { linesOf, readPage } from '../../support/sites/run-pages.ts';
import { type StaticHost, startCaddy, startNginx } from '../../support/sites/static-hosts.ts';
import { sharedFolder } from '../../support/temporary-folder.ts';

const page = readPage('server');
const unit = join(root, 'docs', 'run', 'reviews.service');

const NAME = 'reviews.example.com';

/** Low enough that a slow machine exceeds it, too, and no other test here does. */
const RATE_LIMIT = 15;

describe('docs/run/reviews.service', () => {
  const analyze = installedProgram('systemd-analyze');

  it.skipIf(!analyze)('is understood by systemd as it stands', async () => {
    const folder = await makeFolder();
    const copy = join(folder, 'reviews.service');
    // Only the program must exist on this machine.
    await writeFile(copy, readFileSync(unit, 'utf8').replace('/opt/node/bin/node', process.execPath));
    const { status, stderr } = spawnSync(analyze ?? '', ['verify', '--man=no', copy], { encoding: 'utf8' });
    expect([status, stderr]).toEqual([0, '']);
  });

  it.skipIf(!analyze)('is as closed as the page says', () => {
    const [, best, worst] = /`systemd-analyze security reviews` gives it ([\d.]+) to ([\d.]+)/.exec(page) ?? [];
    const judged = execFileSync(analyze ?? '', ['security', '--offline=true', '--no-pager', unit], { encoding: 'utf8' });
    const exposure = Number(/exposure level for reviews\.service: ([\d.]+)/.exec(judged)?.[1]);
    expect(exposure).toBeGreaterThanOrEqual(Number(best));
    expect(exposure).toBeLessThanOrEqual(Number(worst));
  });
});

interface Answered {
  readonly status: number;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly body: string;
}

interface Asked {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  /** The address of the reader, one of this machine's. */
  readonly from?: string;
}

/** Asks a proxy for the site by its name, over TLS that only the tests' authority vouches for. */
function ask(
  port: number,
  path: string,
  { method = 'GET', headers = {}, body, from = '127.0.0.1' }: Asked = {},
): Promise<Answered> {
  const options: RequestOptions = {
    host: '127.0.0.1',
    servername: NAME,
    ca: authority.ca,
    localAddress: from,
    port,
    path,
    method,
    headers: { Host: NAME, ...headers },
  };
  return new Promise((resolve, reject) => {
    const asking = request(options, (response) => {
      const { statusCode: status = 0, headers } = response;
      buffer(response).then((bytes) => resolve({ status, headers, body: bytes.toString('latin1') }), reject);
    });
    asking.on('error', reject).end(body);
  });
}

/** Headers that concern one connection or the proxy's own TLS, or name the proxy. */
const OWN_HEADERS = ['date', 'connection', 'keep-alive', 'server', 'alt-svc', 'via', 'strict-transport-security'];

function withoutOwn({ status, headers, body }: Answered) {
  return { status, headers: Object.fromEntries(Object.entries(headers).filter(([name]) => !OWN_HEADERS.includes(name))), body };
}

/** Asks the server directly. */
async function askServer(site: WebSubSite, path: string, headers: Record<string, string>): Promise<Answered> {
  const response = await fetch(site.origin + path, { headers });
  const body = Buffer.from(await response.arrayBuffer()).toString('latin1');
  return { status: response.status, headers: Object.fromEntries(response.headers), body };
}

interface Proxy {
  readonly name: string;
  /** `undefined` if it is not installed. */
  readonly program: string | undefined;
  /** The language of its lines in the page. */
  readonly language: string;
  readonly start: (program: string, config: (port: number) => string) => Promise<StaticHost>;
  /** What it needs here besides these lines. */
  readonly more?: string;
}

const PROXIES: readonly Proxy[] = [
  {
    name: 'nginx',
    program: installedProgram('nginx'),
    language: 'nginx',
    start: startNginx,
    // Debian's own file, which includes the lines, has the first. The others, as workers may not write in the test's folder.
    more: 'gzip on; client_body_buffer_size 2m; proxy_max_temp_file_size 0;\n',
  },
  { name: 'Caddy', program: installedProgram('caddy'), language: 'caddyfile', start: startCaddy },
];

/** Starts a proxy with the lines of the page, before a server. Only ports and the path of the certificate are changed. */
async function startProxy({ program = '', language, start, more = '' }: Proxy, server: number, cert: string, key: string) {
  const plain = await freePort();
  const lines = more + linesOf(page, language).replace('127.0.0.1:4321', `127.0.0.1:${server}`);
  return start(program, (port) =>
    lines
      .replace(/^ +listen \[::\].*\n/gm, '')
      .replace('listen 80;', `listen 127.0.0.1:${plain};`)
      .replace('listen 443 ', `listen 127.0.0.1:${port} `)
      .replace(/\/etc\/letsencrypt\S+fullchain\.pem/, cert)
      .replace(/\/etc\/letsencrypt\S+privkey\.pem/, key)
      .replace('reviews.example.com {', `https://reviews.example.com:${port} {\n\tbind 127.0.0.1\n\ttls ${cert} ${key}`),
  );
}

describe.skipIf(PROXIES.every(({ program }) => !program))('a server with the settings of docs/run/server.md', () => {
  const folder = sharedFolder();
  const [certFile, keyFile] = [join(folder, 'cert.pem'), join(folder, 'key.pem')];
  let site: WebSubSite;

  beforeAll(async () => {
    const { key, cert } = await authority.issue({ hosts: [NAME] });
    await Promise.all([writeFile(certFile, cert), writeFile(keyFile, key)]);
    const [, trusted = ''] = /^TRUST_PROXY=(.*)$/m.exec(page) ?? [];
    site = await startWebSubSite({
      settings: { PORT: String(await freePort()), TRUST_PROXY: trusted, RATE_LIMIT: String(RATE_LIMIT) },
      reviews: 60,
    });
  });

  afterAll(() => site.close());

  describe.each(PROXIES)('behind $name, with the lines of the page', (given) => {
    const { name, program } = given;
    let proxy: StaticHost;
    let port: number;

    beforeAll(async () => {
      if (!program) return;
      proxy = await startProxy(given, site.port, certFile, keyFile);
      port = Number(new URL(proxy.origin).port);
    });

    afterAll(() => proxy?.close());

    it.skipIf(!program)(
      'gives readers what the server gives: files, searches, codings, parts, and 304 for what they have',
      async () => {
        for (const path of ['/', '/reviews.json', '/feed.xml', '/api/reviews/search?query=fine&limit=3', '/nothing', '/readyz']) {
          for (const coding of ['br', 'gzip', 'identity']) {
            const headers: Record<string, string> = { 'Accept-Encoding': coding };
            const whole = withoutOwn(await ask(port, path, { headers }));
            const { etag } = whole.headers;
            if (whole.status === 200 && typeof etag === 'string') {
              const again = await ask(port, path, { headers: { ...headers, 'If-None-Match': etag } });
              expect([path, coding, again.status, again.headers.etag, again.body]).toEqual([path, coding, 304, etag, '']);
            }
            // The client below decodes bodies, so of encoded ones only tags and types are compared.
            const direct = withoutOwn(await askServer(site, path, headers));
            expect([path, coding, whole.status, whole.headers]).toEqual([path, coding, direct.status, direct.headers]);
            if (coding === 'identity') expect(whole.body).toBe(direct.body);
          }
        }
        const part = await ask(port, '/reviews.json', { headers: { Range: 'bytes=0-9' } });
        expect([part.status, part.body.length]).toEqual([206, 10]);
      },
    );

    it.skipIf(!program)('lets browsers ask over TLS only, also after an error', async () => {
      for (const path of ['/', '/nothing'])
        expect((await ask(port, path)).headers['strict-transport-security']).toBe('max-age=31536000');
    });

    it.skipIf(!program)('speaks HTTP/2', async () => {
      const socket = tlsConnect({ host: '127.0.0.1', port, servername: NAME, ca: authority.ca, ALPNProtocols: ['h2'] });
      const session = connect(`https://${NAME}`, { createConnection: () => socket });
      const stream = session.request({ ':path': '/reviews.json', ':authority': NAME });
      const { ':status': status } = await new Promise<Record<string, unknown>>((resolve, reject) => {
        stream.once('response', resolve).once('error', reject);
      });
      await buffer(stream);
      session.close();
      expect(status).toBe(200);
    });

    it.skipIf(!program)('lets assistants in: with a session, without one, and with a message of 1 MiB', async () => {
      const post = (message: unknown, headers: Record<string, string> = {}) =>
        ask(port, '/mcp', { method: 'POST', body: JSON.stringify(message), headers: { ...MCP_HEADERS, ...headers } });
      const begun = await post(initialize());
      expect(begun.status).toBe(200);
      const session = { 'Mcp-Session-Id': String(begun.headers['mcp-session-id']), 'MCP-Protocol-Version': '2025-11-25' };
      expect((await post(rpc('tools/list'), session)).body).toContain('search_reviews');
      const { body, headers } = stateless('tools/list');
      expect((await post(body, headers)).body).toContain('search_reviews');
      // A page of the site itself makes requests from the site's own origin.
      expect((await post(body, { ...headers, Origin: `https://${NAME}` })).status).toBe(200);
      // Caddy has no site with another name.
      const other = await post(body, { ...headers, Host: 'other.example', Origin: 'https://other.example' });
      expect(other.status).toBe(name === 'nginx' ? 403 : 200);
      if (name !== 'nginx') expect(other.body).toBe('');
      const padded = JSON.stringify(rpc('ping')).length;
      const large = await post({ ...rpc('ping'), pad: 'x'.repeat(2 ** 20 - padded - ',"pad":""'.length) }, session);
      expect([large.status, large.body]).toEqual([200, expect.stringContaining('"id":1')]);
      expect((await ask(port, '/mcp', { headers: { Accept: 'text/event-stream' } })).status).toBe(405);
    });

    it.skipIf(!program)('lets subscribers in, who are sent the next build', async () => {
      const callback = await startCallback();
      const body = new URLSearchParams(
        subscribeForm(`${callback.origin}/here`, { 'hub.topic': `https://${NAME}/feed.xml` }),
      ).toString();
      const headers = { 'Content-Type': 'application/x-www-form-urlencoded' };
      expect((await ask(port, '/api/websub/hub', { method: 'POST', headers, body })).status).toBe(202);
      await callback.waitFor(({ method }) => method === 'GET');
      await site.replace();
      const { body: sent } = await callback.waitFor(isPost);
      expect(sent.toString('latin1')).toBe((await ask(port, '/feed.xml')).body);
    });

    it.skipIf(!program)('counts each reader apart in the rate limit, and not by what a reader says', async () => {
      const search = async (asked: Asked) => (await ask(port, '/api/reviews/search?limit=1', asked)).status;
      let said = 0;
      let isRefused = false;
      // Until one is refused, however slow the machine is. Counted by what they say, so few requests of each address all pass.
      const flood = async () => {
        while (!isRefused && said < 5000) {
          const status = await search({ from: '127.0.0.2', headers: { 'X-Forwarded-For': `192.0.2.${said++ % 256}` } });
          isRefused ||= status === 429;
        }
      };
      await Promise.all(Array.from({ length: 20 }, flood));
      expect(isRefused).toBe(true);
      // An address for each proxy: the server may still count what came from it through the other one.
      const from = name === 'Caddy' ? '127.0.0.4' : '127.0.0.3';
      const others = await Promise.all(Array.from({ length: 2 * RATE_LIMIT }, () => search({ from })));
      expect(new Set(others)).toEqual(new Set([200]));
    });

    it.skipIf(!program || name !== 'Caddy')('lets readers wait while the server starts again', async () => {
      await site.stop();
      const waiting = ask(port, '/reviews.json');
      await setTimeout(200);
      await site.start();
      expect((await waiting).status).toBe(200);
    });
  });
});
