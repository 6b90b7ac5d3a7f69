import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { bareEnvironment, root } from '../../support/build.ts';
import { makeFolder, smallContent } from '../../support/content/content.ts';

it('writes no page with forms that would link to this computer', async () => {
  const files = Object.entries(smallContent()).map(([name, content]) => [`content/${name}`, content]);
  const cwd = await makeFolder(Object.fromEntries(files));
  const parameters = [join(root, 'scripts', 'edit.ts'), '--config', 'github', '--repo', 'owner/name', '--to', 'admin'];
  const child = spawn(process.execPath, parameters, { cwd, env: bareEnvironment({}) });
  const [stderr, [code]] = await Promise.all([text(child.stderr), once(child, 'close')]);
  expect([code, stderr]).toEqual([1, expect.stringMatching(/^BASE_URL is missing: /)]);
  expect(existsSync(join(cwd, 'admin'))).toBe(false);
});
