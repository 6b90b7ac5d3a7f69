import type { ZodOpenApiOperationObject, ZodOpenApiPathsObject, ZodOpenApiResponseObject } from 'zod-openapi';
import { isPublished } from '../server-paths.ts';

/** The paths of a site for a static host: what is in each file, and nothing of headers or errors, which the host decides. */
export function filesAlone(paths: ZodOpenApiPathsObject): ZodOpenApiPathsObject {
  const published = Object.entries(paths).filter(([path]) => isPublished(path, { hasServer: false }));
  return Object.fromEntries(published.map(([path, { get }]) => [path, get ? { get: ofFile(get) } : {}]));
}

const HOST_ERROR: ZodOpenApiResponseObject = { id: 'HostError', description: 'An error, as the host tells it.' };

function ofFile({ requestParams, responses, ...named }: ZodOpenApiOperationObject): ZodOpenApiOperationObject {
  const { headers: _, ...found } = responses['200'] as ZodOpenApiResponseObject;
  return {
    ...named,
    ...(requestParams?.path && { requestParams: { path: requestParams.path } }),
    responses: { 200: found, '4XX': HOST_ERROR },
  };
}
