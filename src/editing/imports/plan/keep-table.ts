import { type Document, parseDocument, stringify, YAMLSeq } from 'yaml';
import { COLUMN_FIELDS, checkImports, isSameTable, type KnownTable } from '../../../authoring/editorial/check-imports.ts';
import { onlyOne } from '../../../authoring/problems/read.ts';
import { checkSources } from '../../../authoring/source/source.ts';
import { readYaml } from '../../../authoring/yaml/read-yaml.ts';

const HEAD = '# How the columns of known tables become fields of reviews (npm run reviews -- import).\n';

/**
 * The text of `imports.yaml` with one more table, or with another mapping for one that it knows. A table of which nobody said where
 * it is from gets the platform; one of another platform stays beside it. All comments stay.
 */
export function keepTable(text: string, table: KnownTable): string {
  const known = onlyOne(checkSources(readYaml('imports.yaml', text), checkImports)) ?? [];
  const same = known.findIndex(isSameTable(table));
  const index = same === -1 ? known.findIndex(isSameTable({ header: table.header })) : same;
  if (index !== -1 && JSON.stringify(known[index]) === JSON.stringify(table)) return text;
  if (index === -1 && text.trim() === '') return HEAD + stringify([table]);
  const document = parseDocument(text);
  if (index === -1 && !(document.contents instanceof YAMLSeq)) return `${text.trimEnd()}\n${stringify([table])}`;
  // Text can be added below a block list, but not below a list in brackets.
  if (index === -1 && document.contents instanceof YAMLSeq && !document.contents.flow)
    return `${text.trimEnd()}\n${indented(text, stringify([table]))}`;
  if (index === -1) document.add(table);
  else replaceAt(document, index, table);
  return document.toString({ lineWidth: 0 });
}

/** Sets only the values that differ, so that the comments on the others stay. */
function replaceAt(document: Document, index: number, { columns, source, dates, scale, round }: KnownTable): void {
  const set = (path: readonly (string | number)[], value: unknown): void => {
    const full = [index, ...path];
    if (value === undefined) document.deleteIn(full);
    else if (document.getIn(full) !== value) document.setIn(full, value);
  };
  for (const [key, value] of Object.entries({ source, dates, scale, round })) set([key], value);
  for (const field of COLUMN_FIELDS) set(['columns', field], columns[field]);
}

/** Indents an entry like those of the list, which may be indented. */
function indented(text: string, added: string): string {
  const [indent = ''] = /^ *(?=- )/m.exec(text) ?? [];
  return added.replace(/^(?=.)/gm, indent);
}
