import { z } from 'zod';
import { MCP_PATH, RESOURCE_FILES, RESOURCE_PATHS } from '../resource-paths.ts';
import type { Site } from '../site.ts';

const targetsSchema = z
  .array(z.object({ href: z.url(), type: z.string().optional() }))
  .meta({ id: 'LinkTargets', examples: [[{ href: 'https://example.com/docs', type: 'text/html' }]] });

/** A set of links with the relations that are used here. */
export const apiCatalogSchema = z
  .object({
    linkset: z.array(
      z.object({
        anchor: z.url().meta({ description: 'What the links are of.', examples: ['https://example.com/'] }),
        item: targetsSchema.optional(),
        'service-desc': targetsSchema.optional(),
        'service-doc': targetsSchema.optional(),
        status: targetsSchema.optional(),
      }),
    ),
  })
  .meta({ id: 'ApiCatalog' });

type ApiCatalog = z.infer<typeof apiCatalogSchema>;

/** `/.well-known/api-catalog` (RFC 9727) lists the APIs of this site, each with its description and its docs (RFC 8631). */
export function renderApiCatalog(site: Site): string {
  const apis = [apiLinks(site), ...(site.hasServer ? [mcpLinks(site)] : [])];
  const item = apis.map(({ anchor }) => ({ href: anchor }));
  const catalog: ApiCatalog = { linkset: [{ anchor: site.baseUrl + RESOURCE_PATHS.apiCatalog, item }, ...apis] };
  return `${JSON.stringify(catalog, null, 2)}\n`;
}

type Links = ApiCatalog['linkset'][number];

function apiLinks({ baseUrl, hasServer }: Site): Links {
  return {
    anchor: `${baseUrl}/`,
    'service-desc': [{ href: baseUrl + RESOURCE_PATHS.openapi, type: 'application/json' }],
    'service-doc': [{ href: `${baseUrl}/docs`, type: 'text/html' }],
    ...(hasServer && { status: [{ href: `${baseUrl}/healthz`, type: 'application/json' }] }),
  };
}

function mcpLinks({ baseUrl }: Site): Links {
  return {
    anchor: baseUrl + MCP_PATH,
    'service-desc': [{ href: baseUrl + RESOURCE_PATHS.serverCard, type: RESOURCE_FILES.serverCard.mediaType }],
    'service-doc': [{ href: `${baseUrl}/docs/assistants`, type: 'text/html' }],
  };
}
