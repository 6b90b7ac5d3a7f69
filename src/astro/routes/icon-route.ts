import { publicDir } from 'astro:config/server';
import { readFileSync } from 'node:fs';
import type { APIRoute } from 'astro';
import { type Fonts, readFonts } from '../../pictures/fonts.ts';
import { startRenderer } from '../../pictures/resvg.ts';
import { mediaTypeOf } from '../../publication/files.ts';
import { fileHeaders } from '../../publication/headers/headers.ts';
import { readPackageFile } from '../package-file.ts';
import { getSite } from '../site.ts';

/** The route of an icon that is painted from `public/favicon.svg`. Astro leaves it out where `public` has a file of its name. */
export function iconRoute(name: string, paint: (svg: string, fonts: Fonts) => Uint8Array<ArrayBuffer>): APIRoute {
  return async () => {
    const headers = fileHeaders({ path: `/${name}`, mediaType: mediaTypeOf(name) }, await getSite());
    await startRenderer(readPackageFile);
    const svg = readFileSync(new URL('favicon.svg', publicDir), 'utf8');
    return new Response(paint(svg, readFonts(readPackageFile)), { headers });
  };
}
