import type { APIRoute } from 'astro';
import { addressesOf, fileHeaders } from '../../publication/headers/headers.ts';
import { RESOURCES } from '../../representations/resources.ts';
import type { WholeSite } from '../pages/whole-site.ts';

type Name = keyof typeof RESOURCES;

/** The route of a published file: one row of the table of resources. */
export function publishedRoute(name: Name): APIRoute {
  return ({ locals: { whole } }) =>
    new Response(publishedContent(whole, name), { headers: fileHeaders(RESOURCES[name], addressesOf(whole.site)) });
}

/** The content of a published file; it is made once. */
export function publishedContent({ site, contents }: WholeSite, name: Name): string | Uint8Array<ArrayBuffer> {
  const content = contents.get(name) ?? RESOURCES[name].render(site);
  contents.set(name, content);
  return content;
}
