import { ExportError } from '../files/export-error.ts';
import type { Part } from '../formats/open-export.ts';
import { createRowParser, type Mapping } from '../formats/parse-row.ts';
import { type ParsedEntry, type Reading, refusedFor } from '../formats/parsed-entry.ts';
import { PARSERS } from '../formats/recognise.ts';
import { isRow } from '../tables/table.ts';

/** A part of a file, with all that is needed to read it. */
export type Prepared =
  | { kind: 'list'; part: Extract<Part, { kind: 'list' }> }
  | { kind: 'table'; part: Extract<Part, { kind: 'table' }>; header: readonly string[]; mapping: Mapping };

/** One entry of an export, and where it stands. */
export interface Entry {
  /** `reviews.csv, line 3` */
  readonly place: string;
  readonly parsed: ParsedEntry;
}

/** Reads all entries of all parts, one at a time. Every call gives the same entries. */
export async function* readEntries(parts: readonly Prepared[], reading: Reading): AsyncGenerator<Entry> {
  for (const prepared of parts) {
    try {
      yield* prepared.kind === 'table' ? readTable(prepared, reading) : readList(prepared, reading);
    } catch (error) {
      if (error instanceof ExportError) throw new ExportError(`${prepared.part.name} ${error.message}`, { cause: error });
      throw error;
    }
  }
}

async function* readList({ part }: Extract<Prepared, { kind: 'list' }>, reading: Reading): AsyncGenerator<Entry> {
  const parse = PARSERS[part.platform];
  for await (const entry of part.entries()) {
    const place = `${part.name}, ${part.unit} ${entry.number}`;
    yield { place, parsed: 'value' in entry ? parse(entry.value, reading) : refusedFor(entry.fault) };
  }
}

async function* readTable(
  { part, header, mapping }: Extract<Prepared, { kind: 'table' }>,
  reading: Reading,
): AsyncGenerator<Entry> {
  const parse = createRowParser(header, mapping, reading);
  let isHeader = true;
  for await (const row of part.table.rows()) {
    const place = `${part.name}, ${part.table.unit} ${row.number}`;
    if (!isRow(row)) yield { place, parsed: refusedFor(row.fault) };
    else if (!isHeader) yield { place, parsed: parse(row.cells) };
    if (isRow(row)) isHeader = false;
  }
}
