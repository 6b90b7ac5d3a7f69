import type { JsonEntry } from '../files/json-lines.ts';
import type { Table } from '../tables/table.ts';
import type { Platform } from './recognise.ts';

/** A part of a file that holds reviews: most files have one, a zip may have many. */
export type Part =
  | { kind: 'list'; name: string; unit: 'review' | 'line'; platform: Platform; entries(): AsyncIterable<JsonEntry> }
  | { kind: 'table'; name: string; table: Table };

export interface Export {
  readonly parts: readonly Part[];
  /** Files of a zip that hold no reviews, with a `reason` if they seem to hold some. */
  readonly ignored: readonly { readonly name: string; readonly reason?: string }[];
  readonly notes: readonly string[];
}
