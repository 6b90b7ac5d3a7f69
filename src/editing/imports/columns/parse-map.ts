import { suggestion } from '../../../authoring/problems/nearest.ts';
import { shellQuoted } from '../../../authoring/problems/shell-word.ts';
import { quote } from '../../../reviews/schemas/issues.ts';

export type ParsedMap<F extends string> =
  | { ok: true; columns: Readonly<Partial<Record<F, string>>> }
  | { ok: false; message: string };

/** Reads what `--map` says: `date=Created, rating=Stars, author=Name, text=Review`. `title=` takes the title from no column. */
export function parseMap<F extends string>(written: readonly string[], fields: readonly F[]): ParsedMap<F> {
  // A comma before the next `field=`, as the name of a column may have commas as well.
  const between = new RegExp(`,(?=\\s*(?:${fields.join('|')})\\s*=)`);
  const columns: Partial<Record<F, string>> = {};
  for (const pair of written.flatMap((each) => each.split(between))) {
    const at = pair.indexOf('=');
    const name = pair.slice(0, at).trim();
    const field = fields.find((each) => each === name);
    if (at === -1) return { ok: false, message: `--map ${quote(pair.trim())} is not field=column, such as date=Created` };
    if (field === undefined)
      return { ok: false, message: `--map knows no field ${quote(name)}${suggestion(name, fields, 'allowed')}` };
    columns[field] = pair.slice(at + 1).trim();
  }
  return { ok: true, columns };
}

/** Columns as an option to type: `--map "date=Created,rating=Stars"`. */
export function formatMap(columns: Readonly<Partial<Record<string, string>>>): string {
  const pairs = Object.entries(columns).map(([field, column]) => `${field}=${column}`);
  return `--map ${shellQuoted(pairs.join(','))}`;
}
