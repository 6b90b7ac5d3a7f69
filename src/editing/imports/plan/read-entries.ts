import { inTexts } from '../../../authoring/source/line-feeds.ts';
import type { Mapping } from '../columns/fields.ts';
import { createRowParser } from '../entries/parse-row.ts';
import { type ParsedEntry, type Reading, refusedFor } from '../entries/parsed-entry.ts';
import { PARSERS } from '../entries/recognise.ts';
import { ExportError } from '../files/export-error.ts';
import { type ListPart, placeIn, type TablePart } from '../formats/export.ts';
import { tickedColumns } from '../surveys/ticked-columns.ts';
import { isRow } from '../tables/table.ts';
import { onceEncoded } from '../values/twice-encoded.ts';

/** A part of a file, with all that is needed to read it. */
export type Prepared = ListPart | MappedPart;
export type MappedPart = TablePart & { mapping: Mapping };

/** One entry of an export, and where it stands. */
export interface ExportEntry {
  /** `reviews.csv, line 3` */
  readonly place: string;
  readonly parsed: ParsedEntry;
  /** The first text of it that had been encoded twice. */
  readonly mended?: Mended | undefined;
}

/** A text that had been encoded twice, and what is taken for it. */
export interface Mended {
  readonly was: string;
  readonly now: string;
}

/** Reads all entries of all parts, one at a time. Every call gives the same entries. */
export async function* readEntries(parts: readonly Prepared[], reading: Reading): AsyncGenerator<ExportEntry> {
  for (const part of parts) {
    try {
      yield* part.kind === 'table' ? readTable(part, reading) : readList(part, reading);
    } catch (error) {
      if (error instanceof ExportError) throw new ExportError(`${part.name} ${error.message}`, { cause: error });
      throw error;
    }
  }
}

async function* readList(part: ListPart, reading: Reading): AsyncGenerator<ExportEntry> {
  const parse = PARSERS[part.platform];
  for await (const entry of part.entries()) {
    const place = placeIn(part, entry.number);
    if (!('value' in entry)) yield { place, parsed: refusedFor(entry.fault) };
    else yield { place, ...mending((mend) => parse(inTexts(entry.value, mend), reading)) };
  }
}

async function* readTable(part: MappedPart, reading: Reading): AsyncGenerator<ExportEntry> {
  const { table, mapping } = part;
  const parse = createRowParser(table.header, mapping, reading, await tickedColumns(table));
  for await (const row of table.rows()) {
    const place = placeIn(part, row.number);
    if (!isRow(row)) yield { place, parsed: refusedFor(row.fault) };
    else yield { place, ...mending((mend) => parse(row.cells, mend)) };
  }
}

/** Parses an entry with the help of a function that mends its texts, and keeps the first that needed it. */
function mending(parse: (mend: (text: string) => string) => ParsedEntry): Omit<ExportEntry, 'place'> {
  let mended: Mended | undefined;
  const parsed = parse((was) => {
    const now = onceEncoded(was);
    if (now !== undefined) mended ??= { was, now };
    return now ?? was;
  });
  return { parsed, ...(mended !== undefined && { mended }) };
}
