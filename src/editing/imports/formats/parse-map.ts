import { COLUMN_FIELDS } from '../../../authoring/editorial/check-imports.ts';
import { suggestion } from '../../../authoring/problems/nearest.ts';
import { quote } from '../../../reviews/schemas/issues.ts';
import { type Columns, isField } from './fields.ts';

export type ParsedMap = { ok: true; columns: Columns } | { ok: false; message: string };

/** A comma before the next `field=`, as the name of a column may have commas as well. */
const BETWEEN = new RegExp(`,(?=\\s*(?:${COLUMN_FIELDS.join('|')})\\s*=)`);

/** Reads what `--map` says: `date=Created, rating=Stars, author=Name, text=Review`. `title=` takes the title from no column. */
export function parseMap(written: readonly string[]): ParsedMap {
  const columns: Record<string, string> = {};
  for (const pair of written.flatMap((each) => each.split(BETWEEN))) {
    const at = pair.indexOf('=');
    const field = pair.slice(0, at).trim();
    const column = pair.slice(at + 1).trim();
    if (at === -1) return { ok: false, message: `--map ${quote(pair.trim())} is not field=column, such as date=Created` };
    if (!isField(field)) {
      const names = [...COLUMN_FIELDS];
      return {
        ok: false,
        message: `--map knows no field ${quote(field)}${suggestion(field, names, 'allowed')}`,
      };
    }
    columns[field] = column;
  }
  return { ok: true, columns };
}

/** Columns as an option to type: `--map 'date=Created,rating=Stars'`. */
export function formatMap(columns: Columns): string {
  const pairs = Object.entries(columns).map(([field, column]) => `${field}=${column}`);
  return `--map '${pairs.join(',').replaceAll("'", `'\\''`)}'`;
}
