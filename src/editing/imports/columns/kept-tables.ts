import { hasHeader, isFrom, type KnownTable } from '../../../authoring/editorial/check-imports.ts';
import { similarity } from '../../../reviews/text/comparing/similarity.ts';

/**
 * The tables of `imports.yaml` whose next export this may be: those with its header, or else the most alike of those whose mapped
 * columns are all there. Programs leave out columns for which they have no data.
 */
export function tablesLike(header: readonly string[], kept: readonly KnownTable[]): readonly KnownTable[] {
  const same = kept.filter(hasHeader(header));
  if (same.length > 0) return same;
  const complete = kept.filter(({ columns }) =>
    Object.values(columns).every((column) => column === undefined || header.includes(column)),
  );
  const columns = new Set(header);
  const likeness = (table: KnownTable) => similarity(new Set(table.header), columns);
  const most = Math.max(ALIKE, ...complete.map(likeness));
  return complete.filter((table) => likeness(table) >= most);
}

/** Of all columns of both tables, at least so many are in both: one that only happens to have these columns is another. */
const ALIKE = 0.5;

/** The one of a platform, or else the one of which nobody said where it is from. */
export function tableOf(source: string | undefined, tables: readonly KnownTable[]): KnownTable | undefined {
  if (source === undefined) return undefined;
  return tables.find(isFrom(source)) ?? tables.find(isFrom(undefined));
}

/** The platforms of tables; an empty text for none. */
export function sourcesOf(tables: readonly KnownTable[]): string[] {
  return [...new Set(tables.map(({ source = '' }) => source))];
}
