import { bodyBytes } from '../../http/answer.ts';
import type { Representation } from '../../http/content/representation.ts';
import { onceFor } from '../../once.ts';
import type { Publication } from '../../publication/serving/publication.ts';
import { RESOURCE_PATHS } from '../../representations/resource-paths.ts';
import { reviewIdSchema } from '../../reviews/schemas/review.ts';
import { shorten } from '../../reviews/text/cutting/shorten.ts';
import { escapeText, type JsonPieces } from '../messages/json-text.ts';
import { RPC, RpcError } from '../messages/rpc-error.ts';

/** The datasets and feeds, byte for byte what HTTP gives. */
const LISTED = [
  {
    name: 'reviews',
    path: RESOURCE_PATHS.reviews,
    title: 'All reviews',
    description: 'The business, its aggregate rating and every verified review. It may be long: search_reviews gives a part.',
  },
  {
    name: 'insights',
    path: RESOURCE_PATHS.insights,
    title: 'What the reviews say',
    description: 'By aspect, technician, service and area, with scores, trends, quotes and topics. get_insights gives a part.',
  },
  {
    name: 'json-feed',
    path: RESOURCE_PATHS.jsonFeed,
    title: 'Newest reviews, JSON Feed',
    description: 'The 50 newest verified reviews as JSON Feed 1.1.',
  },
  {
    name: 'atom-feed',
    path: RESOURCE_PATHS.atomFeed,
    title: 'Newest reviews, Atom',
    description: 'The 50 newest verified reviews as an Atom feed.',
  },
];

const REVIEW = '/reviews/';

/** The resources of one publication. */
export interface Resources {
  list(): Promise<object>;
  templates(): object;
  /** The result of `resources/read`; rejects with a `RpcError` for what is not there. */
  read(uri: string): Promise<JsonPieces>;
}

export function createResources({ baseUrl, representation, records, index }: Publication): Resources {
  const byAddress = new Map(LISTED.map(({ path }) => [addressOf(baseUrl + path), path]));

  async function describe({ path, name, title, description }: (typeof LISTED)[number]): Promise<object[]> {
    const found = representation(path);
    if (!found) return [];
    const annotations = found.lastModified === null ? {} : { lastModified: new Date(found.lastModified * 1000).toISOString() };
    const { length } = await bytesOf(found);
    return [{ uri: baseUrl + path, name, title, description, mimeType: typeOf(found), size: length, annotations }];
  }

  /** Made once, and shared by all answers: escaping a large dataset takes longer than sending it. */
  const datasetText = onceFor((dataset: Representation) => textOf(dataset).then(escapeText), new WeakMap());

  /** The row of the review whose page is at the address. */
  function reviewAt(address: string | undefined): number | undefined {
    const start = addressOf(baseUrl + REVIEW) ?? '';
    const id = reviewIdSchema.safeParse(address?.startsWith(start) ? address.slice(start.length) : undefined);
    return id.success ? index.rowOf(id.data) : undefined;
  }

  return {
    list: async () => ({ resources: (await Promise.all(LISTED.map(describe))).flat() }),
    templates: () => ({
      resourceTemplates: [
        {
          uriTemplate: `${baseUrl}${REVIEW}{id}`,
          name: 'review',
          title: 'One review',
          description: "One verified review as its JSON record; the id is the end of the review's address.",
          mimeType: 'application/json',
        },
      ],
    }),
    async read(uri) {
      const address = addressOf(uri);
      const path = byAddress.get(address);
      const found = path === undefined ? undefined : representation(path);
      if (path !== undefined && found) return contents(uri, typeOf(found), await datasetText(found));
      const row = reviewAt(address);
      if (row !== undefined) return contents(uri, 'application/json', escapeText(records.slice(row, row + 1).toString()));
      throw new RpcError(RPC.resourceNotFound, NO_SUCH_RESOURCE, { uri: shorten(uri, LONGEST_URI) });
    },
  };
}

const NO_SUCH_RESOURCE = 'no such resource; resources/list and resources/templates/list tell what there is';
/** In UTF-16 code units; a longer one is not repeated whole. */
const LONGEST_URI = 2000;

function contents(uri: string, mimeType: string, text: Uint8Array): JsonPieces {
  const head = JSON.stringify({ uri, mimeType }).slice(0, -1);
  return [Buffer.from(`{"contents":[${head},"text":"`), text, Buffer.from('"}]}')];
}

/** An address in the form in which URLs are compared; `undefined` if it is no address. */
function addressOf(uri: string): string | undefined {
  return URL.parse(uri)?.href;
}

function typeOf({ headers }: Representation): string {
  return headers['Content-Type'] ?? 'application/octet-stream';
}

/** The value of a published JSON file. */
export async function readPublished({ representation }: Publication, path: string): Promise<unknown> {
  const found = representation(path);
  if (!found) throw new Error(`the publication lacks ${path}`);
  return JSON.parse(await textOf(found));
}

async function bytesOf(representation: Representation): Promise<Uint8Array> {
  return bodyBytes(await representation.read('identity'));
}

async function textOf(representation: Representation): Promise<string> {
  return new TextDecoder('utf-8', { ignoreBOM: true }).decode(await bytesOf(representation));
}
