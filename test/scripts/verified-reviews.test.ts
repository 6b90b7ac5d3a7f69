import { cp, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../support/build.ts';
import { runNode } from '../support/programs/run-node.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

/** The command of a package whose commands only say what they were given. */
async function packagedCommand(): Promise<{ folder: string; command: string }> {
  const folder = await temporaryFolder();
  const command = join(folder, 'scripts', 'verified-reviews.mjs');
  for (const name of ['verified-reviews.mjs', 'support/npm'])
    await cp(join(root, 'scripts', name), join(folder, 'scripts', name), { recursive: true });
  for (const name of ['init', 'reviews'])
    await writeFile(join(folder, 'scripts', `${name}.js`), 'console.log(process.argv.slice(2).join(" "));');
  return { folder, command };
}

it('takes away the -- that pnpm and Yarn hand on', async () => {
  const { command } = await packagedCommand();
  expect(await runNode([command, 'reviews', '--', 'add', '--', '-1'])).toMatchObject({ code: 0, stdout: 'add -- -1\n' });
  expect(await runNode([command, 'reviews', 'add'])).toMatchObject({ code: 0, stdout: 'add\n' });
  // `npx verified-reviews init -- -shop`
  expect(await runNode([command, 'init', '--', '-shop'])).toMatchObject({ code: 0, stdout: '-- -shop\n' });
});

it("says how it runs with Yarn's Plug'n'Play; init runs at once", async () => {
  const { folder, command } = await packagedCommand();
  const pnp = join(folder, 'pnp.cjs');
  await writeFile(pnp, 'process.versions.pnp = "3";');
  expect(await runNode(['--require', pnp, command, 'reviews', 'add'])).toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/yarn config set nodeLinker node-modules, and then yarn install\n$/),
  });
  expect(await runNode(['--require', pnp, command, 'init', 'shop'])).toMatchObject({ code: 0, stdout: 'shop\n' });
});

it('says where npm install has not followed the upgrade of another computer, and goes on; init is of no folder yet', async () => {
  const { folder, command } = await packagedCommand();
  await writeFile(join(folder, 'package.json'), '{ "version": "1.0.0" }');
  const run = async (name: string, version: string) => {
    const packages = { 'node_modules/verified-reviews': { version } };
    await writeFile(join(folder, 'package-lock.json'), JSON.stringify({ packages }));
    return runNode([command, name], { cwd: folder });
  };
  const stale = 'package-lock.json names verified-reviews 1.1.0, and 1.0.0 is installed here: npm install brings it\n';
  expect(await run('reviews', '1.1.0')).toMatchObject({ code: 0, stderr: stale });
  expect(await run('reviews', '1.0.0')).toMatchObject({ code: 0, stderr: '' });
  expect(await run('init', '1.1.0')).toMatchObject({ code: 0, stderr: '' });
});
