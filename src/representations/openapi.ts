import { z } from 'zod';
import { createDocument, type ZodOpenApiObject, type ZodOpenApiOperationObject, type ZodOpenApiPathsObject } from 'zod-openapi';
import { en } from '../locales/en.ts';
import { calendarDateSchema } from '../reviews/calendar-date.ts';
import { licenceOf } from '../reviews/licence.ts';
import { reviewIdSchema, reviewSchema } from '../reviews/review.ts';
import { searchResultSchema, sinceResultSchema } from '../reviews/review-answers.ts';
import { reviewQuerySchema } from '../reviews/review-query.ts';
import { aiCatalogSchema, registryEntrySchema, SERVER_CARD_TYPE, serverCardSchema } from './mcp-discovery.ts';
import { FILE_PATHS } from './openapi-files.ts';
import { conditionalHeaders } from './openapi-headers.ts';
import { hubOperation } from './openapi-hub.ts';
import { mcpOperation } from './openapi-mcp.ts';
import {
  badRequest,
  errors,
  METHOD_NOT_ALLOWED,
  NO_SUCH_REVIEW,
  NOT_READY,
  notModified,
  ofReview,
  ok,
  published,
  TOO_MANY_REQUESTS,
} from './openapi-parts.ts';
import { openApiText } from './openapi-text.ts';
import { MCP_PATH, RESOURCE_PATHS } from './resource-paths.ts';
import type { Site } from './site.ts';

/** `/.well-known/openapi.json`: OpenAPI 3.1.0, made of the schemas that validate. */
export function renderOpenApi(site: Site): string {
  const definition: ZodOpenApiObject = {
    openapi: '3.1.0',
    info: {
      title: `Reviews of ${site.catalog.business.name}`,
      version: '1.0.0',
      ...licenceInfo(site),
    },
    servers: [{ url: site.baseUrl }],
    tags: TAGS,
    security: [],
    paths: PATHS,
  };
  const document = createDocument(definition, { override: adjust });
  return openApiText(document);
}

interface JsonSchema {
  additionalProperties?: unknown;
  format?: string;
  pattern?: string;
}

function adjust({ jsonSchema, io }: { jsonSchema: JsonSchema; io: 'input' | 'output' }): void {
  // Answers may get more fields: a client that refuses what it does not know would break.
  if (io === 'output' && jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties;
  // A format says in one word what its pattern spells out.
  if (jsonSchema.format !== undefined) delete jsonSchema.pattern;
}

const DESCRIPTION = `Verified customer reviews of one local business, public and read-only. No key is needed; an \`Authorization\` header is ignored.

Every \`GET\` may be a \`HEAD\`, and \`OPTIONS\` answers CORS preflight. A page's address with a slash at its end is redirected (308). Answers are compressed with \`br\` or \`gzip\` where \`Accept-Encoding\` allows it; each coding has its own strong \`ETag\`, and \`If-None-Match\` takes any of them.`;

/** The licence of the data, not of the software that publishes it. */
function licenceInfo({ catalog }: Site): Pick<ZodOpenApiObject['info'], 'description' | 'license'> {
  const licence = licenceOf(catalog.business);
  if (licence === undefined) return { description: `${DESCRIPTION}\n\n${en.licence.none}` };
  const { spdxId, name, url } = licence;
  return { description: DESCRIPTION, license: spdxId === undefined ? { name, url } : { name, identifier: spdxId } };
}

const TAGS = [
  { name: 'datasets', description: 'Files, made anew by each build.' },
  { name: 'texts', description: 'The same in words, for language models and other robots.' },
  { name: 'badges', description: 'The rating, to be shown elsewhere.' },
  { name: 'queries', description: 'Answers that a file cannot give.' },
  { name: 'hub', description: 'Pushes: a WebSub hub.' },
  { name: 'mcp', description: 'For assistants: an MCP server, and what lets them find it.' },
  { name: 'pages', description: 'For readers.' },
  { name: 'operations', description: 'For those who run the service.' },
];

function operational(operationId: string, summary: string, mediaType: string, schema: z.ZodType): ZodOpenApiOperationObject {
  return {
    operationId,
    summary,
    tags: ['operations'],
    responses: {
      200: { description: 'OK.', content: { [mediaType]: { schema } } },
      405: METHOD_NOT_ALLOWED,
      default: errors.default,
    },
  };
}

const statusSchema = z.object({ status: z.literal('ok') });

const readiness = operational('getReadiness', 'All that the service needs answers', 'application/json', statusSchema);

/** Every route of the service. */
const PATHS: ZodOpenApiPathsObject = {
  ...FILE_PATHS,
  '/api/reviews/search': {
    get: {
      operationId: 'searchReviews',
      summary: 'Search the reviews; filters combine with AND, newest first',
      description: 'Unknown parameters are ignored; a parameter given twice is an issue.',
      tags: ['queries'],
      requestParams: { query: reviewQuerySchema, header: conditionalHeaders },
      responses: { 200: ok(searchResultSchema), 304: notModified, 400: badRequest, 429: TOO_MANY_REQUESTS, ...errors },
    },
  },
  '/api/reviews/since/{date}': {
    get: {
      operationId: 'getReviewsSince',
      summary: 'All reviews on or after a date, newest first',
      tags: ['queries'],
      requestParams: {
        path: z.object({ date: calendarDateSchema.meta({ description: 'Returns reviews dated on or after this date.' }) }),
        header: conditionalHeaders,
      },
      responses: { 200: ok(sinceResultSchema), 304: notModified, 400: badRequest, 429: TOO_MANY_REQUESTS, ...errors },
    },
  },
  '/api/reviews/{id}': {
    get: {
      operationId: 'getReview',
      summary: 'One review, as it stands in the dataset',
      tags: ['queries'],
      requestParams: { path: z.object({ id: reviewIdSchema }), header: conditionalHeaders },
      responses: { 200: ok(reviewSchema), 304: notModified, 404: NO_SUCH_REVIEW, 429: TOO_MANY_REQUESTS, ...errors },
    },
  },
  '/api/websub/hub': { post: hubOperation },
  [MCP_PATH]: { post: mcpOperation },
  [RESOURCE_PATHS.serverCard]: {
    get: published({
      operationId: 'getServerCard',
      summary: "The MCP server's card: what it is called, where it is, which revisions it speaks",
      tag: 'mcp',
      mediaType: SERVER_CARD_TYPE,
      schema: serverCardSchema,
    }),
  },
  [RESOURCE_PATHS.registryEntry]: {
    get: published({
      operationId: 'getRegistryEntry',
      summary: 'The MCP server as the MCP registry lists it',
      tag: 'mcp',
      mediaType: 'application/json',
      schema: registryEntrySchema,
    }),
  },
  [RESOURCE_PATHS.aiCatalog]: {
    get: published({
      operationId: 'getAiCatalog',
      summary: 'The AI Catalog of this host, which leads to the card',
      tag: 'mcp',
      mediaType: 'application/ai-catalog+json',
      schema: aiCatalogSchema,
    }),
  },
  '/': {
    get: published({
      operationId: 'getHome',
      summary: 'The home page',
      tag: 'pages',
      mediaType: 'text/html',
      schema: z.string(),
    }),
  },
  '/reviews/{id}': {
    get: ofReview({
      operationId: 'getReviewPage',
      summary: "A review's page",
      tag: 'pages',
      mediaType: 'text/html',
      schema: z.string(),
    }),
  },
  // Behind the page's: of two templates that fit alike, Prism takes the later one, and `{id}` fits `a.md`, too.
  '/reviews/{id}.md': {
    get: ofReview({
      operationId: 'getReviewMarkdown',
      summary: 'A review as Markdown',
      tag: 'texts',
      mediaType: 'text/markdown',
      schema: z
        .string()
        .meta({ description: 'Markdown in which quotations are words of third parties; no character of theirs can end one.' }),
    }),
  },
  '/healthz': { get: operational('getHealth', 'The process answers', 'application/json', statusSchema) },
  '/readyz': { get: { ...readiness, responses: { ...readiness.responses, 503: NOT_READY } } },
  '/metrics': { get: operational('getMetrics', 'Figures in the text format of Prometheus', 'text/plain', z.string()) },
};
