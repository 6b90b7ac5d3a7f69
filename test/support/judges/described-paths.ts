import { createDocument, type ZodOpenApiPathsObject } from 'zod-openapi';
import { readDescription } from '../../../src/docs/description.ts';

/** A document with only these paths, as programs read it: what operations share is repeated in each of them. */
// biome-ignore lint/suspicious/noExplicitAny: each test says what it looks for.
export function describedPaths(paths: ZodOpenApiPathsObject): any {
  const document = createDocument({ openapi: '3.1.0', info: { title: 'Test', version: '1.0.0' }, paths });
  return readDescription(JSON.stringify(document));
}
