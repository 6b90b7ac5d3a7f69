import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import project from '../../../package.json' with { type: 'json' };
import { launcher, NODE_MAJOR } from '../../../src/astro/bundling/launcher.ts';
import { makeFolder } from '../../support/content/content.ts';

/** Makes this Node claim another version. */
const pretends = (version: string) =>
  `--import=data:text/javascript,${encodeURIComponent(`Object.defineProperty(process, 'versions', { value: { node: '${version}' } })`)}`;

async function launch(program: string, options: readonly string[] = []) {
  const folder = await makeFolder({ 'entry.mjs': launcher('./program.mjs'), 'program.mjs': program });
  const { status, stdout, stderr } = spawnSync(process.execPath, [...options, join(folder, 'entry.mjs')], { encoding: 'utf8' });
  return { status, stdout, stderr };
}

it('starts the program beside it', async () => {
  expect(await launch('process.stdout.write("runs"); process.exitCode = 3;')).toEqual({ status: 3, stdout: 'runs', stderr: '' });
  expect((await launch('process.stdout.write("runs")', [pretends(`${NODE_MAJOR + 10}.0.0`)])).stdout).toBe('runs');
});

it.each(['23.11.1', '9.11.2'])(
  'where Node %s runs it, says in one line what it needs, and reads nothing else',
  async (version) => {
    expect(await launch('nobody could read this', [pretends(version)])).toEqual({
      status: 1,
      stdout: '',
      stderr: `this needs Node 24 or later, and Node ${version} runs it\n`,
    });
  },
);

it('needs the Node that the project brings', () => {
  expect(project.dependencies.node).toMatch(new RegExp(`^${NODE_MAJOR}\\.`));
});
