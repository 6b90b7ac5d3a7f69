import type { APIRoute } from 'astro';
import { addressesOf, fileHeaders } from '../../publication/headers/headers.ts';
import { resourceAt } from '../../representations/resources.ts';

/** The route of a published file: the row with its path in the table of resources. */
export const GET: APIRoute = ({ routePattern, locals: { whole } }) => {
  const resource = resourceAt(routePattern);
  if (!resource) return new Response(null, { status: 404 });
  return new Response(whole.contentOf(resource), { headers: fileHeaders(resource, addressesOf(whole.site)) });
};
