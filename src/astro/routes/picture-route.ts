import type { APIRoute } from 'astro';
import { type Fonts, readFonts } from '../../pictures/fonts.ts';
import { startRenderer } from '../../pictures/resvg.ts';
import { mediaTypeOf } from '../../publication/files.ts';
import { fileHeaders } from '../../publication/headers/headers.ts';
import { readPackageFile } from '../package-file.ts';

/** The route of a picture that is painted at build. A file of the same name in `public/` is published in its place. */
export function pictureRoute(name: string, paint: (locals: App.Locals, fonts: Fonts) => Uint8Array<ArrayBuffer>): APIRoute {
  return async ({ locals }) => {
    await startRenderer(readPackageFile);
    const headers = fileHeaders({ path: `/${name}`, mediaType: mediaTypeOf(name) }, locals.pageContext.site);
    return new Response(paint(locals, readFonts(readPackageFile)), { headers });
  };
}
