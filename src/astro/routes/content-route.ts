import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { APIRoute } from 'astro';
import star from '../../pictures/icons/star.svg?raw';
import { mediaTypeOf } from '../../publication/files.ts';
import type { Site } from '../../representations/site.ts';
import { readBuildSettings } from '../../settings.ts';
import { drawnIcon } from '../drawn-icon.ts';
import { liveSite } from '../live-site.ts';
import type { Loaded } from '../load-site.ts';

export const prerender = false;

/** A photo or a file of the brand in the dev server, or the icon that is made of the brand: only what a build would publish. */
export const GET: APIRoute = async ({ params: { name = '' }, routePattern }) => {
  const settings = readBuildSettings(process.env);
  const loaded = await liveSite(settings);
  const file = routePattern.slice(1).replace('[name]', () => name);
  const bytes = loaded.ok ? await bytesOf(file, loaded, settings.contentDirectory) : undefined;
  const headers = { 'Content-Type': mediaTypeOf(file), 'Cache-Control': 'no-store' };
  return bytes === undefined ? new Response(null, { status: 404 }) : new Response(Buffer.from(bytes), { headers });
};

async function bytesOf(file: string, { site, photos, brandFiles }: Loaded, contentDirectory: string) {
  if (file === 'favicon.svg') return iconOf(site);
  if (photos.some((name) => file === `photos/${name}`)) return readFile(join(contentDirectory, file));
  return brandFiles.find(({ name }) => name === file)?.make();
}

/** The icon of a site whose `public/` has none. */
export function iconOf(site: Site): Promise<string> {
  return drawnIcon(site, async () => star);
}
