import { z } from 'zod';
import { shortenLine } from '../../reviews/text/cutting/shorten.ts';
import { MCP_PATH, RESOURCE_FILES } from '../resource-paths.ts';
import type { Site } from '../site.ts';
import { serverNames } from './mcp-name.ts';
import { MCP_REVISIONS } from './mcp-revisions.ts';

const { serverCard } = RESOURCE_FILES;

/** In characters: the schemas of the card and of the registry refuse more. */
const LONGEST_TEXT = 100;

/** What the card and the entry in the registry both say of the server. */
const identityShape = {
  name: z
    .string()
    .max(200)
    // The slash is in brackets because programs that write a client's code may escape a `\/` once more.
    .regex(/^[a-zA-Z0-9.-]+[/][a-zA-Z0-9._-]+$/)
    .meta({ description: 'The host in reverse-DNS form, and a name.', examples: ['com.example.reviews/reviews'] }),
  title: z
    .string()
    .min(1)
    .max(LONGEST_TEXT)
    .meta({ examples: ['Reviews of Alder Creek Plumbing'] }),
  description: z
    .string()
    .min(1)
    .max(LONGEST_TEXT)
    .meta({ examples: ['Verified customer reviews of Alder Creek Plumbing, to search and quote.'] }),
  version: z.literal('1.0.0').meta({ description: 'Version of the interface.' }),
  websiteUrl: z.url().meta({ examples: ['https://reviews.example.com/'] }),
};

const remoteSchema = z.object({
  type: z.literal('streamable-http'),
  url: z.url().meta({ examples: ['https://reviews.example.com/mcp'] }),
});

/** An MCP Server Card (SEP-2127), as far as it is used here. */
export const serverCardSchema = z
  .object({
    $schema: z.literal('https://static.modelcontextprotocol.io/schemas/v1/server-card.schema.json'),
    ...identityShape,
    remotes: z.array(
      remoteSchema.extend({
        supportedProtocolVersions: z.array(z.string()).meta({ examples: [[...MCP_REVISIONS.session, MCP_REVISIONS.stateless]] }),
      }),
    ),
  })
  .meta({ id: 'ServerCard' });

export type ServerCard = z.infer<typeof serverCardSchema>;

/** A `server.json` of the MCP registry, as far as it is used here. */
export const registryEntrySchema = z
  .object({
    $schema: z.literal('https://static.modelcontextprotocol.io/schemas/2025-12-11/server.schema.json'),
    ...identityShape,
    remotes: z.array(remoteSchema),
  })
  .meta({ id: 'RegistryEntry' });

type RegistryEntry = z.infer<typeof registryEntrySchema>;

/** An AI Catalog 1.0 (https://github.com/Agent-Card/ai-catalog), as far as it is used here. */
export const aiCatalogSchema = z
  .object({
    specVersion: z.literal('1.0'),
    host: z.object({ displayName: z.string().meta({ examples: ['Alder Creek Plumbing'] }) }),
    entries: z.array(
      z.object({
        identifier: z.string().meta({ examples: ['urn:air:reviews.example.com:mcp:reviews'] }),
        displayName: z.string().meta({ examples: ['Reviews of Alder Creek Plumbing'] }),
        type: z.literal(serverCard.mediaType),
        url: z.url().meta({ examples: ['https://reviews.example.com/mcp/server-card'] }),
      }),
    ),
  })
  .meta({ id: 'AiCatalog' });

type AiCatalog = z.infer<typeof aiCatalogSchema>;

/** `/mcp/server-card`: what an MCP client has to know before it connects. */
export function renderServerCard(site: Site): string {
  const supportedProtocolVersions = [...MCP_REVISIONS.session, MCP_REVISIONS.stateless];
  return render<ServerCard>({
    $schema: 'https://static.modelcontextprotocol.io/schemas/v1/server-card.schema.json',
    ...identityOf(site),
    remotes: [{ ...remoteOf(site), supportedProtocolVersions }],
  });
}

/** `/server.json`: what `mcp-publisher publish` sends to the MCP registry. */
export function renderRegistryEntry(site: Site): string {
  return render<RegistryEntry>({
    $schema: 'https://static.modelcontextprotocol.io/schemas/2025-12-11/server.schema.json',
    ...identityOf(site),
    remotes: [remoteOf(site)],
  });
}

/**
 * `/.well-known/ai-catalog.json` says where the card is; all else is in the card. The name is here because Agentic
 * Resource Discovery (https://agenticresourcediscovery.org/spec), which reads the same file, asks for one.
 */
export function renderAiCatalog(site: Site): string {
  const { baseUrl, catalog } = site;
  const { publisher, name } = serverNames(baseUrl);
  const identifier = `urn:air:${publisher}:mcp:${name}`;
  const { title: displayName } = identityOf(site);
  return render<AiCatalog>({
    specVersion: '1.0',
    host: { displayName: catalog.business.name },
    entries: [{ identifier, displayName, type: serverCard.mediaType, url: baseUrl + serverCard.path }],
  });
}

function identityOf({ baseUrl, catalog }: Site): z.infer<z.ZodObject<typeof identityShape>> {
  const { namespace, name } = serverNames(baseUrl);
  return {
    name: `${namespace}/${name}`,
    title: sentence('Reviews of ', catalog.business.name, ''),
    description: sentence('Verified customer reviews of ', catalog.business.name, ', to search and quote.'),
    version: '1.0.0',
    websiteUrl: `${baseUrl}/`,
  };
}

function remoteOf({ baseUrl }: Site): z.infer<typeof remoteSchema> {
  return { type: 'streamable-http', url: baseUrl + MCP_PATH };
}

/** Cuts a long name of a business, so that the sentence around it stays whole. */
function sentence(before: string, name: string, after: string): string {
  const longest = LONGEST_TEXT - before.length - after.length;
  return before + shortenLine(name, longest) + after;
}

function render<T>(document: T): string {
  return `${JSON.stringify(document, null, 2)}\n`;
}
