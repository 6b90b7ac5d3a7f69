import { mkdtempDisposable, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import openapiTS, { astToString } from 'openapi-typescript';
import { loadSite } from '../../../src/astro/load-site.ts';
import { renderOpenApi } from '../../../src/representations/openapi/openapi.ts';
import { ownHubUrl } from '../../../src/settings.ts';

/** Any address will do: the types do not depend on it. */
const BASE_URL = 'https://reviews.example.com';

/** Makes TypeScript types of everything that a site answers, from the OpenAPI document of a business with nothing but a name. */
export async function publicTypes(): Promise<string> {
  await using content = await mkdtempDisposable(join(tmpdir(), 'types-'));
  await writeFile(join(content.path, 'business.yaml'), 'name: Any business\n');
  const settings = { baseUrl: BASE_URL, hubUrl: ownHubUrl(BASE_URL), hasServer: true, contentDirectory: content.path };
  const loaded = await loadSite(settings);
  if (!loaded.ok) throw new Error(JSON.stringify(loaded.problems));
  return astToString(await openapiTS(renderOpenApi(loaded.site)));
}
