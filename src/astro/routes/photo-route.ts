import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { APIRoute } from 'astro';
import { mediaTypeOf } from '../../publication/files.ts';
import { readBuildSettings } from '../../settings.ts';
import { liveSite } from '../live-site.ts';

export const prerender = false;

/** A photo in the dev server: only those that a build would publish. */
export const GET: APIRoute = async ({ params: { name = '' } }) => {
  const settings = readBuildSettings(process.env);
  const loaded = await liveSite(settings);
  if (!loaded.ok || !loaded.photos.includes(name)) return new Response(null, { status: 404 });
  const bytes = await readFile(join(settings.contentDirectory, 'photos', name));
  return new Response(bytes, { headers: { 'Content-Type': mediaTypeOf(name), 'Cache-Control': 'no-store' } });
};
