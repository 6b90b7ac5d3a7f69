import { stat } from 'node:fs/promises';
import type { KnownTable } from '../../../src/authoring/editorial/check-imports.ts';
import { ExportError } from '../../../src/editing/imports/files/export-error.ts';
import { openFolder } from '../../../src/editing/imports/files/folder.ts';
import { openStoredFile, type StoredFile } from '../../../src/editing/imports/files/stored-file.ts';
import type { Export, FileOptions, Part } from '../../../src/editing/imports/formats/export.ts';
import { openExport, openFiles } from '../../../src/editing/imports/formats/open-export.ts';
import type { Prepared } from '../../../src/editing/imports/plan/read-entries.ts';
import { Refusal } from '../../support/run.ts';
import { say } from '../../support/terminal/say.ts';
import { visible } from '../../support/terminal/visible.ts';
import { fromWhereTyped } from '../../support/where-typed.ts';
import { commandWith } from '../support/command-with.ts';
import type { ImportOptions } from './import-options.ts';
import { type Known, type PrepareTableOptions, prepareTable } from './prepare-table.ts';

/** A file with its parts, which are ready to be read. */
export interface PreparedExport extends Export {
  readonly name: string;
  readonly parts: readonly Prepared[];
}

export interface Preparation {
  readonly exports: readonly PreparedExport[];
  /** The tables whose mapping is recorded for the next import. */
  readonly tables: readonly KnownTable[];
  /** The commands that write the files whose columns are guessed, as nobody can be asked. */
  readonly commands: ReadonlyMap<string, string>;
  close(): Promise<void>;
}

/** Opens the files, detects their formats, and asks for what only the user can know. */
export async function prepare(
  files: readonly string[],
  options: Omit<PrepareTableOptions, 'commandWith'> & FileOptions & { readonly typed: ImportOptions },
  known: Known,
): Promise<Preparation> {
  const opened: StoredFile[] = [];
  const close = async (): Promise<void> => {
    for (const { handle } of opened) await handle.close();
  };
  try {
    const found = await Array.fromAsync(files, async (name) => ({
      ...(await open(name, options, opened).catch(refuseWith(name))),
      name,
    }));
    const tables: KnownTable[] = [];
    const commands = new Map<string, string>();
    const preparePart = async (part: Part, file: string): Promise<Prepared> => {
      if (part.kind === 'list') return part;
      // What was said of one table holds for others with the same columns.
      const knownNow = { ...known, tables: [...known.tables, ...tables] };
      const tableOptions = {
        ...options,
        commandWith: (more: readonly string[]) => commandWith('import', [file], options.typed, more),
      };
      const { kept, toSay, ...table } = await prepareTable(part, tableOptions, knownNow).catch(refuseWith(part.name));
      if (kept !== undefined) tables.push(kept);
      if (toSay !== undefined) commands.set(file, commandWith('import', [file], { ...options.typed, write: true }, toSay));
      return table;
    };
    // In turn, as each may ask.
    const exports = await Array.fromAsync(found, async (each) => {
      // Before the columns, which may be those of the wrong sheet.
      for (const note of each.notes) say(visible(note));
      return { ...each, parts: await Array.fromAsync(each.parts, (part) => preparePart(part, each.name)) };
    });
    return { exports, tables, commands, close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Opens one file. Files that stay open while they are read are added to `opened`. */
async function open(name: string, options: FileOptions, opened: StoredFile[]): Promise<Export> {
  const path = fromWhereTyped(name);
  if ((await stat(path).catch(() => undefined))?.isDirectory()) return openFiles(name, await openFolder(path, name), options);
  const file = await openStoredFile(path, name);
  opened.push(file);
  return openExport(file, options);
}

function refuseWith(name: string): (error: unknown) => never {
  return (error) => {
    throw error instanceof ExportError ? new Refusal(`${name} ${error.message}`) : error;
  };
}
