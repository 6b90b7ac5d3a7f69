import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Loaded } from '../../src/astro/load-site.ts';
import { SEARCH_PATH, searchPathCode } from '../../src/astro/search-path.ts';
import { listPublic } from '../../src/authoring/files/list-public.ts';
import { listNames } from '../../src/publication/list-names.ts';
import type { Output } from '../../src/publication/output.ts';
import { renderSiteMap } from '../../src/representations/discovery/site-map.ts';
import type { Site } from '../../src/representations/site.ts';
import { root, shop } from '../support/project.ts';
import type { Bundles } from './bundles.ts';

/** What the site's owner adds to it beside the content; it is published as it is. `public/` of the content goes before it. */
export const PUBLIC = join(shop, 'public');

const ICON = 'favicon.svg';
const WIDGET = 'verified-reviews.js';

interface SiteOutputs {
  readonly outputs: readonly Output[];
  /** The names of those that come from a folder `public`. */
  readonly publicFiles: ReadonlySet<string>;
}

/** All files of a site. One from a folder `public` takes the place of one that would be made. */
export async function siteOutputs(
  { folder, renderer }: Bundles,
  { site, photos }: Loaded,
  { contentDirectory, isPreview }: { readonly contentDirectory: string; readonly isPreview: boolean },
): Promise<SiteOutputs> {
  const own = await ownFiles(join(contentDirectory, 'public'));
  const icon = own.get(ICON) ?? join(root, 'public', ICON);
  const rendered = renderer.outputsOf(site, { icon: await readFile(icon, 'utf8'), isPreview });
  const siteMap = await renderSiteMap(
    rendered.flatMap(({ page }) => page ?? []),
    site.baseUrl,
  );
  const listed = [...siteMap].map(([name, bytes]): Output => ({ name, make: async () => bytes }));
  const publicFiles = new Set(own.keys());
  const bundled = (await copies(join(folder, 'client'))).map((output) =>
    output.name === WIDGET ? widget(output, site) : output,
  );
  const made = [...rendered, ...listed, copy(icon, ICON), ...bundled];
  return {
    outputs: [
      ...made.filter(({ name }) => !publicFiles.has(name)),
      ...[...own].map(([name, file]) => copy(file, name)),
      // Only the photos that published reviews show: what belongs to a waiting review stays private.
      ...photos.map((name) => copy(join(contentDirectory, 'photos', name), `photos/${name}`)),
    ],
    publicFiles,
  };
}

/** The files of both folders `public` by their names. The other icons are painted from the one that is here, or else from ours. */
async function ownFiles(folder: string): Promise<Map<string, string>> {
  const beside = existsSync(PUBLIC) ? await listNames(PUBLIC) : [];
  const inside = await listPublic(folder);
  return new Map([
    ...beside.map((name) => [name, join(PUBLIC, name)] as const),
    ...inside.map((name) => [name, join(folder, name)] as const),
  ]);
}

function widget({ name, make }: Output, site: Site): Output {
  const code = searchPathCode(site);
  return {
    name,
    make: async () =>
      Buffer.from(
        Buffer.from(await make())
          .toString()
          .replaceAll(SEARCH_PATH, code),
      ),
  };
}

async function copies(folder: string): Promise<Output[]> {
  const names = existsSync(folder) ? await listNames(folder) : [];
  return names.map((name) => copy(join(folder, name), name));
}

/** A link is followed: what it leads to is published, not the link. */
function copy(file: string, name: string): Output {
  return { name, make: () => readFile(file) };
}
