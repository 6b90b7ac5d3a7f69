import type { KnownTable } from '../../../src/authoring/editorial/check-imports.ts';
import type { MappingDraft } from '../../../src/editing/imports/columns/decide-mapping.ts';
import { sourcesOf, tablesLike } from '../../../src/editing/imports/columns/kept-tables.ts';
import type { TableHead } from '../../../src/editing/imports/tables/table.ts';
import { visible } from '../../support/terminal/visible.ts';
import { askKeptSource, askSource } from './questions.ts';

/** Asks of which platform a table is whose columns are kept for one. It may be another one's. */
export async function keptSource(head: TableHead, kept: readonly KnownTable[], isAsked: boolean): Promise<string | undefined> {
  const sources = sourcesOf(tablesLike(head.header, kept)).filter((source) => source !== '');
  return isAsked && sources.length > 0 ? askKeptSource(sources) : undefined;
}

/** Tells a script of which platform a table is taken to be. */
export function keptLine(name: string, source: string): string {
  return `${name}: taken for reviews from ${source}, as the last table with these columns was (imports.yaml); --source says another`;
}

/** Tells which columns of a table are new since `imports.yaml` kept it. */
export function newColumnsLine(name: string, columns: readonly string[]): string {
  return visible(
    `${name}: not imported, as these columns are new since the table was kept: ${columns.join(', ')}; what they hold can be written into imports.yaml`,
  );
}

/** Asks where the reviews of a new table were published first. */
export async function withSource(draft: MappingDraft, isOpen: boolean): Promise<MappingDraft> {
  const isNeeded = draft.columns.source_name === undefined && draft.columns.id === undefined && draft.source === undefined;
  // For a known table this was answered the first time; the answer may have been that there is no source.
  if (!isNeeded || !isOpen || draft.basis === 'kept') return draft;
  const source = await askSource(draft.columns.source_id !== undefined);
  return { ...draft, source: source === '' ? undefined : source, isSourceKnown: true };
}
