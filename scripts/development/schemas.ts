import { formatProblem } from '../../src/authoring/problems/problem.ts';
import { readParts } from '../../src/authoring/read-content.ts';
import { readBuildSettings } from '../../src/settings.ts';
import { count } from '../support/count.ts';
import { refuse, run } from '../support/run.ts';
import { writeSchemas } from '../support/write-schemas.ts';

/** `npm run schemas`: writes the JSON Schema files of `schemas/`, with which editors check and complete content files. */
await run(async () => {
  const { business, problems } = await readParts(readBuildSettings(process.env).contentDirectory);
  if (business === undefined) return refuse(problems.map(formatProblem).join('\n'));
  console.log(`Wrote ${count(await writeSchemas(business.business), 'file')} into schemas.`);
  return 0;
});
