import type { APIRoute } from 'astro';
import { type Fonts, readFonts } from '../../pictures/fonts.ts';
import { startRenderer } from '../../pictures/resvg.ts';
import { mediaTypeOf } from '../../publication/files.ts';
import { type Addresses, fileHeaders } from '../../publication/headers/headers.ts';
import { readPackageFile } from '../package-file.ts';

type Painted = Uint8Array<ArrayBuffer>;

/** The route of a picture that is painted at build. A file of the same name in `public/` is published in its place. */
export function pictureRoute<S extends Addresses>(
  name: string,
  siteOf: (locals: App.Locals) => S,
  paint: (site: S, fonts: Fonts, locals: App.Locals) => Painted,
): APIRoute {
  return async ({ locals }) => {
    const site = siteOf(locals);
    await startRenderer(readPackageFile);
    const headers = fileHeaders({ path: `/${name}`, mediaType: mediaTypeOf(name) }, site);
    return new Response(paint(site, readFonts(readPackageFile), locals), { headers });
  };
}

/** The route of an icon, which is painted from the site's SVG icon. */
export function iconRoute(name: string, paint: (svg: string, fonts: Fonts) => Painted): APIRoute {
  return pictureRoute(
    name,
    ({ pageContext }) => pageContext.site,
    (_, fonts, { icon }) => paint(icon, fonts),
  );
}
