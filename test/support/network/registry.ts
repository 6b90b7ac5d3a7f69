import { hash } from 'node:crypto';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gunzipSync } from 'node:zlib';
import { readTar } from '../../../scripts/edit/read-tar.ts';

interface Manifest {
  readonly name: string;
  readonly version: string;
}

interface Published {
  readonly manifest: Manifest;
  readonly tarball: Buffer;
}

/** An npm registry with packages of a test's own. */
export interface Registry {
  /** Its address for `npm_config_registry`. */
  readonly origin: string;
  /** Adds a packed package, which is `latest` from now on. */
  publish(tarball: string): void;
  /** Ends it, so that nobody answers any more. */
  close(): Promise<void>;
}

/** What a lockfile says of the installed packages, by the path of their folder. */
type Locked = Readonly<Record<string, { readonly version: string; readonly integrity?: string }>>;

/**
 * Starts a registry on loopback. Of the `locked` packages it offers only the versions in the lockfile, whose files are in npm's
 * cache since their installation. All other packages come from `upstream`.
 */
export async function startRegistry(upstream: string, locked: Locked): Promise<Registry> {
  const published: Published[] = [];
  const server = createServer(({ url = '/' }, response) => {
    const [, name = '', file] = /^\/([^/]+)(?:\/-\/(.+))?$/.exec(url) ?? [];
    const versions = published.filter(({ manifest }) => manifest.name === decodeURIComponent(name));
    const entry = locked[`node_modules/${decodeURIComponent(name)}`];
    if (entry && file === undefined)
      send(response, 'application/json', JSON.stringify(lockedPackument(decodeURIComponent(name), entry)));
    else if (versions.length === 0) response.writeHead(307, { Location: new URL(url.slice(1), upstream).href }).end();
    else if (file === undefined) send(response, 'application/json', JSON.stringify(packument(versions)));
    else send(response, 'application/octet-stream', versions.find(({ manifest }) => fileOf(manifest) === file)?.tarball);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  /** What npm asks for first: all versions, and which one is the newest. */
  function packument(versions: readonly Published[]): object {
    const newest = versions.at(-1)?.manifest;
    const entries = versions.map(({ manifest, tarball }) => {
      const integrity = `sha512-${hash('sha512', tarball, 'base64')}`;
      const dist = { tarball: `${origin}/${manifest.name}/-/${fileOf(manifest)}`, integrity };
      return [manifest.version, { ...manifest, dist }];
    });
    return { name: newest?.name, 'dist-tags': { latest: newest?.version }, versions: Object.fromEntries(entries) };
  }

  function lockedPackument(name: string, { version, integrity, ...manifest }: Locked[string]): object {
    const dist = { tarball: `${origin}/${name}/-/${name.split('/').at(-1)}-${version}.tgz`, integrity };
    return { name, 'dist-tags': { latest: version }, versions: { [version]: { ...manifest, name, version, dist } } };
  }

  return {
    origin,
    publish(file) {
      const tarball = readFileSync(file);
      const json = readTar(gunzipSync(tarball)).find(({ name }) => name === 'package/package.json');
      if (json === undefined) throw new Error(`${file} has no package.json`);
      published.push({ manifest: JSON.parse(Buffer.from(json.bytes).toString()), tarball });
    },
    close() {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

function fileOf({ name, version }: Manifest): string {
  return `${name}-${version}.tgz`;
}

/** npm must not cache these answers, as they would stay in its cache forever. */
function send(response: ServerResponse, type: string, body: Buffer | string | undefined): void {
  response.writeHead(body === undefined ? 404 : 200, { 'Content-Type': type, 'Cache-Control': 'no-store' }).end(body);
}
