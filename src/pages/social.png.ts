import { root } from 'astro:config/server';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { APIRoute } from 'astro';
import { getSite } from '../astro/site.ts';
import { drawSocialImage } from '../pictures/social-image/draw-social-image.ts';
import { fileHeaders } from '../publication/headers.ts';

/** From the project's folder: the build's own modules are where no packages are. */
const { resolve } = createRequire(new URL('package.json', root));

export const GET: APIRoute = async () => {
  const site = await getSite();
  const image = await drawSocialImage(site, (specifier) => readFileSync(resolve(specifier)));
  return new Response(image, { headers: fileHeaders({ path: '/social.png', mediaType: 'image/png' }, site) });
};
