import { z } from 'zod';

const etagSchema = z.string().meta({ examples: ['"e3b0c44298fc1c149afbf4c8996fb924"'] });
const httpDateSchema = z.string().meta({ examples: ['Sat, 14 Mar 2026 09:30:00 GMT'] });

/** Request headers that choose the content coding or make the request conditional (RFC 9110, sections 12.5.3 and 13). */
export const conditionalHeaders = z.object({
  'Accept-Encoding': z
    .string()
    .optional()
    .meta({
      param: { id: 'Accept-Encoding' },
      description: 'With weights; `br` and `gzip` are there.',
      examples: ['br, gzip;q=0.5'],
    }),
  'If-Match': z
    .string()
    .optional()
    .meta({
      param: { id: 'If-Match' },
      description: 'Entity tags, or `*`; without a match the answer is 412.',
      // Without this header, all is answered as with `*`. Importers such as Postman's and Bruno's fill in each header, and a made-up
      // tag would get nothing but 412.
      default: '*',
      examples: ['*'],
    }),
  'If-Unmodified-Since': httpDateSchema
    .optional()
    .meta({ param: { id: 'If-Unmodified-Since' }, description: 'Ignored beside `If-Match`.' }),
  'If-None-Match': etagSchema
    .optional()
    .meta({ param: { id: 'If-None-Match' }, description: 'Entity tags, or `*`; a match is answered with 304.' }),
  'If-Modified-Since': httpDateSchema
    .optional()
    .meta({ param: { id: 'If-Modified-Since' }, description: 'Ignored beside `If-None-Match`.' }),
});

/** Request headers of a file, which also comes in parts (RFC 9110, section 14). */
export const fileHeaders = conditionalHeaders.extend({
  Range: z
    .string()
    .optional()
    .meta({
      param: { id: 'Range' },
      description: 'One range of the bytes, answered with 206 and `Content-Range`; several, and other units, are ignored.',
      examples: ['bytes=0-999'],
    }),
  'If-Range': z
    .string()
    .optional()
    .meta({
      param: { id: 'If-Range' },
      description:
        'The `ETag` of the parts that are there already, or their `Last-Modified`; for another version, the whole is sent.',
      examples: ['"e3b0c44298fc1c149afbf4c8996fb924"'],
    }),
});

/**
 * Headers of every answer that caches may keep. `Content-Encoding` is not among them, as a mock server would send it with an
 * uncompressed body.
 */
export const validators = z.object({
  ETag: etagSchema.meta({ header: { id: 'ETag' }, description: 'Strong validator of these bytes.' }),
  'Last-Modified': httpDateSchema
    .optional()
    .meta({ header: { id: 'Last-Modified' }, description: 'When a build first made these bytes.' }),
  'Cache-Control': z.string().meta({ header: { id: 'Cache-Control' }, examples: ['public, max-age=0, must-revalidate'] }),
  Vary: z.string().meta({ header: { id: 'Vary' }, examples: ['Accept-Encoding'] }),
  'Access-Control-Allow-Origin': z
    .string()
    .optional()
    .meta({
      header: { id: 'Access-Control-Allow-Origin' },
      description: '`*` on every API path, errors too; not on pages and the Markdown of a review.',
      examples: ['*'],
    }),
});

/** Headers of a dataset or feed. */
export const datasetHeaders = validators.extend({
  Link: z
    .string()
    .optional()
    .meta({
      header: { id: 'Link' },
      description:
        'On WebSub topics: the hub and the topic. On other datasets: the licence, where there is one. On the API catalog: the catalog.',
      examples: ['<https://hub.example.com/>; rel="hub", <https://example.com/reviews.json>; rel="self"'],
    }),
});

export const retryAfter = z.string().meta({ header: { id: 'Retry-After' }, description: 'Seconds to wait.', examples: ['1'] });

/** Headers of each answer of the hub or of the MCP server. */
export const noStore = z.object({
  'Cache-Control': z.string().meta({ header: { id: 'Cache-Control-No-Store' }, examples: ['no-store'] }),
});

export const noStoreAndWait = noStore.extend({ 'Retry-After': retryAfter });
