import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { schemaFiles } from '../../src/editing/schemas/schema-files.ts';
import { count } from '../support/count.ts';
import { root } from '../support/project.ts';
import { run } from '../support/run.ts';

/** `npm run schemas`: writes the JSON Schema files of `schemas/`, with which editors check and complete content files. */
await run(async () => {
  const files = Object.entries(schemaFiles());
  for (const [name, text] of files) await writeFile(join(root, 'schemas', name), text);
  console.log(`Wrote ${count(files.length, 'file')} into schemas.`);
  return 0;
});
