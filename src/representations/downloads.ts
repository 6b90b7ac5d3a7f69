import { hash } from 'node:crypto';
import { RESOURCES, type Resource } from './resources.ts';

/** The files that a page offers for download, in the order in which it shows them. */
const DOWNLOADS = [
  'reviews',
  'newest',
  'reviewsCsv',
  'reviewsJsonl',
  'reviewsParquet',
  'dataPackage',
  'insights',
  'policy',
  'atomFeed',
  'jsonFeed',
  'llms',
  'llmsFull',
  'openapi',
  'badge',
  'badgeJson',
] as const satisfies readonly (keyof typeof RESOURCES)[];

/** What a page says of a published file. */
interface Download {
  /** Its row in the table of resources. */
  readonly name: (typeof DOWNLOADS)[number];
  /** Below `{base_url}`, with a leading slash. */
  readonly path: string;
  readonly mediaType: string;
  readonly bytes: number;
  /** Hexadecimal. */
  readonly sha256: string;
}

/** Every file that is offered, with the size and digest of its content. */
export function downloadsOf(contentOf: (resource: Resource) => string | Uint8Array): Download[] {
  return DOWNLOADS.map((name) => {
    const { path, mediaType } = RESOURCES[name];
    const content = contentOf(RESOURCES[name]);
    return { name, path, mediaType, bytes: Buffer.byteLength(content), sha256: hash('sha256', content) };
  });
}
