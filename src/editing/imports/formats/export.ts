import type { Platform } from '../entries/recognise.ts';
import type { EncodingHints } from '../files/decode-text.ts';
import type { JsonEntry } from '../files/json-lines.ts';
import type { Table } from '../tables/table.ts';

/** What the user says of files. */
export interface FileOptions extends EncodingHints {
  /** Which sheet of a workbook is read; default: the first. */
  readonly sheet?: string | undefined;
  /** Which platform the user names. */
  readonly source?: string | undefined;
  /** The language of the business (BCP 47), in which translated files are read. */
  readonly language?: string | undefined;
}

/** Whether the user names a platform, and not that the reviews were published nowhere else. */
export function isSourceSaid({ source = '' }: Pick<FileOptions, 'source'>): boolean {
  return source !== '';
}

interface NamedPart {
  readonly name: string;
  /** The file of each entry, in their order, if each has one. */
  readonly files?: readonly string[] | undefined;
}

/** A part of a file that holds reviews: most files have one, a zip may have many. */
export type Part = ListPart | TablePart;
export type ListPart = NamedPart & {
  kind: 'list';
  unit: 'review' | 'line';
  platform: Platform;
  entries(): AsyncIterable<JsonEntry>;
};
export type TablePart = NamedPart & { kind: 'table'; table: Table };

/** What messages call the place of an entry: `reviews.csv, line 3`. */
export function placeIn(part: Part, number: number): string {
  const unit = part.kind === 'table' ? part.table.unit : part.unit;
  return part.files?.[number - 1] ?? `${part.name}, ${unit} ${number}`;
}

export interface Export {
  readonly parts: readonly Part[];
  /** Files of a zip or a folder that hold no reviews, with a `reason` if they seem to hold some. */
  readonly ignored: readonly { readonly name: string; readonly reason?: string }[];
  readonly notes: readonly string[];
}
