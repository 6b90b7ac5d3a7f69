import { z } from 'zod';
import type { ZodOpenApiPathsObject } from 'zod-openapi';
import { searchResultSchema, sinceResultSchema } from '../../reviews/query/review-answers.ts';
import { reviewQuerySchema } from '../../reviews/query/review-query.ts';
import { calendarDateSchema } from '../../reviews/schemas/calendar-date.ts';
import { reviewIdSchema, reviewSchema } from '../../reviews/schemas/review.ts';
import { aiCatalogSchema, registryEntrySchema, serverCardSchema } from '../discovery/mcp-discovery.ts';
import { HUB_PATH, MCP_PATH } from '../resource-paths.ts';
import { FILE_PATHS } from './files.ts';
import { hubOperation } from './hub.ts';
import { mcpOperation } from './mcp.ts';
import { badRequest, noSuchReview, notReady, ofReview, operational, published, publishedAt, query } from './parts.ts';

const statusSchema = z.object({ status: z.literal('ok') });

const readiness = operational('getReadiness', 'All that the service needs answers', 'application/json', statusSchema);

/** Every route of the service. */
export const PATHS: ZodOpenApiPathsObject = {
  ...FILE_PATHS,
  '/api/reviews/search': {
    get: query({
      operationId: 'searchReviews',
      summary: 'Search the reviews; filters combine with AND',
      description:
        'Unknown parameters are ignored; a parameter given twice is an issue. There are no pages. If more reviews match than `limit` allows, ask again with `until` set to the date of the last one: those of that day come again. This works only with the newest first, and while fewer than `limit` are of one day. All reviews are in `/reviews.json`.',
      parameters: { query: reviewQuerySchema },
      schema: searchResultSchema,
      refusals: { 400: badRequest },
    }),
  },
  '/api/reviews/since/{date}': {
    get: query({
      operationId: 'getReviewsSince',
      summary: 'All reviews on or after a date, newest first',
      description:
        'The date is that of the review. A review of an earlier day that was added, changed or removed since then is not in the answer. To learn of every change, ask for `/reviews.json` with `If-None-Match`.',
      parameters: {
        path: z.object({ date: calendarDateSchema.meta({ description: 'Returns reviews dated on or after this date.' }) }),
      },
      schema: sinceResultSchema,
      refusals: { 400: badRequest },
    }),
  },
  '/api/reviews/{id}': {
    get: query({
      operationId: 'getReview',
      summary: 'One review, as it stands in the dataset',
      parameters: { path: z.object({ id: reviewIdSchema }) },
      schema: reviewSchema,
      refusals: { 404: noSuchReview },
    }),
  },
  [HUB_PATH]: { post: hubOperation },
  [MCP_PATH]: { post: mcpOperation },
  ...publishedAt({
    serverCard: {
      operationId: 'getServerCard',
      summary: "The MCP server's card: what it is called, where it is, which revisions it speaks",
      tag: 'mcp',
      schema: serverCardSchema,
    },
    registryEntry: {
      operationId: 'getRegistryEntry',
      summary: 'The MCP server as the MCP registry lists it',
      tag: 'mcp',
      schema: registryEntrySchema,
    },
    aiCatalog: {
      operationId: 'getAiCatalog',
      summary: 'The AI Catalog of this host, which leads to the card',
      tag: 'mcp',
      schema: aiCatalogSchema,
    },
  }),
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
  // Below the page's path: `{id}` also fits `a.md`, and of two templates that fit, the mock server Prism takes the later one.
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
  '/readyz': { get: { ...readiness, responses: { ...readiness.responses, 503: notReady } } },
  '/metrics': { get: operational('getMetrics', 'Figures in the text format of Prometheus', 'text/plain', z.string()) },
};
