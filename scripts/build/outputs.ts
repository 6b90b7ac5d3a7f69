import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Loaded } from '../../src/astro/load-site.ts';
import { sha256 } from '../../src/publication/digest.ts';
import { listNames } from '../../src/publication/list-names.ts';
import type { Output } from '../../src/publication/output.ts';
import { renderSiteMap } from '../../src/representations/discovery/site-map.ts';
import { root } from '../support/project.ts';
import type { Bundles } from './bundles.ts';

/** What the site's owner adds to it; it is published as it is. */
const PUBLIC = join(root, 'public');

interface SiteOutputs {
  readonly outputs: readonly Output[];
  /** The names of those that come from `public/`. */
  readonly publicFiles: ReadonlySet<string>;
}

/** All files of a site. One from `public/` takes the place of one that would be made. */
export async function siteOutputs(
  { folder, renderer }: Bundles,
  { site, photos }: Loaded,
  contentDirectory: string,
): Promise<SiteOutputs> {
  const rendered = renderer.outputsOf(site, sha256(await iconSource()));
  const siteMap = await renderSiteMap(
    rendered.flatMap(({ page }) => page ?? []),
    site.baseUrl,
  );
  const listed = [...siteMap].map(([name, bytes]): Output => ({ name, make: async () => bytes }));
  const own = await copies(PUBLIC);
  const publicFiles = new Set(own.map(({ name }) => name));
  const made = [...rendered, ...listed, ...(await copies(join(folder, 'client')))];
  return {
    outputs: [
      ...made.filter(({ name }) => !publicFiles.has(name)),
      ...own,
      // Only the photos that published reviews show: what belongs to a waiting review stays private.
      ...photos.map((name) => copy(join(contentDirectory, 'photos', name), `photos/${name}`)),
    ],
    publicFiles,
  };
}

/** The icons are painted from it. */
async function iconSource(): Promise<Uint8Array> {
  return readFile(join(PUBLIC, 'favicon.svg'));
}

async function copies(folder: string): Promise<Output[]> {
  const names = existsSync(folder) ? await listNames(folder) : [];
  return names.map((name) => copy(join(folder, name), name));
}

/** A link is followed: what it leads to is published, not the link. */
function copy(file: string, name: string): Output {
  return { name, make: () => readFile(file) };
}
