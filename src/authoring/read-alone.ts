import { z } from 'zod';
import { type Trade, tradeSchema } from '../reviews/schemas/business.ts';
import type { Parsed } from '../reviews/schemas/issues.ts';
import type { FolderEntry } from './files/list-folder.ts';
import type { FileName } from './files/names/content-names.ts';
import { readTextFile } from './files/read-text-file.ts';
import { NOTHING, type Read, readOn } from './problems/read.ts';
import { parseValue } from './source/parse-value.ts';
import { checkSources } from './source/source.ts';
import { readYaml } from './yaml/read-yaml.ts';

/** Reads and checks one file of a folder, whatever else the folder holds; nothing where it is not among the entries. */
export async function readAlone<T>(
  entries: readonly FolderEntry[],
  name: FileName,
  check: (value: unknown) => Parsed<T>,
): Promise<Read<T>> {
  const entry = entries.find((each) => each.name === name);
  return entry === undefined ? NOTHING : checkSources(readOn(await readTextFile(entry), readYaml), check);
}

const schema = z.object({ trade: tradeSchema.optional() });

/** Checks the trade in `business.yaml` alone, whatever else stands there. */
export function checkTrade(value: unknown): Parsed<{ trade?: Trade | undefined }> {
  return parseValue(schema, value);
}
