import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { checkFormat } from '../src/authoring/business/check-format.ts';
import { formatProblem } from '../src/authoring/problems/problem.ts';
import { checkSources } from '../src/authoring/source/source.ts';
import { readYaml } from '../src/authoring/yaml/read-yaml.ts';
import { refuse, run } from './support/run.ts';

/**
 * Brings the named content folder to the format of this version. The `upgrade` command of an older version runs this. There has been
 * one format so far, so nothing is changed, and a newer one is refused.
 */
await run(async () => {
  const [, , folder = 'content'] = process.argv;
  const text = await readFile(join(folder, 'business.yaml'), 'utf8');
  const { problems } = checkSources(readYaml({ file: 'business.yaml', text }), checkFormat);
  return problems.length === 0 ? 0 : refuse(problems.map(formatProblem).join('\n'));
});
