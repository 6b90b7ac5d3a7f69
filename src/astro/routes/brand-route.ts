import type { APIRoute } from 'astro';
import star from '../../pictures/icons/star.svg?raw';
import { mediaTypeOf } from '../../publication/files.ts';
import type { Site } from '../../representations/site.ts';
import { readBuildSettings } from '../../settings.ts';
import { drawnIcon } from '../drawn-icon.ts';
import { liveSite } from '../live-site.ts';

export const prerender = false;

/** A file of the brand in the dev server, or the icon that is made of the brand. */
export const GET: APIRoute = async ({ params: { name }, routePattern }) => {
  const loaded = await liveSite(readBuildSettings(process.env));
  if (!loaded.ok) return new Response(null, { status: 404 });
  const file = name === undefined ? routePattern.slice(1) : `brand/${name}`;
  const body =
    file === 'favicon.svg' ? await iconOf(loaded.site) : await loaded.brandFiles.find((each) => each.name === file)?.make();
  const headers = { 'Content-Type': mediaTypeOf(file), 'Cache-Control': 'no-store' };
  return body === undefined ? new Response(null, { status: 404 }) : new Response(Buffer.from(body), { headers });
};

/** The icon of a site whose `public/` has none. */
export function iconOf(site: Site): Promise<string> {
  return drawnIcon(site, async () => star);
}
