import openapiTS, { astToString } from 'openapi-typescript';
import { loadSite } from '../../src/astro/load-site.ts';
import { renderOpenApi } from '../../src/representations/openapi/openapi.ts';
import { ownHubUrl } from '../../src/settings.ts';
import { Refusal } from '../support/run.ts';

/** Any address will do: the types do not depend on it. */
const BASE_URL = 'https://reviews.example.com';

/** Makes TypeScript types of everything that a site answers, from its OpenAPI document. Any content without mistakes will do. */
export async function publicTypes(contentDirectory: string): Promise<string> {
  const settings = { baseUrl: BASE_URL, hubUrl: ownHubUrl(BASE_URL), hasServer: true, contentDirectory };
  const loaded = await loadSite(settings);
  if (!loaded.ok) throw new Refusal(`${contentDirectory}: the content has mistakes; npm run check tells where`);
  return astToString(await openapiTS(renderOpenApi(loaded.site)));
}
