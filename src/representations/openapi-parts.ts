import { z } from 'zod';
import type { ZodOpenApiOperationObject, ZodOpenApiResponseObject } from 'zod-openapi';
import { reviewIdSchema } from '../reviews/review.ts';
import { validationErrorSchema } from '../reviews/review-answers.ts';

/** The body of every error of an API path but 400. */
const errorSchema = z
  .object({
    error: z.object({
      status: z
        .int()
        .min(400)
        .max(599)
        .meta({ examples: [404] }),
      message: z.string().meta({ examples: ['nothing is here'] }),
    }),
  })
  .meta({ id: 'Error' });

const etagSchema = z.string().meta({ examples: ['"e3b0c44298fc1c149afbf4c8996fb924"'] });
const httpDateSchema = z.string().meta({ examples: ['Sat, 14 Mar 2026 09:30:00 GMT'] });

/** What chooses the coding and makes a request conditional (RFC 9110, sections 12.5.3 and 13). */
export const conditionalHeaders = z.object({
  'Accept-Encoding': z
    .string()
    .optional()
    .meta({ description: 'With weights; `br` and `gzip` are there.', examples: ['br, gzip;q=0.5'] }),
  'If-Match': etagSchema.optional().meta({ description: 'Entity tags, or `*`; without a match the answer is 412.' }),
  'If-Unmodified-Since': httpDateSchema.optional().meta({ description: 'Ignored beside `If-Match`.' }),
  'If-None-Match': etagSchema.optional().meta({ description: 'Entity tags, or `*`; a match is answered with 304.' }),
  'If-Modified-Since': httpDateSchema.optional().meta({ description: 'Ignored beside `If-None-Match`.' }),
});

const validators = z.object({
  ETag: etagSchema.meta({ description: 'Strong validator of these bytes.' }),
  'Last-Modified': httpDateSchema.optional().meta({ description: 'When a build first made these bytes.' }),
  'Cache-Control': z.string().meta({ examples: ['public, max-age=0, must-revalidate'] }),
  Vary: z.string().meta({ examples: ['Accept-Encoding'] }),
  'Content-Encoding': z
    .string()
    .optional()
    .meta({ description: '`br` or `gzip`; absent where the content is sent as it is.', examples: ['br'] }),
  'Access-Control-Allow-Origin': z
    .string()
    .optional()
    .meta({ description: '`*` on every API path, errors too.', examples: ['*'] }),
  Link: z
    .string()
    .optional()
    .meta({
      description: 'On WebSub topics: the hub and the topic. On other datasets: the licence, where there is one.',
      examples: ['<https://example.com/api/websub/hub>; rel="hub", <https://example.com/reviews.json>; rel="self"'],
    }),
});

export function ok(schema: z.ZodType, mediaType = 'application/json'): ZodOpenApiResponseObject {
  return { description: 'OK.', headers: validators, content: { [mediaType]: { schema } } };
}

export const notModified: ZodOpenApiResponseObject = {
  description: 'The validator matches; no body.',
  headers: validators,
};

export const badRequest: ZodOpenApiResponseObject = {
  description: 'Parameters are wrong; all problems at once.',
  content: { 'application/json': { schema: validationErrorSchema } },
};

function error(description: string): ZodOpenApiResponseObject {
  return { description, content: { 'application/json': { schema: errorSchema } } };
}

export const TOO_MANY_REQUESTS: ZodOpenApiResponseObject = {
  ...error('Too many requests from this client.'),
  headers: z.object({ 'Retry-After': z.string().meta({ description: 'Seconds to wait.', examples: ['1'] }) }),
};

export const METHOD_NOT_ALLOWED: ZodOpenApiResponseObject = {
  ...error('The method is none of `GET`, `HEAD` and `OPTIONS`.'),
  headers: z.object({ Allow: z.string().meta({ examples: ['GET, HEAD, OPTIONS'] }) }),
};

export const NOT_READY = error('The service shuts down, or something that it needs does not answer.');

export const errors = {
  405: METHOD_NOT_ALLOWED,
  406: error('`Accept-Encoding` excludes every coding.'),
  412: error('`If-Match` or `If-Unmodified-Since` does not hold.'),
  default: error('Any other error, such as 414.'),
} as const;

interface PublishedFile {
  readonly operationId: string;
  readonly summary: string;
  readonly description?: string;
  readonly mediaType: string;
  readonly schema: z.ZodType;
  /** Default: `datasets`. */
  readonly tag?: string;
}

/** The operation that gets a published file. */
export function published({ mediaType, schema, tag = 'datasets', ...named }: PublishedFile): ZodOpenApiOperationObject {
  return {
    ...named,
    tags: [tag],
    requestParams: { header: conditionalHeaders },
    responses: { 200: ok(schema, mediaType), 304: notModified, ...errors },
  };
}

/** The operation that gets a file of which each review has its own. */
export function ofReview(file: PublishedFile): ZodOpenApiOperationObject {
  const operation = published(file);
  return {
    ...operation,
    requestParams: { path: z.object({ id: reviewIdSchema }), header: conditionalHeaders },
    responses: {
      ...operation.responses,
      404: { description: 'No published review has this id.', content: { 'text/html': { schema: z.string() } } },
    },
  };
}
