import { isDeepStrictEqual } from 'node:util';
import { checkImports, isSameTable, type KnownTable } from '../../../authoring/editorial/check-imports.ts';
import { onlyOne } from '../../../authoring/problems/read.ts';
import { checkSources } from '../../../authoring/source/source.ts';
import { readYaml } from '../../../authoring/yaml/read-yaml.ts';
import { changeList } from '../../changes/change-group.ts';
import { entryText } from '../../changes/yaml-text.ts';

const HEAD = '# How the columns of known tables become fields of reviews (npm run reviews -- import).\n';

/**
 * The text of `imports.yaml` with one more table, or with another mapping for one that it knows. If it knows the table without a
 * platform, it adds the platform to that entry. The same table of another platform keeps its own entry. All comments stay.
 */
export function keepTable(text: string, table: KnownTable): string {
  const known = onlyOne(checkSources(readYaml({ file: 'imports.yaml', text }), checkImports)) ?? [];
  const same = known.findIndex(isSameTable(table));
  const index = same === -1 ? known.findIndex(isSameTable({ header: table.header })) : same;
  const tables = index === -1 ? [...known, table] : known.with(index, table);
  if (isDeepStrictEqual(known, tables)) return text;
  if (known.length > 0 || /^\s*\[/m.test(text)) return changeList(text, tables);
  return `${text.trim() === '' ? HEAD : `${text.trimEnd()}\n`}${entryText(table)}\n`;
}
