import type { APIRoute } from 'astro';
import { addressesOf, fileHeaders } from '../../publication/headers/headers.ts';
import { RESOURCES } from '../../representations/resources.ts';

/** The route of a published file: one row of the table of resources. */
export function publishedRoute(name: keyof typeof RESOURCES): APIRoute {
  const resource = RESOURCES[name];
  return ({ locals: { whole } }) => {
    const { site } = whole;
    return new Response(resource.render(site), { headers: fileHeaders(resource, addressesOf(site)) });
  };
}
