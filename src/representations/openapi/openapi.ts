import { createDocument, type ZodOpenApiObject } from 'zod-openapi';
import { en } from '../../locales/en.ts';
import { licenceOf } from '../../reviews/licence.ts';
import type { Site } from '../site.ts';
import { PATHS } from './paths.ts';
import { filesAlone } from './static.ts';
import { openApiText } from './text.ts';

/** `/.well-known/openapi.json`: OpenAPI 3.1.0, made of the schemas with which the service validates. */
export function renderOpenApi(site: Site): string {
  const paths = site.hasServer ? PATHS : filesAlone(PATHS);
  const tags = Object.values(paths).flatMap(({ get, post }) => (get ?? post)?.tags ?? []);
  const definition: ZodOpenApiObject = {
    openapi: '3.1.0',
    info: {
      title: `Reviews of ${site.catalog.business.name}`,
      version: '1.0.0',
      ...aboutData(site),
    },
    servers: [{ url: site.baseUrl }],
    tags: TAGS.filter(({ name }) => tags.includes(name)),
    security: [],
    paths,
  };
  const document = createDocument(definition, { override: adjust });
  return openApiText(document);
}

interface JsonSchema {
  additionalProperties?: unknown;
  format?: string;
  pattern?: string;
}

function adjust({ jsonSchema }: { jsonSchema: JsonSchema }): void {
  // Later answers may have more fields, and a client that refuses unknown ones would break.
  if (jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties;
  // A format says in one word what its pattern spells out.
  if (jsonSchema.format !== undefined) delete jsonSchema.pattern;
}

const DESCRIPTION = `Verified customer reviews of one local business, public and read-only. No key is needed; an \`Authorization\` header is ignored.`;

const OF_THE_SERVER = `Every \`GET\` may be a \`HEAD\`, and \`OPTIONS\` answers CORS preflight, except for pages, the Markdown of a review and operations. A page's address with a slash at its end is redirected (308). Answers are compressed with \`br\` or \`gzip\` where \`Accept-Encoding\` allows it; each coding has its own strong \`ETag\`, and \`If-None-Match\` takes any of them.`;

/** The licence is that of the data, not of the software that publishes it. */
function aboutData({ catalog, hasServer }: Site): Pick<ZodOpenApiObject['info'], 'description' | 'license'> {
  const licence = licenceOf(catalog.business);
  const parts = [DESCRIPTION, hasServer ? OF_THE_SERVER : '', licence === undefined ? en.licence.none : ''];
  const description = parts.filter((part) => part !== '').join('\n\n');
  if (licence === undefined) return { description };
  const { spdxId, name, url } = licence;
  return { description, license: spdxId === undefined ? { name, url } : { name, identifier: spdxId } };
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
