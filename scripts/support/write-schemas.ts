import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { schemaFiles } from '../../src/editing/schemas/schema-files.ts';
import { root } from './project.ts';

/** Where text editors find the schemas of the content files. */
export const SCHEMAS = join(root, 'schemas');

/** Writes the JSON Schema files for a business, and returns how many. */
export async function writeSchemas(business: Parameters<typeof schemaFiles>[0], folder = SCHEMAS): Promise<number> {
  await mkdir(folder, { recursive: true });
  const files = Object.entries(schemaFiles(business));
  for (const [name, text] of files) await writeFile(join(folder, name), text);
  return files.length;
}
