import { z } from 'zod';
import type { ZodOpenApiOperationObject, ZodOpenApiPathsObject, ZodOpenApiResponseObject } from 'zod-openapi';
import { validationErrorSchema } from '../../reviews/query/review-answers.ts';
import { reviewIdSchema } from '../../reviews/schemas/review.ts';
import { bareTypeOf, RESOURCE_FILES, type ResourceName } from '../resource-paths.ts';
import { conditionalHeaders, datasetHeaders, fileHeaders, retryAfter, validators } from './headers.ts';

/** The body of every error of an API path, except of 400. */
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

export function ok(schema: z.ZodType, mediaType = 'application/json', headers = validators): ZodOpenApiResponseObject {
  return { description: 'OK.', headers, content: { [mediaType]: { schema } } };
}

export const notModified: ZodOpenApiResponseObject = {
  id: 'NotModified',
  description: 'The validator matches; no body.',
  headers: datasetHeaders,
};

const rangeNotSatisfiable: ZodOpenApiResponseObject = {
  ...error('RangeNotSatisfiable', 'The range has none of the bytes.'),
  headers: z.object({
    'Content-Range': z.string().meta({ description: 'How many bytes there are.', examples: ['bytes */52431'] }),
  }),
};

export const badRequest: ZodOpenApiResponseObject = {
  id: 'BadRequest',
  description: 'Parameters are wrong; all problems at once.',
  content: { 'application/json': { schema: validationErrorSchema } },
};

function error(id: string, description: string): ZodOpenApiResponseObject {
  return { id, description, content: { 'application/json': { schema: errorSchema } } };
}

export const noSuchReview = error('NoSuchReview', 'No published review has this id.');

export const tooManyRequests: ZodOpenApiResponseObject = {
  ...error('TooManyRequests', 'Too many requests from this client.'),
  headers: z.object({ 'Retry-After': retryAfter }),
};

export const notReady = error('NotReady', 'The service shuts down, or something that it needs does not answer.');

export const errors = {
  405: {
    ...error('MethodNotAllowed', 'The method is none of `GET`, `HEAD` and `OPTIONS`.'),
    headers: z.object({ Allow: z.string().meta({ examples: ['GET, HEAD, OPTIONS'] }) }),
  },
  406: error('NotAcceptable', '`Accept-Encoding` excludes every coding.'),
  412: error('PreconditionFailed', '`If-Match` or `If-Unmodified-Since` does not hold.'),
  default: error('OtherError', 'Any other error, such as 414.'),
} as const;

/** The answer for a missing review is a page as well. */
const noSuchPage: ZodOpenApiResponseObject = {
  id: 'NoSuchPage',
  description: 'No published review has this id.',
  content: { 'text/html': { schema: z.string() } },
};

interface PublishedFile {
  readonly operationId: string;
  readonly summary: string;
  readonly description?: string;
  readonly mediaType: string;
  readonly schema: z.ZodType;
  /** Default: `datasets`. */
  readonly tag?: string;
}

/**
 * The operation that gets a published file. Its 206 is described in words, with `Range`: no schema fits a part, and an answer
 * without one would make generated clients type the whole file as `unknown`.
 */
export function published(file: PublishedFile): ZodOpenApiOperationObject {
  const { mediaType, schema, tag = 'datasets', ...named } = file;
  return {
    ...named,
    tags: [tag],
    requestParams: { header: fileHeaders },
    responses: {
      200: ok(schema, mediaType, tag === 'datasets' ? datasetHeaders : validators),
      304: notModified,
      416: rangeNotSatisfiable,
      ...errors,
    },
  };
}

type NamedFile = Omit<PublishedFile, 'mediaType'>;

/** The paths of published files, each named as in the table of resources. */
export function publishedAt(files: { readonly [name in ResourceName]?: NamedFile }): ZodOpenApiPathsObject {
  const named = Object.entries(files) as [ResourceName, NamedFile][];
  return Object.fromEntries(
    named.map(([name, file]) => [RESOURCE_FILES[name].path, { get: published({ ...file, mediaType: bareTypeOf(name) }) }]),
  );
}

/** The operation that gets a file that each review has. */
export function ofReview(file: PublishedFile): ZodOpenApiOperationObject {
  const operation = published(file);
  return {
    ...operation,
    requestParams: { path: z.object({ id: reviewIdSchema }), header: fileHeaders },
    responses: { ...operation.responses, 404: noSuchPage },
  };
}

interface Query {
  readonly operationId: string;
  readonly summary: string;
  readonly description?: string;
  /** What the answer depends on, in the path or in the query. */
  readonly parameters: { readonly path: z.ZodObject } | { readonly query: z.ZodObject };
  readonly schema: z.ZodType;
  /** Errors of this query alone. */
  readonly refusals: Readonly<Record<number, ZodOpenApiResponseObject>>;
}

/** The operation that asks the server about the reviews. */
export function query({ parameters, schema, refusals, ...named }: Query): ZodOpenApiOperationObject {
  return {
    ...named,
    tags: ['queries'],
    requestParams: { ...parameters, header: conditionalHeaders },
    responses: { 200: ok(schema), 304: notModified, ...refusals, 429: tooManyRequests, ...errors },
  };
}

/** The operation with which the people who run the service look at it. */
export function operational(
  operationId: string,
  summary: string,
  mediaType: string,
  schema: z.ZodType,
): ZodOpenApiOperationObject {
  return {
    operationId,
    summary,
    tags: ['operations'],
    responses: {
      200: { description: 'OK.', content: { [mediaType]: { schema } } },
      405: errors[405],
      default: errors.default,
    },
  };
}
