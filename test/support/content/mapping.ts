import type { KnownTable } from '../../../src/authoring/editorial/check-imports.ts';
import { decideMapping, type MappingDraft, type TableOptions } from '../../../src/editing/imports/columns/decide-mapping.ts';
import { READING } from './exports.ts';

export const HEADER = ['Date', 'Stars', 'Name', 'Review', 'Id'];

/** What the columns of that header hold, but for ids. */
export const COLUMNS = { date: 'Date', rating: 'Stars', author: 'Name', text: 'Review' };

/** A kept table with that header. */
export const YELP: KnownTable = { header: HEADER, columns: COLUMNS, source: 'Yelp', dates: 'day-first', scale: 10 };

/** The mapping of a table without rows. */
export function decideFor(header: readonly string[], options: TableOptions = {}, kept: readonly KnownTable[] = []): MappingDraft {
  return decideMapping({ header, samples: [] }, options, kept, READING.monthOf);
}
