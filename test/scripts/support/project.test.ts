import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { runProgram } from '../../../scripts/support/project.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

test.skipIf(process.platform === 'win32')('waits for an aborted program that still cleans up', async () => {
  const folder = await temporaryFolder();
  const [ready, cleaned] = [join(folder, 'ready'), join(folder, 'cleaned')];
  const program = `
    const { writeFileSync } = require('node:fs');
    process.once('SIGTERM', () => setTimeout(() => { writeFileSync(${JSON.stringify(cleaned)}, ''); process.exit(); }, 300));
    setInterval(() => {}, 1000);
    writeFileSync(${JSON.stringify(ready)}, '');`;
  const controller = new AbortController();
  const run = runProgram(process.execPath, ['-e', program], { stdio: 'ignore', signal: controller.signal });
  await expect.poll(() => existsSync(ready)).toBe(true);
  controller.abort();
  await expect(run).rejects.toThrow('aborted');
  expect(existsSync(cleaned)).toBe(true);
});
