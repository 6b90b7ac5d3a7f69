import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../../support/build.ts';
import { makeFolder } from '../../support/content/content.ts';
import { runNode } from '../../support/programs/run-node.ts';

it('writes no page with forms that would link to this computer', async () => {
  const cwd = await makeFolder({ 'content/business.yaml': 'name: A\n' });
  const parameters = [join(root, 'scripts', 'edit.ts'), '--config', 'github', '--repo', 'owner/name', '--to', 'admin'];
  const { code, stderr } = await runNode(parameters, { cwd });
  expect([code, stderr]).toEqual([1, expect.stringMatching(/^BASE_URL is missing: /)]);
  expect(existsSync(join(cwd, 'admin'))).toBe(false);
});
