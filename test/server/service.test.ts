import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bodyParts } from '../../src/http/answer.ts';
import { createRateLimiter } from '../../src/http/client/rate-limit.ts';
import { corsHeaders } from '../../src/http/cors.ts';
import type { Hub } from '../../src/hub/hub.ts';
import { PAGE_HEADERS } from '../../src/publication/headers/headers.ts';
import { openPack } from '../../src/publication/pack/pack.ts';
import { PACK_NAME } from '../../src/publication/sealing/seal.ts';
import { type OpenPublication, openPublication } from '../../src/publication/serving/open.ts';
import { RESOURCES } from '../../src/representations/resources.ts';
import { createService, type ServiceParts, type ServiceRequest } from '../../src/server/service.ts';
import { createMetrics } from '../../src/telemetry/metrics.ts';
import { sampleSite } from '../support/content/sample-site.ts';
import { CLIENT_HEADERS, startMcp } from '../support/mcp/mcp.ts';
import { initialize, rpc, stateless } from '../support/mcp/messages.ts';
import { sealSite } from '../support/sites/sealed-site.ts';
import { sharedFolder } from '../support/temporary-folder.ts';

const PAGE = '/reviews/2026-03-14-maria-g';
const BASES = { root: 'https://example.com', shop: 'https://example.com/shop', umlaut: 'https://example.com/gr%C3%B6%C3%9Fe' };

const publications = new Map<keyof typeof BASES, OpenPublication>();
const folder = sharedFolder();

beforeAll(async () => {
  for (const name of ['root', 'shop', 'umlaut'] as const) {
    const site = sampleSite({ baseUrl: BASES[name] });
    const files = { 'price list.txt': 'All prices', [`${PAGE.slice(1)}.md`]: 'Good.' };
    const { packFile } = await sealSite(join(folder, name), { site, files });
    publications.set(name, openPublication(packFile));
  }
});

afterAll(() => {
  for (const publication of publications.values()) publication.close();
});

interface Asking extends Partial<Omit<ServiceRequest, 'clientKey' | 'readBody'>> {
  readonly clientKey?: string;
  readonly body?: string;
  readonly base?: keyof typeof BASES;
  readonly parts?: Partial<ServiceParts>;
}

/** A hub that accepts everything. */
const hub: Pick<Hub, 'receive' | 'problem'> = { receive: async () => ({ status: 202 }), problem: async () => undefined };

function serviceOf({ base = 'root', parts = {} }: Asking) {
  const publication = publications.get(base);
  if (!publication) throw new Error(`${base} was not built`);
  return createService({
    publication: () => publication,
    publicationProblem: () => undefined,
    rateLimiter: createRateLimiter(0),
    metrics: createMetrics(),
    hub,
    mcp: startMcp(publication).mcp,
    servesMetrics: true,
    isStopping: () => false,
    ...parts,
  });
}

/** The service's answer, as a server asks for it. `isOurs` tells whether one of our files is at the address. */
async function ask(url: string, asking: Asking = {}, service = serviceOf(asking)) {
  const request = {
    method: asking.method ?? 'GET',
    url,
    headers: asking.headers ?? {},
    clientKey: () => asking.clientKey ?? 'a',
    readBody: async () => Buffer.from(asking.body ?? ''),
  };
  const { route, answer } = service.answer(request);
  const { status, headers, body } = await answer;
  return {
    isOurs: route !== 'none',
    route,
    status,
    headers,
    text: body === null ? '' : Buffer.concat(bodyParts(body)).toString(),
  };
}

describe('what is where', () => {
  it.each([
    ['/', 'page', 'text/html; charset=utf-8'],
    ['/?utm_source=x', 'page', 'text/html; charset=utf-8'],
    ['/price%20list.txt', 'page', 'text/plain; charset=utf-8'],
    ['/reviews.json', '/reviews.json', 'application/json'],
    ['/%61pi/feed%2Ejson', '/api/feed.json', 'application/json'],
    ['/mcp/server-card', '/mcp/server-card', 'application/mcp-server-card+json'],
    ['/api/reviews/search?rating=5', 'search', 'application/json'],
    ['/api/reviews/since/2026-03-14', 'since', 'application/json'],
    ['/api/reviews/since/2026%2D03%2D14', 'since', 'application/json'],
    ['/api/reviews/2026-03-14-maria-g', 'review', 'application/json'],
    ['/api/reviews/2026%2D03%2D14-maria-g', 'review', 'application/json'],
    ['http://localhost/reviews.json', '/reviews.json', 'application/json'],
    ['/healthz', 'healthz', 'application/json'],
    ['/readyz', 'readyz', 'application/json'],
    ['/metrics', 'metrics', 'text/plain; version=0.0.4; charset=utf-8'],
  ])('%s is %s', async (url, route, type) => {
    expect(await ask(url)).toMatchObject({ isOurs: true, route, status: 200, headers: { 'Content-Type': type } });
  });

  it.each([
    ['/api', true],
    ['/api/reviews/', true],
    ['/api/reviews/since/2026-03-14/x', true],
    ['/api/feed.json/', true],
    ['/api%2Ffeed.json', false],
    ['/mcp//', true],
    ['/.well-known/oauth-protected-resource', true],
    ['/reviews.json/x', false],
    ['/reviews/', false],
    ['/index.html', false],
    ['/publication.pack', false],
    ['/%2e%2e/publication.pack', false],
    ['//example.org/', false],
    ['/__proto__', false],
    ['*', false],
  ])('nothing is at %s', async (url, isApi) => {
    const { isOurs, route, status, headers, text } = await ask(url);
    expect({ isOurs, route, status }).toEqual({ isOurs: false, route: 'none', status: 404 });
    if (isApi) {
      expect(headers).toMatchObject({ 'Content-Type': 'application/json', ...corsHeaders });
      expect(JSON.parse(text)).toEqual({ error: { status: 404, message: 'nothing is at this address' } });
    } else {
      expect(headers).toMatchObject({ 'Content-Type': 'text/html; charset=utf-8', ...PAGE_HEADERS });
      expect(text).toContain('Nothing is here');
    }
  });

  it('takes an escape in a date for what it stands for', async () => {
    expect(JSON.parse((await ask('/api/reviews/since/%2F')).text).issues[0].message).toContain('"/"');
    expect(JSON.parse((await ask('/api/reviews/since/%25')).text).issues[0].message).toContain('"%"');
    expect(await ask('/api/reviews/since/')).toMatchObject({ route: 'since', status: 400 });
  });

  it.each(['/api/reviews/since', '/api/reviews/since?date=2026-01-01', '/api/reviews/since/?date=2026-01-01'])(
    'says where the date belongs that is not in the path of %s',
    async (url) => {
      const { route, status, text } = await ask(url);
      expect({ route, status, ...JSON.parse(text) }).toEqual({
        route: 'since',
        status: 400,
        issues: [
          {
            path: ['date'],
            code: 'invalid_format',
            message: 'is missing; it is the end of the address: …/api/reviews/since/YYYY-MM-DD',
          },
        ],
      });
    },
  );

  it('says which review is not there', async () => {
    const { route, status, text } = await ask('/api/reviews/no%62ody');
    expect({ route, status, ...JSON.parse(text) }).toEqual({
      route: 'review',
      status: 404,
      error: { status: 404, message: 'no published review has the id "nobody"' },
    });
  });

  it('answers the page for what is not there unconditionally, but in the coding that fits', async () => {
    const headers = { 'if-none-match': '*', 'if-modified-since': 'Fri, 01 Jan 2100 00:00:00 GMT', 'accept-encoding': 'br' };
    expect(await ask('/nobody', { headers })).toMatchObject({ status: 404, headers: { 'Content-Encoding': 'br' } });
  });

  it.each(['/%', '/%zz', '/%ff', '/a%00b', '/a%5Cb', '/reviews.json#x', 'reviews.json', ''])(
    'refuses the malformed address %j',
    async (url) => {
      const { route, status, headers, text } = await ask(url);
      expect({ route, status }).toEqual({ route: 'malformed', status: 400 });
      expect(headers).toMatchObject(corsHeaders);
      expect(JSON.parse(text).error.message).toBe('the address is malformed');
    },
  );
});

it('tells a date that cannot be decoded as an issue, like any other date that is none', async () => {
  const { status, text } = await ask('/api/reviews/since/%E0%A4');
  expect({ status, ...JSON.parse(text) }).toMatchObject({ status: 400, issues: [{ path: ['date'], code: 'invalid_format' }] });
});

describe('one address for each page', () => {
  it.each([
    [`${PAGE}/`, PAGE],
    [`${PAGE}///`, PAGE],
    [`${PAGE}/?a=b&c=%2F`, `${PAGE}?a=b&c=%2F`],
    ['/price%20list.txt/', '/price%20list.txt'],
  ])('%s leads to %s', async (url, location) => {
    expect(await ask(url)).toMatchObject({ status: 308, headers: { Location: location }, text: '' });
  });

  it('leads nowhere from an address of slashes alone, or to another host', async () => {
    for (const url of ['//', '///', '//example.org//', `/${PAGE}/`]) expect((await ask(url)).status, url).toBe(404);
  });
});

describe('a path in the base address', () => {
  const shop = { base: 'shop' } as const;

  it.each(['/shop', '/shop/', '/shop/reviews.json', `/shop${PAGE}`, '/shop/api/reviews/search', '/shop/healthz', '/sho%70/'])(
    'is before %s',
    async (url) => {
      expect((await ask(url, shop)).status).toBe(200);
    },
  );

  it.each(['/', '/reviews.json', '/shopx', '/shopx/reviews.json', '/SHOP/', '/api/reviews/search', '/healthz/', '/x/shop/'])(
    'is missing in %s',
    async (url) => {
      expect(await ask(url, shop)).toMatchObject({ isOurs: false, status: 404, headers: { 'Content-Type': 'application/json' } });
    },
  );

  it.each(['/healthz', '/readyz', '/metrics'])('is not needed for %s', async (url) => {
    expect((await ask(url, shop)).status).toBe(200);
    expect((await ask(`/shop${url}`, shop)).status).toBe(200);
  });

  it('stands in redirects and in the page for what is not there', async () => {
    expect(await ask(`/shop${PAGE}/`, shop)).toMatchObject({ status: 308, headers: { Location: `/shop${PAGE}` } });
    expect(await ask('/shop/nobody', shop)).toMatchObject({
      status: 404,
      headers: { 'Content-Type': 'text/html; charset=utf-8' },
    });
    expect(await ask('/shop/api/nobody', shop)).toMatchObject({ status: 404, headers: { 'Content-Type': 'application/json' } });
  });

  it('may hold letters of any language', async () => {
    expect((await ask('/gr%C3%B6%C3%9Fe/reviews.json', { base: 'umlaut' })).status).toBe(200);
    expect(await ask(`/gr%C3%B6%C3%9Fe${PAGE}/`, { base: 'umlaut' })).toMatchObject({
      status: 308,
      headers: { Location: `/gr%C3%B6%C3%9Fe${PAGE}` },
    });
  });
});

describe('methods', () => {
  const paths = [
    '/',
    PAGE,
    ...Object.values(RESOURCES).map(({ path }) => path),
    '/api/reviews/search',
    '/api/reviews/since/2026-03-14',
    '/api/reviews/2026-03-14-maria-g',
  ];

  it.each(paths)('HEAD answers %s as GET does', async (url) => {
    expect(await ask(url, { method: 'HEAD' })).toEqual(await ask(url));
  });

  it.each([...paths, '/healthz'])(
    'OPTIONS answers CORS preflight for %s where scripts of other sites may read it',
    async (url) => {
      const isOpen = 'Access-Control-Allow-Origin' in (await ask(url)).headers;
      const { status, headers, text } = await ask(url, {
        method: 'OPTIONS',
        headers: { 'access-control-request-method': 'GET' },
      });
      expect({ status, text }).toEqual({ status: 204, text: '' });
      expect(headers).toMatchObject({
        Allow: 'GET, HEAD, OPTIONS',
        ...(isOpen && { ...corsHeaders, 'Access-Control-Allow-Methods': 'GET, HEAD, OPTIONS' }),
      });
      if (!isOpen) expect(Object.keys(headers).filter((name) => name.startsWith('Access-Control'))).toEqual([]);
    },
  );

  it('of scripts of other sites may be what the description says, and nothing else', async () => {
    const { info, paths } = JSON.parse((await ask('/.well-known/openapi.json')).text);
    expect(info.description).toContain('CORS preflight, except for pages, the Markdown of a review and operations.');
    const operations = Object.entries<{ get?: { tags: string[] } }>(paths).flatMap(([path, { get }]) =>
      get ? { path, get } : [],
    );
    expect(operations.length).toBeGreaterThan(20);
    for (const { path, get } of operations) {
      const url = path.replace('{id}', PAGE.slice('/reviews/'.length)).replace('{date}', '2026-03-14');
      const { status, headers } = await ask(url, { method: 'OPTIONS' });
      const isClosed = get.tags.some((tag) => tag === 'pages' || tag === 'operations') || path.endsWith('.md');
      expect([path, status, 'Access-Control-Allow-Origin' in headers]).toEqual([path, 204, !isClosed]);
    }
  });

  it.each(['POST', 'PUT', 'DELETE', 'PATCH', 'PROPFIND', 'get'])('%s is not allowed where something is', async (method) => {
    for (const url of ['/', '/reviews.json', '/api/reviews/search', '/metrics']) {
      const { status, headers, text } = await ask(url, { method });
      expect(status).toBe(405);
      expect(headers).toMatchObject({ ...corsHeaders, Allow: 'GET, HEAD, OPTIONS' });
      expect(JSON.parse(text)).toEqual({ error: { status: 405, message: 'allowed: GET, HEAD, OPTIONS' } });
    }
  });

  it.each(['POST', 'OPTIONS'])('%s finds nothing where nothing is', async (method) => {
    expect((await ask('/api/nobody', { method })).status).toBe(404);
  });
});

const HUB = '/api/websub/hub';

/** What every subscriber sends: a form, without `Origin`. */
const form = {
  method: 'POST',
  headers: { 'content-type': 'application/x-www-form-urlencoded' },
  body: 'hub.mode=publish&hub.url=x',
} as const;

describe('the hub', () => {
  it.each([{}, { origin: 'https://elsewhere.example' }, { authorization: 'Bearer x' }])(
    'gets the form of a POST with %j, and its answer is empty',
    async (more) => {
      const forms: string[] = [];
      const clients: unknown[] = [];
      const receive: Hub['receive'] = async (fields, client) => {
        forms.push(String(fields));
        clients.push(client);
        return { status: 202 };
      };
      const headers = { ...form.headers, ...more };
      const answer = await ask(HUB, { ...form, headers, clientKey: 'b', parts: { hub: { ...hub, receive } } });
      expect(answer).toEqual({ isOurs: true, route: 'hub', status: 202, headers: { 'Cache-Control': 'no-store' }, text: '' });
      expect(forms).toEqual(['hub.mode=publish&hub.url=x']);
      expect(clients).toEqual(['b']);
    },
  );

  it.each(['/api/websub', '/api/websub/hub/', '/api/websub/hub/x', '/API/websub/hub'])('is not at %s', async (url) => {
    expect((await ask(url, form)).status).toBe(404);
  });

  it('is below the path of the base address, and nowhere else', async () => {
    expect(await ask(`/shop${HUB}`, { ...form, base: 'shop' })).toMatchObject({ route: 'hub', status: 202 });
    expect((await ask(HUB, { ...form, base: 'shop' })).status).toBe(404);
  });

  it('stops a client that asks too much in its own words: plain text, Retry-After, before the form is read', async () => {
    const service = serviceOf({ parts: { rateLimiter: createRateLimiter(1) } });
    for (let times = 0; times < 2; times++) expect((await ask(HUB, form, service)).status).toBe(202);
    const { status, headers, text } = await ask(HUB, form, service);
    expect(status).toBe(429);
    expect(headers).toMatchObject({
      'Content-Type': 'text/plain; charset=utf-8',
      'Cache-Control': 'no-store',
      'Retry-After': expect.stringMatching(/^[12]$/),
    });
    expect(text).toMatch(/^too many requests; wait [12] s\n$/);
    expect((await ask(HUB, { ...form, clientKey: 'b' }, service)).status).toBe(202);
  });
});

const MCP = '/mcp';

/** A POST with a message, as MCP clients send it. */
function message(body: object, headers: Readonly<Record<string, string>> = {}): Asking {
  return { method: 'POST', headers: { ...CLIENT_HEADERS, ...headers }, body: JSON.stringify(body) };
}

describe('MCP', () => {
  it.each([MCP, `${MCP}/`, `${MCP}?x=1`, '/%6dcp'])('answers at %s, without a redirect', async (url) => {
    const { route, status, headers, text } = await ask(url, message(initialize()));
    expect({ route, status }).toEqual({ route: 'mcp', status: 200 });
    expect(headers).toMatchObject({ ...corsHeaders, 'Mcp-Session-Id': expect.stringMatching(/^[!-~]{52}$/) });
    expect(JSON.parse(text)).toMatchObject({ jsonrpc: '2.0', id: 1, result: { serverInfo: { name: 'com.example/reviews' } } });
  });

  it('is below the path of the base address, and nowhere else', async () => {
    const { status, text } = await ask(`/shop${MCP}`, { ...message(initialize()), base: 'shop' });
    expect(status).toBe(200);
    expect(JSON.parse(text).result.serverInfo.name).toBe('com.example/shop-reviews');
    expect((await ask(MCP, { ...message(initialize()), base: 'shop' })).status).toBe(404);
  });

  it('stops a client that asks too much in its own words: an error of JSON-RPC, Retry-After, before the body is read', async () => {
    const service = serviceOf({ parts: { rateLimiter: createRateLimiter(1) } });
    for (let times = 0; times < 2; times++) expect((await ask(MCP, message(initialize()), service)).status).toBe(200);
    const { status, headers, text } = await ask(MCP, message(initialize()), service);
    expect(status).toBe(429);
    expect(headers).toMatchObject({ ...corsHeaders, 'Retry-After': expect.stringMatching(/^[12]$/) });
    expect(JSON.parse(text)).toMatchObject({ jsonrpc: '2.0', id: null, error: { code: -32000, status: 429 } });
    expect((await ask(MCP, { ...message(initialize()), clientKey: 'b' }, service)).status).toBe(200);
    expect((await ask(MCP, { method: 'OPTIONS' }, service)).status).toBe(204);
  });
});

describe('Authorization', () => {
  const headers = { authorization: 'Bearer secret', cookie: 'session=1' };

  it.each(['/', '/reviews.json', '/api/reviews/search', '/api/reviews/since/2026-03-14', '/nobody', '/api/nobody', MCP])(
    'changes neither bytes nor headers of %s',
    async (url) => {
      expect(await ask(url, { headers })).toEqual(await ask(url));
    },
  );

  it('changes nothing of what MCP answers, in a session or without one', async () => {
    const service = serviceOf({});
    const begun = await ask(MCP, message(initialize()), service);
    const alone = stateless('tools/list');
    for (const [body, own] of [
      [rpc('tools/list'), { 'mcp-session-id': begun.headers['Mcp-Session-Id'] ?? '' }],
      [alone.body, alone.headers],
    ] as const) {
      const plain = await ask(MCP, message(body, own), service);
      expect(plain.status).toBe(200);
      expect(await ask(MCP, message(body, { ...own, ...headers }), service)).toEqual(plain);
    }
  });
});

describe('the rate limit', () => {
  it('stops a client on search, since and records together, and tells it how long to wait', async () => {
    const service = serviceOf({ parts: { rateLimiter: createRateLimiter(1) } });
    expect((await ask('/api/reviews/search', {}, service)).status).toBe(200);
    expect((await ask('/api/reviews/since/2026-01-01', {}, service)).status).toBe(200);
    const record = '/api/reviews/2026-03-14-maria-g';
    for (const url of ['/api/reviews/search', '/api/reviews/since/2026-01-01', '/api/reviews/search?rating=9', record]) {
      const { status, headers, text } = await ask(url, {}, service);
      expect(status).toBe(429);
      expect(headers).toMatchObject({
        ...corsHeaders,
        'Content-Type': 'application/json',
        'Retry-After': expect.stringMatching(/^[12]$/),
      });
      expect(JSON.parse(text).error.message).toMatch(/^too many requests; wait [12] s$/);
    }
  });

  it('leaves other clients and published files alone', async () => {
    const service = serviceOf({ parts: { rateLimiter: createRateLimiter(1) } });
    for (let times = 0; times < 3; times++) await ask('/api/reviews/search', {}, service);
    expect((await ask('/api/reviews/search', { clientKey: 'b' }, service)).status).toBe(200);
    for (const url of ['/', '/reviews.json', '/healthz']) expect((await ask(url, {}, service)).status).toBe(200);
    expect((await ask('/api/reviews/search', { method: 'OPTIONS' }, service)).status).toBe(204);
  });
});

describe('the room for bodies', () => {
  /** Sends bodies of 1 MiB that do not end; `end` ends all of them. */
  function sendSlowly(service: ReturnType<typeof createService>, count: number) {
    const { promise, resolve } = Promise.withResolvers<undefined>();
    const headers = { ...CLIENT_HEADERS, 'content-length': String(2 ** 20) };
    const request = { method: 'POST', url: MCP, headers, clientKey: () => 'a', readBody: () => promise };
    const answers = Array.from({ length: count }, () => service.answer(request).answer);
    return {
      async end() {
        resolve(undefined);
        return (await Promise.all(answers)).map(({ status }) => status);
      },
    };
  }
  const short = (body: Asking): Asking => ({ ...body, headers: { ...body.headers, 'content-length': '200' } });

  it('refuses more of a client whose bodies of 32 MiB have not ended, until they have', async () => {
    const service = serviceOf({});
    const bodies = sendSlowly(service, 33);
    for (const [url, body] of [
      [MCP, message(initialize())],
      [HUB, form],
    ] as const) {
      const { status, headers } = await ask(url, short(body), service);
      expect({ status, wait: headers['Retry-After'] }).toEqual({ status: 429, wait: '1' });
      expect((await ask(url, { ...short(body), clientKey: 'b' }, service)).status).toBeLessThan(300);
    }
    expect((await ask('/api/reviews/search', {}, service)).status).toBe(200);
    expect(await bodies.end()).toEqual([...Array(32).fill(413), 429]);
    expect((await ask(MCP, short(message(initialize())), service)).status).toBe(200);
  });
});

describe('operation', () => {
  it('is not ready while it stops, but alive', async () => {
    const parts = { isStopping: () => true };
    expect(await ask('/readyz', { parts })).toMatchObject({ status: 503, headers: { 'Cache-Control': 'no-store' } });
    expect((await ask('/healthz', { parts })).status).toBe(200);
    expect((await ask('/reviews.json', { parts })).status).toBe(200);
  });

  it("is not ready while the hub's store cannot be used, and everything else answers", async () => {
    const parts = { hub: { ...hub, problem: async () => 'the disk is full' } };
    expect((await ask('/readyz', { parts })).status).toBe(503);
    for (const url of ['/healthz', '/reviews.json', '/api/reviews/search']) expect((await ask(url, { parts })).status).toBe(200);
  });

  it('is not ready while something is wrong with the publication', async () => {
    const parts = { publicationProblem: () => 'a part of the publication is damaged' };
    expect(await ask('/readyz', { parts })).toMatchObject({ status: 503, text: expect.stringContaining('is damaged') });
  });

  it('gives no part of a publication that is damaged, and all others', async () => {
    const packFile = join(folder, 'damaged.pack');
    const pack = openPack(join(folder, 'root', PACK_NAME));
    const damaged = ['/', '/reviews.json'].map((path) => pack.entry(path)?.identity.offset ?? expect.fail(path));
    pack.close();
    const bytes = await readFile(join(folder, 'root', PACK_NAME));
    for (const offset of damaged) bytes[offset] = 0;
    await writeFile(packFile, bytes);
    const publication = openPublication(packFile);
    const parts = { publication: () => publication };
    for (const url of ['/', '/reviews.json', '/api/reviews/search', '/api/reviews/since/2026-01-01']) {
      const { status, headers, text } = await ask(url, { parts });
      expect([url, status, headers['Retry-After'], JSON.parse(text).error.status]).toEqual([url, 503, '60', 503]);
    }
    for (const url of [PAGE, '/feed.xml', '/healthz']) expect([url, (await ask(url, { parts })).status]).toEqual([url, 200]);
    publication.close();
  });

  it('hands a defect on to the server, which logs it', async () => {
    const defect = new TypeError('a defect');
    const publication = () => {
      throw defect;
    };
    await expect(ask('/', { parts: { publication } })).rejects.toBe(defect);
  });

  it('shows no metrics here when they have a port of their own', async () => {
    expect(await ask('/metrics', { parts: { servesMetrics: false } })).toMatchObject({ isOurs: false, status: 404 });
  });

  it('answers from the publication that is current at each request', async () => {
    const [root, shop] = [publications.get('root'), publications.get('shop')];
    if (!root || !shop) throw new Error('not built');
    let current = root;
    const service = serviceOf({ parts: { publication: () => current } });
    expect((await ask('/reviews.json', {}, service)).status).toBe(200);
    current = shop;
    expect((await ask('/reviews.json', {}, service)).status).toBe(404);
    expect((await ask('/shop/reviews.json', {}, service)).status).toBe(200);
  });

  it('names routes from a fixed set, whatever strangers ask for', async () => {
    const urls = ['/x', '/y', `${PAGE}/`, PAGE, '/api/x', '/api/reviews/since/x', '/api/reviews/x', '/%', '/reviews.json'];
    const routes = await Promise.all(urls.map(async (url) => (await ask(url)).route));
    expect(routes).toEqual(['none', 'none', 'page', 'page', 'none', 'since', 'review', 'malformed', '/reviews.json']);
  });
});
