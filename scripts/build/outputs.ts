import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { widgetFor } from '../../src/astro/bundling/widget-values.ts';
import { drawnIcon } from '../../src/astro/drawn-icon.ts';
import type { Loaded } from '../../src/astro/load-site.ts';
import { isPublicName, listPublic, publicBeside } from '../../src/authoring/files/list-public.ts';
import { type Output, type SiteFile, siteFiles } from '../../src/publication/files.ts';
import { isHostFile } from '../../src/publication/headers/host-files.ts';
import { listNames } from '../../src/publication/sealing/list-names.ts';
import { renderSiteMap } from '../../src/representations/discovery/site-map.ts';
import type { Site } from '../../src/representations/site.ts';
import { root } from '../support/project.ts';
import type { Bundles } from './bundles.ts';

const ICON = 'favicon.svg';
const WIDGET = 'verified-reviews.js';

export interface SiteOutputs {
  readonly files: SiteFile[];
  /** The names of the files that come from a folder `public`. */
  readonly publicFiles: ReadonlySet<string>;
}

/** Lists all files of a site. A file from a folder `public` replaces a generated one of the same name. */
export async function siteOutputs(
  { folder, renderer }: Bundles,
  { site, photos, brandFiles }: Loaded,
  { contentDirectory, isPreview }: { readonly contentDirectory: string; readonly isPreview: boolean },
): Promise<SiteOutputs> {
  const own = await ownFiles(join(contentDirectory, 'public'));
  const icon = await iconOf(site, own.get(ICON));
  const rendered = renderer.outputsOf(site, { icon, isPreview });
  const siteMap = await renderSiteMap(
    rendered.flatMap(({ page }) => page ?? []),
    site.baseUrl,
  );
  const listed = [...siteMap].map(([name, bytes]): Output => ({ name, make: async () => bytes }));
  const publicFiles = new Set(own.keys());
  const bundled = (await copies(join(folder, 'client'))).map((output) =>
    output.name === WIDGET ? widget(output, site) : output,
  );
  const drawn: Output = { name: ICON, make: async () => Buffer.from(icon) };
  const made = [...rendered, ...listed, drawn, ...brandFiles, ...bundled];
  const outputs = [
    ...made.filter(({ name }) => !publicFiles.has(name)),
    ...[...own].map(([name, file]) => copy(file, name)),
    // Only photos of published reviews: those of a waiting review stay private.
    ...photos.map((name) => copy(join(contentDirectory, 'photos', name), `photos/${name}`)),
  ];
  return { files: siteFiles(outputs, publicFiles), publicFiles };
}

/**
 * The files of both `public` folders, by name. The folder inside the content has priority. The one beside it may also hold files for the
 * host in any folder, such as an `.htaccess` that closes it.
 */
async function ownFiles(folder: string): Promise<Map<string, string>> {
  const shared = publicBeside();
  const names = existsSync(shared) ? await listNames(shared) : [];
  const beside = names.filter((name) => isPublicName(name) || isHostFile(basename(name)));
  const { found: inside } = await listPublic({ path: folder, file: folder });
  return new Map([
    ...beside.map((name) => [name, join(shared, name)] as const),
    ...inside.map((name) => [name, join(folder, name)] as const),
  ]);
}

/** The SVG that all other icons are painted from: that of a folder `public`, that of the brand, or ours. */
async function iconOf(site: Site, own: string | undefined): Promise<string> {
  if (own !== undefined) return readFile(own, 'utf8');
  return drawnIcon(site, () => readFile(join(root, 'src', 'pictures', 'icons', 'star.svg'), 'utf8'));
}

function widget({ name, make }: Output, site: Site): Output {
  return { name, make: async () => Buffer.from(widgetFor(site, Buffer.from(await make()).toString())) };
}

async function copies(folder: string): Promise<Output[]> {
  const names = existsSync(folder) ? await listNames(folder) : [];
  return names.map((name) => copy(join(folder, name), name));
}

/** Copies a file. If it is a symbolic link, its target is published. */
function copy(file: string, name: string): Output {
  return { name, make: () => readFile(file) };
}
