import { readFileSync } from 'node:fs';
import { chmod } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { corsHeaders } from '../../../src/http/cors.ts';
import { ANSWER_HEADERS, PAGE_HEADERS } from '../../../src/publication/headers/headers.ts';
import { installedProgram } from '../../support/programs/installed-program.ts';
import { sampleDist, spanishDist } from '../../support/shared.ts';
import { BASE_URL, SPANISH_URL } from '../../support/sites/built-site.ts';
import { readTemplate } from '../../support/sites/cloudformation.ts';
import { type Difference, differencesAt, statedDifferences } from '../../support/sites/compared-answers.ts';
import { differentPaths, type HostedSite, layOut, type Published } from '../../support/sites/hosted-site.ts';
import { aboutSite, linesOf, readPage } from '../../support/sites/run-pages.ts';
import { type RunningServer, startServer } from '../../support/sites/server.ts';
import {
  NGINX_BROTLI,
  type StaticHost,
  startApache,
  startCaddy,
  startHttpServer,
  startNetlify,
  startNginx,
  startWrangler,
} from '../../support/sites/static-hosts.ts';
import { sharedFolder } from '../../support/temporary-folder.ts';

interface Host {
  readonly name: string;
  /** Its page in `docs/run`. http-server has none, so its headers are not checked. */
  readonly page?: string;
  /** Whether it takes types only from file extensions, and the page for a 404 only from its root. */
  readonly isPlain?: true;
  /** Whether it prefers the folder `reviews/` to `reviews.html`. */
  readonly prefersFolders?: true;
  /** `undefined` if the program is not installed. */
  readonly start: ((site: HostedSite) => Promise<StaticHost>) | undefined;
}

const NETLIFY = installedProgram('netlify');

const HOSTS: readonly Host[] = [
  { name: "Cloudflare's local Pages", page: 'cloudflare-pages', start: ({ folder }) => startWrangler(folder) },
  {
    name: "Netlify's local server",
    page: 'netlify',
    isPlain: true,
    start: NETLIFY === undefined ? undefined : ({ folder }) => startNetlify(NETLIFY, folder),
  },
  {
    name: 'nginx with its Brotli module',
    page: 'nginx',
    start: NGINX_BROTLI === undefined ? undefined : withProgram('nginx', 'nginx', 'nginx', startNginx),
  },
  { name: 'Caddy', page: 'caddy', start: withProgram('caddy', 'caddy', 'caddyfile', startCaddy) },
  { name: 'Apache', page: 'apache', start: withProgram('apache2', 'apache', 'apache', startApache) },
  { name: 'http-server', isPlain: true, prefersFolders: true, start: ({ folder }) => startHttpServer(folder) },
];

type Start = (program: string, config: (port: number) => string) => Promise<StaticHost>;

/** Starts an installed program with the lines of its page. Only what depends on the place is changed. */
function withProgram(name: string, document: string, language: string, start: Start): Host['start'] {
  const program = installedProgram(name);
  if (program === undefined) return undefined;
  return (site) =>
    start(program, (port) =>
      aboutSite(linesOf(readPage(document), language), site)
        .replace('*:80', `*:${port}`)
        .replace('reviews.example.com {', `http://127.0.0.1:${port} {`),
    );
}

const workFolder = sharedFolder();
let sites: Record<string, HostedSite>;
let servers: Record<string, RunningServer>;

beforeAll(async () => {
  // Servers read the files with accounts of their own.
  await chmod(workFolder, 0o755);
  sites = {
    'at its root': await layOut(await sampleDist(), BASE_URL, join(workFolder, 'root')),
    'below a path': await layOut(await spanishDist(), SPANISH_URL, join(workFolder, 'path')),
  };
  servers = {
    'at its root': await startServer(await sampleDist()),
    'below a path': await startServer(await spanishDist()),
  };
});

afterAll(() => Promise.all(Object.values(servers).map((server) => server.stop())));

interface Received {
  readonly status: number;
  readonly mediaType: string;
  readonly location: string | undefined;
  readonly isRight: boolean;
}

/** The answer of a host. It is right if it has the bytes of the build. */
async function request(origin: string, path: string, published: Published | undefined): Promise<Received> {
  const response = await fetch(origin + path, { redirect: 'manual' });
  const bytes = Buffer.from(await response.arrayBuffer());
  const location = response.headers.get('location');
  return {
    status: response.status,
    mediaType: essenceOf(response.headers.get('content-type') ?? ''),
    location: location === null ? undefined : targetOf(new URL(location, origin + path)),
    isRight: published !== undefined && bytes.equals(published.bytes),
  };
}

/** The path and query of an address, decoded, since escapes may be in lower case (RFC 3986 section 6.2.2.1). */
function targetOf({ pathname, search }: URL): string {
  return decodeURI(pathname) + search;
}

function essenceOf(mediaType: string): string {
  return mediaType.split(';')[0] ?? '';
}

/** Addresses whose paths name another host once they are read as an address without a scheme. */
const MISLEADING: readonly string[] = [
  '//elsewhere.example/',
  '//elsewhere.example/..%2freviews/',
  '/%5Celsewhere.example/..%2freviews/',
];

/** A type, and the more general or older types that hosts use instead. */
function typesFor(mediaType: string): string[] {
  const essence = essenceOf(mediaType);
  if (/[/+]xml$/.test(essence)) return [essence, 'application/xml', 'text/xml'];
  if (essence.endsWith('+json')) return [essence, 'application/json'];
  if (essence === 'image/vnd.microsoft.icon') return [essence, 'image/x-icon'];
  return essence === 'text/javascript' ? [essence, 'application/javascript'] : [essence];
}

/** Asks for all paths, sixteen at a time. Returns a line for each that is not as it should be. */
async function askAll(paths: readonly string[], ask: (path: string) => Promise<string | undefined>): Promise<string[]> {
  const wrong: string[] = [];
  async function askFor(path: string): Promise<void> {
    const problem = await ask(path);
    if (problem !== undefined) wrong.push(`${path}: ${problem}`);
  }
  await Readable.from(paths).forEach(askFor, { concurrency: 16 });
  return wrong;
}

type Handler = (event: { request: { uri: string } }) => { uri?: string; headers?: { location: { value: string } } };

/** The template's function for CloudFront. */
function cloudFrontFunction({ prefix }: HostedSite): Handler {
  const code = readTemplate().Resources.Addresses?.Properties.FunctionCode as { 'Fn::Sub': string };
  // biome-ignore lint/suspicious/noTemplateCurlyInString: so the template takes its parameter.
  const source = code['Fn::Sub'].replace('${Home}', `${prefix}/`);
  return new Function(`${source}\nreturn handler;`)();
}

it('the template for CloudFront sends the headers of pages and of data', () => {
  const template = JSON.stringify(readTemplate().Resources.Headers);
  const exposed = corsHeaders['Access-Control-Expose-Headers']?.split(', ');
  const { 'Content-Security-Policy': security, 'Referrer-Policy': referrer } = PAGE_HEADERS;
  const values = [exposed, ANSWER_HEADERS.data['Cross-Origin-Resource-Policy'], security, referrer];
  const lacking = values.filter((value) => !template.includes(JSON.stringify(value)));
  expect(lacking).toEqual([]);
});

describe.each(['at its root', 'below a path'])('a site %s', (place) => {
  it('names only what it publishes', () => {
    const { paths, published } = sites[place] as HostedSite;
    expect(paths.length).toBeGreaterThan(20);
    expect(paths.filter((path) => !published.has(path))).toEqual([]);
  });

  it("finds each file with the template's function for CloudFront, and leads from a slash at the end to the page", () => {
    const site = sites[place] as HostedSite;
    const ask = cloudFrontFunction(site);
    for (const path of site.paths) {
      const file = readFileSync(join(site.folder, decodeURI(ask({ request: { uri: path } }).uri ?? '')));
      expect([path, site.published.get(path)?.bytes.equals(file)]).toEqual([path, true]);
      if (path !== `${site.prefix}/`) expect(ask({ request: { uri: `${path}/` } }).headers?.location.value).toBe(path);
    }
  });

  it("is never left through the template's function for CloudFront", () => {
    const ask = cloudFrontFunction(sites[place] as HostedSite);
    const left = MISLEADING.filter((uri) => {
      const { location } = ask({ request: { uri } }).headers ?? {};
      return location && new URL(location.value, BASE_URL).origin !== new URL(BASE_URL).origin;
    });
    expect(left).toEqual([]);
  });

  describe.each(HOSTS)('on $name', ({ start, page: name, isPlain, prefersFolders }) => {
    let host: StaticHost;
    let site: HostedSite;
    const isPage = (path: string) => site.published.get(path)?.mediaType.startsWith('text/html') === true;
    const hasPagesBelow = (path: string) => site.paths.some((other) => other.startsWith(`${path}/`));

    beforeAll(async () => {
      site = sites[place] as HostedSite;
      if (start) host = await start(site);
    });
    afterAll(() => host?.close());

    it.skipIf(!start)('every address is answered directly, with the bytes and the type of the build', async () => {
      const wrong = await askAll(site.paths, async (path) => {
        const published = site.published.get(path);
        const { status, mediaType, location, isRight } = await request(host.origin, path, published);
        // No setting of the host changes this. The file in the folder is the same.
        if (prefersFolders && hasPagesBelow(path) && path !== `${site.prefix}/` && location === decodeURI(`${path}/`))
          return undefined;
        const types = [...typesFor(published?.mediaType ?? ''), ...(isPlain ? ['application/octet-stream'] : [])];
        return status === 200 && isRight && types.includes(mediaType)
          ? undefined
          : `${status} ${mediaType} ${location} ${isRight}`;
      });
      expect(wrong).toEqual([]);
    });

    it.skipIf(!start)('a page with a slash at its end is there, or one redirect away', async () => {
      const pages = site.paths.filter((path) => isPage(path) && !path.endsWith('/') && (!prefersFolders || hasPagesBelow(path)));
      expect(pages).toContain(`${site.prefix}/reviews`);
      const wrong = await askAll(pages, async (path) => {
        const { status, location, isRight } = await request(host.origin, `${path}/?query=a`, site.published.get(path));
        const leadsThere = [301, 308].includes(status) && location === `${decodeURI(path)}?query=a`;
        return isRight || leadsThere ? undefined : `${status} ${location}`;
      });
      expect(wrong).toEqual([]);
    });

    it.skipIf(!start)('the home page is there without a slash at its end, or one redirect away', async () => {
      const home = `${site.prefix}/`;
      const { status, location, isRight } = await request(host.origin, site.prefix, site.published.get(home));
      const leadsThere = [301, 302, 307, 308].includes(status) && location === home;
      expect([status, location, isRight || leadsThere]).toEqual([status, location, true]);
    });

    it.skipIf(!start)('no redirect leads to another site', async () => {
      const wrong = await askAll(MISLEADING, async (path) => {
        const { headers } = await fetch(host.origin + site.prefix + path, { redirect: 'manual' });
        const { href, origin } = new URL(headers.get('location') ?? '', host.origin);
        return origin === host.origin ? undefined : href;
      });
      expect(wrong).toEqual([]);
    });

    it.skipIf(!start)('what is not there is 404, with the site’s own page', async () => {
      for (const path of ['/reviews/nobody', '/nothing/there', '/reviews/2026.txt']) {
        const page = site.published.get(`${site.prefix}/404.html`);
        const { status, isRight } = await request(host.origin, site.prefix + path, page);
        expect([path, status, isRight || (isPlain === true && site.prefix !== '')]).toEqual([path, 404, true]);
      }
    });

    it.skipIf(!start || name === undefined)('answers as our own server does, but for what its page tells', async () => {
      const server = servers[place] as RunningServer;
      const paths = [...differentPaths(site), `${site.prefix}/nothing-is-here`];
      const found: Difference[] = [];
      await askAll(paths, async (path) => {
        found.push(...(await differencesAt(host.origin, server.origin, path)));
        return undefined;
      });
      const names = [...new Set(found.map((difference) => difference.name))].sort();
      const preflight = await fetch(`${host.origin}${site.prefix}/reviews.json`, { method: 'OPTIONS' });
      expect(preflight.headers.get('Access-Control-Allow-Headers')).toBe(null);
      const stated = statedDifferences(readPage(name ?? ''));
      const details = found.map((difference) => `${difference.name}: ${difference.where}`).join('\n');
      // The smaller site has fewer kinds of files.
      if (site.prefix === '') expect(names, details).toEqual(stated);
      else expect(stated, details).toEqual(expect.arrayContaining(names));
    });
  });
});
