import { hash } from 'node:crypto';
import { RESOURCES } from './resources.ts';
import type { Site } from './site.ts';

/** What people may want to take away, in the order in which it is shown. */
const DOWNLOADS = [
  'reviews',
  'newest',
  'reviewsCsv',
  'reviewsJsonl',
  'reviewsParquet',
  'dataPackage',
  'insights',
  'atomFeed',
  'jsonFeed',
  'llms',
  'llmsFull',
  'openapi',
  'badge',
  'badgeJson',
] as const satisfies readonly (keyof typeof RESOURCES)[];

/** A published file, as a page tells of it. */
export interface Download {
  /** Its row in the table of resources. */
  readonly name: (typeof DOWNLOADS)[number];
  /** Below `{base_url}`, with a leading slash. */
  readonly path: string;
  readonly mediaType: string;
  readonly bytes: number;
  /** Hexadecimal. */
  readonly sha256: string;
}

/** Every file to take away, rendered once more to know its size and digest; nothing is kept, so ask once. */
export function downloadsOf(site: Site): Download[] {
  return DOWNLOADS.map((name) => {
    const { path, mediaType, render } = RESOURCES[name];
    const content = render(site);
    return { name, path, mediaType, bytes: Buffer.byteLength(content), sha256: hash('sha256', content) };
  });
}
