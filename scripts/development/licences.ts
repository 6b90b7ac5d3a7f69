import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { root } from '../support/project.ts';
import { run } from '../support/run.ts';
import { fromWhereTyped } from '../support/where-typed.ts';
import { licencesOf } from './licences/licences-of.ts';
import { productionPackages } from './licences/package-folders.ts';

/**
 * `npm run licences [-- --out <file>]`: counts the licences of the packages that are used in production, and writes their texts
 * into a file.
 */
await run(async () => {
  const { values } = parseArgs({ options: { out: { type: 'string' } } });
  const { text, counts, refused } = await licencesOf(await productionPackages(root));
  for (const [licence, packages] of counts) console.log(`${String(packages).padStart(4)} ${licence}`);
  if (values.out !== undefined) await writeFile(fromWhereTyped(values.out), text);
  for (const line of refused) console.error(line);
  return refused.length === 0 ? 0 : 1;
});
