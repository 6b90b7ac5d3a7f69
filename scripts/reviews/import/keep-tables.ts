import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { KnownTable } from '../../../src/authoring/editorial/check-imports.ts';
import { ifAbsent } from '../../../src/authoring/files/file-error.ts';
import { prepareFolder, writeWhole } from '../../../src/editing/changes/write-whole.ts';
import { keepTable } from '../../../src/editing/imports/writing/keep-table.ts';
import { say } from '../../support/terminal/say.ts';

/** Records in `imports.yaml` how the columns of tables were mapped, so that the next import need not ask. */
export async function keepTables(directory: string, tables: readonly KnownTable[]): Promise<void> {
  if (tables.length === 0) return;
  const path = join(directory, 'imports.yaml');
  const before = await readFile(path, 'utf8').catch(ifAbsent(''));
  const after = tables.reduce(keepTable, before);
  if (after === before) return;
  await prepareFolder(directory);
  await writeWhole(path, after);
  say(`Which column holds what is kept in ${path} for the next time.`);
}
