import { readdirSync, readFileSync } from 'node:fs';
import { chmod, cp, mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Addresses, fileHeaders } from '../../src/publication/headers/headers.ts';
import { openPack } from '../../src/publication/pack/pack.ts';
import { PACK_NAME } from '../../src/publication/seal.ts';
import { RESOURCES } from '../../src/representations/resources.ts';
import { root } from '../support/build.ts';
import { installedProgram } from '../support/programs/installed-program.ts';
import { sampleDist, spanishDist } from '../support/shared.ts';
import { BASE_URL, SPANISH_URL } from '../support/sites/built-site.ts';
import {
  type StaticHost,
  startApache,
  startCaddy,
  startHttpServer,
  startNginx,
  startWrangler,
} from '../support/sites/static-hosts.ts';

const document = readFileSync(join(root, 'docs', 'hosting.md'), 'utf8');

/** The document's lines for a host. */
function linesFor(language: string): string {
  return new RegExp(`^\`\`\`${language}\\n(.*?)^\`\`\``, 'ms').exec(document)?.[1] ?? '';
}

interface Published {
  readonly mediaType: string;
  readonly bytes: Buffer;
}

/** A built site, laid out for a host as the document says. */
interface BuiltSite {
  readonly addresses: Addresses;
  /** The path of the base address, without a slash at its end. */
  readonly prefix: string;
  /** What the host is given. */
  readonly folder: string;
  /** What is published, by path as addresses have it. */
  readonly published: ReadonlyMap<string, Published>;
  /** Every path that sitemap, feeds and pages name, and those of all resources; not what only the server answers. */
  readonly paths: readonly string[];
}

interface Host {
  readonly name: string;
  /** What it sends as the server does: all headers, or what is needed to use the data, or nothing that it was told. */
  readonly sends: 'all' | 'types' | 'its own';
  /** Whether it looks at the folder `reviews/` before `reviews.html`. */
  readonly prefersFolders: boolean;
  /** `undefined` where the program is not installed. */
  readonly start: ((site: BuiltSite) => Promise<StaticHost>) | undefined;
}

const HOSTS: readonly Host[] = [
  { name: "Cloudflare's local Pages", sends: 'all', prefersFolders: false, start: ({ folder }) => startWrangler(folder) },
  { name: 'nginx', sends: 'types', prefersFolders: false, start: withProgram('nginx', 'nginx', startNginx) },
  { name: 'Caddy', sends: 'types', prefersFolders: false, start: withProgram('caddy', 'caddyfile', startCaddy) },
  { name: 'Apache', sends: 'all', prefersFolders: false, start: withProgram('apache2', 'apache', startApache) },
  { name: 'http-server', sends: 'its own', prefersFolders: true, start: ({ folder }) => startHttpServer(folder) },
];

/** Starts an installed program with the document's lines, changed only in what they say of the place. */
function withProgram(name: string, language: string, start: typeof startNginx): Host['start'] {
  const program = installedProgram(name);
  if (program === undefined) return undefined;
  return ({ folder, prefix }) =>
    start(program, (port) =>
      linesFor(language)
        .replaceAll('/srv/reviews', folder)
        .replace('listen 80;', `listen 127.0.0.1:${port};`)
        .replace('*:80', `*:${port}`)
        .replace('reviews.example.com {', `http://127.0.0.1:${port} {`)
        .replace(' /404.html', ` ${prefix}/404.html`),
    );
}

let workFolder: string;
let sites: Record<string, BuiltSite>;

beforeAll(async () => {
  workFolder = await mkdtemp(join(tmpdir(), 'static-hosts-'));
  // Servers read the files under an account of their own.
  await chmod(workFolder, 0o755);
  sites = {
    'at its root': await layOut(await sampleDist(), BASE_URL, join(workFolder, 'root')),
    'below a path': await layOut(await spanishDist(), SPANISH_URL, join(workFolder, 'path')),
  };
});

afterAll(() => rm(workFolder, { recursive: true, force: true }));

/** Puts a build where a host serves it. */
async function layOut(dist: string, baseUrl: string, folder: string): Promise<BuiltSite> {
  const prefix = new URL(baseUrl).pathname.replace(/\/$/, '');
  await mkdir(folder);
  await cp(join(dist, 'client'), join(folder, prefix), { recursive: true });
  if (prefix !== '') await rename(join(folder, prefix, '_headers'), join(folder, '_headers'));
  const pack = openPack(join(dist, PACK_NAME));
  const published = new Map(
    [...pack.entries()].map(({ path, mediaType, identity }) => [
      new URL(baseUrl + path).pathname,
      { mediaType, bytes: pack.read(identity, path) },
    ]),
  );
  pack.close();
  const named = namedAddresses(join(dist, 'client'), baseUrl).map((address) => new URL(address).pathname);
  const resources = Object.values(RESOURCES).map(({ path }) => prefix + path);
  const isServed = (path: string) => !/^\/(api\/(reviews|websub)(\/|$)|mcp$)/.test(path.slice(prefix.length));
  return { addresses: pack.head, prefix, folder, published, paths: [...new Set([...named, ...resources])].filter(isServed) };
}

/** Every address below the base address that sitemap, feeds and pages name, without fragment. */
function namedAddresses(client: string, baseUrl: string): string[] {
  const names = readdirSync(client, { recursive: true, encoding: 'utf8' });
  const matches = (file: RegExp, address: RegExp) =>
    names.filter((name) => file.test(name)).flatMap((name) => [...readFileSync(join(client, name), 'utf8').matchAll(address)]);
  const found = [
    ...matches(/\.html$/, /\s(?:href|src)="([^"#]+)/g),
    ...matches(/(^|\/)(feed|sitemap)[^/]*\.(xml|json)$/, /[">](https?:[^"<#\s]+)/g),
  ];
  const addresses = found.map(([, address = '']) => new URL(address.replaceAll('&amp;', '&'), baseUrl).href);
  return addresses.filter((address) => address === baseUrl || address.startsWith(`${baseUrl}/`));
}

interface Received {
  readonly status: number;
  readonly mediaType: string;
  readonly location: string | undefined;
  readonly isRight: boolean;
}

/** What a host answers; right is what has the bytes of the build. */
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

/** Escapes may be in lower case (RFC 3986, section 6.2.2.1). */
function targetOf({ pathname, search }: URL): string {
  return decodeURI(pathname) + search;
}

function essenceOf(mediaType: string): string {
  return mediaType.split(';')[0] ?? '';
}

/** A type and the more general or older ones that hosts give in its place. */
function typesFor(mediaType: string): string[] {
  const essence = essenceOf(mediaType);
  if (/[/+]xml$/.test(essence)) return [essence, 'application/xml', 'text/xml'];
  if (essence.endsWith('+json')) return [essence, 'application/json'];
  if (essence === 'image/vnd.microsoft.icon') return [essence, 'image/x-icon'];
  return essence === 'text/javascript' ? [essence, 'application/javascript'] : [essence];
}

/** Asks for one after the other of each of sixteen parts; a line for each that is not as it should be. */
async function askAll(paths: readonly string[], ask: (path: string) => Promise<string | undefined>): Promise<string[]> {
  const waiting = [...paths];
  const wrong: string[] = [];
  const askOn = async () => {
    for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
      const problem = await ask(path);
      if (problem !== undefined) wrong.push(`${path}: ${problem}`);
    }
  };
  await Promise.all(Array.from({ length: 16 }, askOn));
  return wrong;
}

type Handler = (event: { request: { uri: string } }) => { uri?: string; headers?: { location: { value: string } } };

/** The document's function for CloudFront. */
function cloudFrontFunction({ prefix }: BuiltSite): Handler {
  const source = linesFor('js').replace("HOME = '/'", `HOME = '${prefix}/'`);
  return new Function(`${source}\nreturn handler;`)();
}

describe.each(['at its root', 'below a path'])('a site %s', (place) => {
  it('names only what it publishes', () => {
    const { paths, published } = sites[place] as BuiltSite;
    expect(paths.length).toBeGreaterThan(20);
    expect(paths.filter((path) => !published.has(path))).toEqual([]);
  });

  it("finds each file with the document's function for CloudFront, and leads from a slash at the end to the page", () => {
    const site = sites[place] as BuiltSite;
    const ask = cloudFrontFunction(site);
    for (const path of site.paths) {
      const file = readFileSync(join(site.folder, decodeURI(ask({ request: { uri: path } }).uri ?? '')));
      expect([path, site.published.get(path)?.bytes.equals(file)]).toEqual([path, true]);
      if (path !== `${site.prefix}/`) expect(ask({ request: { uri: `${path}/` } }).headers?.location.value).toBe(path);
    }
  });

  describe.each(HOSTS)('on $name', ({ start, sends, prefersFolders }) => {
    let host: StaticHost;
    let site: BuiltSite;
    const isPage = (path: string) => site.published.get(path)?.mediaType.startsWith('text/html') === true;
    const hasPagesBelow = (path: string) => site.paths.some((other) => other.startsWith(`${path}/`));

    beforeAll(async () => {
      site = sites[place] as BuiltSite;
      if (start) host = await start(site);
    });
    afterAll(() => host?.close());

    it.skipIf(!start)('every address is answered directly, with the bytes and the type of the build', async () => {
      const wrong = await askAll(site.paths, async (path) => {
        const published = site.published.get(path);
        const { status, mediaType, location, isRight } = await request(host.origin, path, published);
        // No setting of it changes this; the file in the folder is the same.
        if (prefersFolders && hasPagesBelow(path) && path !== `${site.prefix}/` && location === decodeURI(`${path}/`))
          return undefined;
        const types = [...typesFor(published?.mediaType ?? ''), ...(sends === 'its own' ? ['application/octet-stream'] : [])];
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

    it.skipIf(!start)('what is not there is 404, with the site’s own page', async () => {
      for (const path of ['/reviews/nobody', '/nothing/there', '/reviews/2026.txt']) {
        const page = site.published.get(`${site.prefix}/404.html`);
        const { status, isRight } = await request(host.origin, site.prefix + path, page);
        // http-server looks for the page at its root only.
        expect([path, status, isRight || (sends === 'its own' && site.prefix !== '')]).toEqual([path, 404, true]);
      }
    });

    it.skipIf(!start || sends === 'its own')('other sites may read the data', async () => {
      const { headers } = await fetch(`${host.origin}${site.prefix}/reviews.json`);
      expect(headers.get('access-control-allow-origin')).toBe('*');
    });

    it.skipIf(!start || sends !== 'all')('every header is the one that the server sends', async () => {
      for (const file of [{ path: '/reviews', mediaType: 'text/html; charset=utf-8' }, ...Object.values(RESOURCES)]) {
        const { 'Cache-Control': cacheControl, ...headers } = fileHeaders(file, site.addresses);
        const answer = await fetch(host.origin + site.prefix + file.path);
        const received = Object.keys(headers).map((name) => [name, answer.headers.get(name)]);
        expect([file.path, Object.fromEntries(received)]).toEqual([file.path, headers]);
      }
    });
  });
});
