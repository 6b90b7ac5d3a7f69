import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { publicNames } from '../../test/support/content/public-names.ts';
import { root } from '../support/project.ts';
import { run } from '../support/run.ts';

/**
 * `npm run freeze-names`: records the public names of this version, beside its frozen content in `test/fixtures`. All
 * later versions must keep these names, so this is done once, just before the version is published.
 */
await run(async () => {
  const { version } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as { version: string };
  const fixtures = join(root, 'test', 'fixtures');
  const names = await publicNames(join(fixtures, `content-${version}`));
  await writeFile(join(fixtures, `public-names-${version}.json`), `${JSON.stringify(names, null, 1)}\n`);
  return 0;
});
