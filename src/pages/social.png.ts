import type { APIRoute } from 'astro';
import { readPackageFile } from '../astro/package-file.ts';
import { getSite } from '../astro/site.ts';
import { drawSocialImage } from '../pictures/social-image/draw-social-image.ts';
import { fileHeaders } from '../publication/headers/headers.ts';

export const GET: APIRoute = async () => {
  const site = await getSite();
  const image = await drawSocialImage(site, readPackageFile);
  return new Response(image, { headers: fileHeaders({ path: '/social.png', mediaType: 'image/png' }, site) });
};
