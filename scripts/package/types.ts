import openapiTS, { astToString } from 'openapi-typescript';
import { loadSite } from '../../src/astro/load-site.ts';
import { renderOpenApi } from '../../src/representations/openapi/openapi.ts';
import { ownHubUrl } from '../../src/settings.ts';
import { Refusal } from '../support/run.ts';

/** Nothing of the types depends on it. */
const BASE_URL = 'https://reviews.example.com';

/** TypeScript's types of all that a site answers, made of its OpenAPI document. The content is any that has no mistakes. */
export async function publicTypes(contentDirectory: string): Promise<string> {
  const settings = { baseUrl: BASE_URL, hubUrl: ownHubUrl(BASE_URL), hasServer: true, contentDirectory };
  const loaded = await loadSite(settings);
  if (!loaded.ok) throw new Refusal(`${contentDirectory}: the content has mistakes; npm run check tells where`);
  return astToString(await openapiTS(renderOpenApi(loaded.site)));
}
