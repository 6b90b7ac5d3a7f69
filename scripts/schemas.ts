import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { formatProblem } from '../src/authoring/problems/problem.ts';
import { readParts } from '../src/authoring/read-content.ts';
import { schemaFiles } from '../src/editing/schemas/schema-files.ts';
import { readBuildSettings } from '../src/settings.ts';
import { count } from './support/count.ts';
import { root } from './support/project.ts';
import { refuse, run } from './support/run.ts';

/** `npm run schemas`: writes the JSON Schema files of `schemas/`, with which editors check and complete content files. */
await run(async () => {
  const { business, problems } = await readParts(readBuildSettings(process.env).contentDirectory);
  if (business === undefined) return refuse(problems.map(formatProblem).join('\n'));
  const folder = join(root, 'schemas');
  await mkdir(folder, { recursive: true });
  const files = Object.entries(schemaFiles(business.business));
  for (const [name, text] of files) await writeFile(join(folder, name), text);
  console.log(`Wrote ${count(files.length, 'file')} into schemas.`);
  return 0;
});
