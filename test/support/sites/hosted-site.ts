import { readdirSync, readFileSync } from 'node:fs';
import { cp, mkdir, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { basePathOf } from '../../../src/http/request-target.ts';
import { type Addresses, kindOf } from '../../../src/publication/headers/headers.ts';
import { openPack } from '../../../src/publication/pack/pack.ts';
import { PACK_NAME } from '../../../src/publication/sealing/seal.ts';
import { RESOURCES } from '../../../src/representations/resources.ts';
import { isPublished } from '../../../src/representations/server-paths.ts';

export interface Published {
  readonly mediaType: string;
  readonly bytes: Buffer;
}

/** A built site, arranged for a host as the documents say. */
export interface HostedSite {
  readonly addresses: Addresses;
  /** The path of the base address, without a trailing slash. */
  readonly prefix: string;
  /** The folder that the host gets. */
  readonly folder: string;
  /** The published files, by path as in addresses. */
  readonly published: ReadonlyMap<string, Published>;
  /** Every path named in the sitemap, feeds and pages, and those of all resources, except what only the server answers. */
  readonly paths: readonly string[];
}

/** Arranges a build as a host serves it. */
export async function layOut(dist: string, baseUrl: string, folder: string): Promise<HostedSite> {
  const prefix = basePathOf(baseUrl);
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
  const isServed = (path: string) => isPublished(path.slice(prefix.length), { hasServer: false }) || published.has(path);
  return { addresses: pack.head, prefix, folder, published, paths: [...new Set([...named, ...resources])].filter(isServed) };
}

/** Every address below the base address that the sitemap, feeds and pages name, without its fragment. */
function namedAddresses(client: string, baseUrl: string): string[] {
  const names = readdirSync(client, { recursive: true, encoding: 'utf8' });
  const matches = (file: RegExp, address: RegExp) =>
    names.filter((name) => file.test(name)).flatMap((name) => [...readFileSync(join(client, name), 'utf8').matchAll(address)]);
  const found = [
    ...matches(/\.html$/, /\s(?:href|src)="([^"#]+)/g),
    ...matches(/(^|\/)(feed|sitemap)[^/]*\.(xml|json)$/, /[">](https?:[^"<#\s\\]+)/g),
  ];
  const addresses = found.map(([, address = '']) => new URL(address.replaceAll('&amp;', '&'), baseUrl).href);
  return addresses.filter((address) => address === baseUrl || address.startsWith(`${baseUrl}/`));
}

/** One path of each kind and type of file, and those of all resources that a site without the server has. */
export function differentPaths({ paths, published, prefix }: HostedSite): string[] {
  const below = (path: string) => path.slice(prefix.length);
  const resources = new Set(Object.values(RESOURCES).map(({ path }) => path as string));
  const seen = new Set<string>();
  return paths.filter((path) => {
    if (!isPublished(below(path), { hasServer: false })) return false;
    const kind = `${kindOf(below(path))} ${published.get(path)?.mediaType}`;
    const isNew = !seen.has(kind);
    seen.add(kind);
    return isNew || resources.has(below(path));
  });
}
