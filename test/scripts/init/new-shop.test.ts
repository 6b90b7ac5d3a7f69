import { readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { expect, it } from 'vitest';
import { runNode } from '../../support/programs/run-node.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

it('makes the folder and says what is missing where there is no npm', async () => {
  const folder = await temporaryFolder();
  const { code, stderr } = await runNode(['scripts/init.ts', 'my-shop'], { settings: { INIT_CWD: folder, PATH: folder } });
  expect([code, stderr]).toEqual([1, expect.stringMatching(/this computer has no npm.*run npm install in my-shop\n$/)]);
  expect(readdirSync(join(folder, 'my-shop'))).toContain('package.json');
});

it('makes no folder where npm would not find its commands', async () => {
  const folder = await temporaryFolder();
  const { code, stderr } = await runNode(['scripts/init.ts', `25${delimiter}26/my-shop`], { settings: { INIT_CWD: folder } });
  expect([code, stderr]).toEqual([1, expect.stringMatching(`below a folder with ${delimiter} in its name`)]);
  expect(readdirSync(folder)).toEqual([]);
});
