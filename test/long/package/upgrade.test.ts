import { existsSync } from 'node:fs';
import { appendFile, chmod, cp, readFile, rename, stat, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { spawn } from '@lydell/node-pty';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { emptyPlace } from '../../support/programs/empty-place.ts';
import { runProgram, startProgram, withThisNode } from '../../support/programs/stranger.ts';
import { packedSoftware } from '../../support/shared.ts';
import { filesOf } from '../../support/sites/two-builds.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

const place = await emptyPlace();
const env = withThisNode(place.env);
const shop = join(place.folder, 'my-shop');

const npm = (parameters: readonly string[], cwd = shop, settings: Readonly<Record<string, string>> = {}) =>
  runProgram('npm', parameters, { cwd, env: { ...env, ...settings } });

/** Runs the command, and returns its exit code and all that it says. */
async function upgrade(parameters: readonly string[] = [], cwd = shop, settings: Readonly<Record<string, string>> = {}) {
  const { code, output } = await npm(['run', 'upgrade', '--', ...parameters], cwd, settings);
  return [code, output] as const;
}

/** A workflow that `init` writes. */
const WORKFLOW = '.github/workflows/reviews.yml';

/** What an upgrade may change in a folder, byte for byte, and the installed version. */
async function stateOf(folder: string) {
  const files = ['package.json', 'package-lock.json'].map((name) => readFile(join(folder, name), 'utf8'));
  return { files: await Promise.all(files), content: filesOf(join(folder, 'content')), version: await versionOf(folder) };
}

async function versionOf(folder: string): Promise<string> {
  return JSON.parse(await readFile(join(folder, 'node_modules', 'verified-reviews', 'package.json'), 'utf8')).version;
}

/** Packs a later version, with other words on each page, news, a change to the content, and other files that `init` writes. */
async function packLater(): Promise<string> {
  const folder = await temporaryFolder();
  expect(await runProgram('tar', ['-xzf', await packedSoftware()], { cwd: folder, env })).toMatchObject({ code: 0 });
  const software = join(folder, 'package');
  const manifest = JSON.parse(await readFile(join(software, 'package.json'), 'utf8'));
  await writeFile(join(software, 'package.json'), JSON.stringify({ ...manifest, version: '1.9.0' }));
  const news = `## [1.9.0] - 2027-01-01\n\n- A businesslike change.\n\n## [${manifest.version}]`;
  const changelog = `# Changelog\n\n${news} - 2026-11-22\n\n- First.\n`;
  await writeFile(join(software, 'CHANGELOG.md'), changelog);
  await writeFile(
    join(software, 'src', 'pictures', 'icons', 'star.svg'),
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><rect width="9" height="9"/></svg>',
  );
  const migrate = `import { appendFileSync } from 'node:fs';\nappendFileSync(process.argv[2] + '/business.yaml', '# as 1.9 has it\\n');\n`;
  await writeFile(join(software, 'scripts', 'migrate.js'), migrate);
  const template = join(software, 'scripts', 'init', 'template');
  await appendFile(join(template, 'gitignore'), '*.later\n');
  await writeFile(join(template, 'later.sh'), '#!/bin/sh\n', { mode: 0o755 });
  for (const name of ['publish.sh', WORKFLOW]) await changeFile(join(template, name), (text) => text.replace(/^#/, '# Later:'));
  expect(await runProgram('npm', ['pack', software], { cwd: folder, env })).toMatchObject({ code: 0 });
  return join(folder, 'verified-reviews-1.9.0.tgz');
}

async function changeFile(file: string, change: (text: string) => string): Promise<void> {
  await writeFile(file, change(await readFile(file, 'utf8')));
}

/** A copy of the shop's folder, to be changed by a test. */
async function copyOfShop(): Promise<string> {
  const folder = await temporaryFolder();
  await cp(shop, folder, { recursive: true, verbatimSymlinks: true });
  return folder;
}

describe('an upgrade', () => {
  it('does nothing where there is no later version', async () => {
    // The font lacks the first letter of the name, so the icon is the star, which the later version draws in another way.
    const made = runProgram('npx', ['--yes', 'verified-reviews@latest', 'init', 'my-shop', '--name', '白樺'], {
      cwd: place.folder,
      env,
    });
    expect(await made).toMatchObject({ code: 0 });
    const before = await stateOf(shop);
    expect(await upgrade()).toEqual([0, expect.stringContaining('there is nothing to do')]);
    expect(await stateOf(shop)).toEqual(before);
    expect(existsSync(join(shop, '.upgrade'))).toBe(false);
  });

  it('goes on where a packed file has the same version, but is another package', async () => {
    const folder = await temporaryFolder();
    await runProgram('tar', ['-xzf', await packedSoftware()], { cwd: folder, env });
    await appendFile(join(folder, 'package', 'CHANGELOG.md'), '\n');
    await runProgram('npm', ['pack', join(folder, 'package')], { cwd: folder, env });
    const file = join(folder, `verified-reviews-${await versionOf(shop)}.tgz`);
    expect(await upgrade([file])).toEqual([1, expect.stringContaining('Nobody can be asked here')]);
  });

  it('shows what is new and what changes, and where nobody can be asked it changes nothing', async () => {
    place.publish(await packLater());
    const before = await stateOf(shop);
    const [code, output] = await upgrade();
    expect(code).toBe(1);
    expect(output).toContain('- A businesslike change.');
    expect(output).not.toContain('- First.');
    expect(output).toContain('+ # as 1.9 has it');
    expect(output).toContain('\n.gitignore\n');
    expect(output).toContain('+ *.later');
    expect(output).toMatch(/Of the published files \d+ stay the same, \d+ change, 0 are new, and 0 go:/);
    expect(output).toContain('changes  favicon.svg');
    expect(output).toContain('Nobody can be asked here; nothing was changed.');
    expect(await stateOf(shop)).toEqual(before);
    expect(existsSync(join(shop, '.upgrade'))).toBe(false);
  });

  it('that is killed leaves all as it was; one that was killed in the midst of putting things in place is completed', async () => {
    const folder = await copyOfShop();
    const before = await stateOf(folder);
    const stage = join(folder, '.upgrade');
    const program = join(folder, 'node_modules', '.bin', 'verified-reviews');
    const { child, ended } = startProgram(program, ['upgrade', '--yes'], { cwd: folder, env });
    await vi.waitFor(() => expect(existsSync(join(stage, 'after'))).toBe(true), { timeout: 60_000, interval: 20 });
    process.kill(-(child.pid ?? expect.fail('it did not start')), 'SIGKILL');
    await ended;
    expect(await stateOf(folder)).toEqual(before);
    expect(await npm(['run', 'check'], folder)).toMatchObject({ code: 0 });

    // The state after the decision, between the two renames of node_modules.
    const decided = { contentDirectory: 'content', files: [{ name: 'business.yaml', goes: false }], template: [] };
    await writeFile(join(stage, 'decided.json'), JSON.stringify(decided));
    await rename(join(folder, 'node_modules'), join(stage, 'before-modules'));
    expect(await npm(['install', '--no-audit', '--no-fund'], folder)).toMatchObject({ code: 0 });
    expect(await upgrade([], folder)).toEqual([
      0,
      expect.stringContaining('An upgrade that had been interrupted is complete now.'),
    ]);
    expect(await versionOf(folder)).toBe('1.9.0');
    expect(await readFile(join(folder, 'content', 'business.yaml'), 'utf8')).toMatch(/# as 1\.9 has it\n$/);
    expect(existsSync(stage)).toBe(false);
  });

  it.each(['SIGINT', 'SIGTERM'] as const)('that is ended by %s says so, and leaves nothing behind', async (signal) => {
    const before = await stateOf(shop);
    const program = join(shop, 'node_modules', '.bin', 'verified-reviews');
    const { child, ended } = startProgram(program, ['upgrade'], { cwd: shop, env });
    await vi.waitFor(() => expect(existsSync(join(shop, '.upgrade', 'before'))).toBe(true), { timeout: 60_000, interval: 20 });
    child.kill(signal);
    const { code, output } = await ended;
    expect(code).not.toBe(0);
    expect(output).toContain('Stopped; nothing was changed.');
    await vi.waitFor(() => expect(existsSync(join(shop, '.upgrade'))).toBe(false));
    expect(await stateOf(shop)).toEqual(before);
  });

  it('that is ended while it asks ends at once, and leaves nothing behind', async () => {
    const before = await stateOf(shop);
    const program = join(shop, 'node_modules', '.bin', 'verified-reviews');
    const child = spawn(program, ['upgrade'], { cwd: shop, env: { ...env, TERM: 'xterm' }, cols: 100, rows: 40 });
    onTestFinished(() => child.kill('SIGKILL'));
    const ended = new Promise((resolve) => child.onExit(resolve));
    await new Promise<void>((resolve) => child.onData((text) => text.includes('in place?') && resolve()));
    child.kill('SIGTERM');
    await ended;
    expect(existsSync(join(shop, '.upgrade'))).toBe(false);
    expect(await stateOf(shop)).toEqual(before);
  });

  it('shows the same where a link leads to the content, and leaves that as it is', async () => {
    const folder = await copyOfShop();
    await rename(join(folder, 'content'), join(folder, 'elsewhere'));
    await symlink('elsewhere', join(folder, 'content'));
    const before = filesOf(join(folder, 'elsewhere'));
    expect(await upgrade([], folder)).toEqual([1, expect.stringContaining('+ # as 1.9 has it')]);
    expect(filesOf(join(folder, 'elsewhere'))).toEqual(before);
  });

  it('that cannot build the content changes nothing', async () => {
    const folder = await copyOfShop();
    await writeFile(join(folder, 'content', 'reviews', 'a.json'), '{"rating": 6}');
    const before = await stateOf(folder);
    expect(await upgrade(['--yes'], folder)).toEqual([
      1,
      expect.stringContaining('Your content has mistakes; npm run check names them. Nothing was changed.'),
    ]);
    expect(await stateOf(folder)).toEqual(before);
  });

  it('says that the content is not there before it installs anything', async () => {
    const [code, output] = await upgrade(['--yes'], shop, { CONTENT_DIR: 'nowhere' });
    expect([code, output]).toEqual([1, expect.stringMatching(/^nowhere does not exist; /m)]);
    expect(output).not.toContain('npm looks for');
  });

  it('says that a version does not exist', async () => {
    expect(await upgrade(['1.8.7'])).toEqual([
      1,
      expect.stringContaining('npm finds no verified-reviews@1.8.7: there is no such version'),
    ]);
  });

  it('does not blame the connection where the file is no package', async () => {
    await writeFile(join(place.folder, 'half.tgz'), 'half a file');
    expect(await upgrade(['../half.tgz'])).toEqual([
      1,
      expect.stringMatching(/npm could not install \S+half\.tgz; see above\. Nothing was changed$/m),
    ]);
  });

  it('from a file names that file in the folder, so that npm ci finds it', async () => {
    const folder = await copyOfShop();
    await cp(await packLater(), join(folder, 'later.tgz'));
    expect(await upgrade(['--yes', 'later.tgz'], folder)).toEqual([0, expect.any(String)]);
    const { dependencies } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'));
    expect(dependencies).toEqual({ 'verified-reviews': 'file:later.tgz' });
    expect(await npm(['ci'], folder)).toMatchObject({ code: 0 });
    expect(await versionOf(folder)).toBe('1.9.0');
  });

  it('in a workflow of GitHub changes no workflow, as it could not be pushed, and says so', async () => {
    const folder = await copyOfShop();
    const told = await upgrade(['--yes'], folder, { GITHUB_ACTIONS: 'true' });
    expect(told).toEqual([0, expect.stringContaining(`${WORKFLOW} stays as it is, because GitHub lets no workflow`)]);
    expect(await readFile(join(folder, WORKFLOW), 'utf8')).not.toContain('Later:');
    expect(await readFile(join(folder, 'publish.sh'), 'utf8')).toContain('Later:');
  });

  it('puts the later version in place, with the content and the files of init as that has them, and it builds', async () => {
    await changeFile(join(shop, 'publish.sh'), (text) => text.replace(/^#.*/, '#!/bin/bash'));
    await chmod(join(shop, '.gitignore'), 0o640);
    const [code, output] = await upgrade(['--yes']);
    expect([code, output]).toEqual([0, expect.stringContaining('Version 1.9.0 is here.')]);
    expect(output).toContain(`Then commit package.json, package-lock.json, ${WORKFLOW}, .gitignore, later.sh and the content.`);
    expect(output).toContain(
      'publish.sh stays as it is, because it has other lines where the template changes: compare it with node_modules/',
    );
    expect(await readFile(join(shop, 'publish.sh'), 'utf8')).toMatch(/^#!.bin.bash\n/);
    expect(await readFile(join(shop, WORKFLOW), 'utf8')).toMatch(/^# Later:/);
    expect(await readFile(join(shop, '.gitignore'), 'utf8')).toMatch(/^\*\.later$/m);
    expect((await stat(join(shop, '.gitignore'))).mode & 0o777).toBe(0o640);
    expect((await stat(join(shop, 'later.sh'))).mode & 0o777).toBe(0o755);
    expect(await versionOf(shop)).toBe('1.9.0');
    expect(JSON.parse(await readFile(join(shop, 'package.json'), 'utf8')).dependencies).toEqual({ 'verified-reviews': '^1.9.0' });
    expect(
      JSON.parse(await readFile(join(shop, 'package-lock.json'), 'utf8')).packages['node_modules/verified-reviews'].version,
    ).toBe('1.9.0');
    expect(await readFile(join(shop, 'content', 'business.yaml'), 'utf8')).toMatch(/# as 1\.9 has it\n$/);
    expect(existsSync(join(shop, '.upgrade'))).toBe(false);
    expect(await npm(['run', 'build'])).toMatchObject({ code: 0 });
    expect(await npm(['ci'])).toMatchObject({ code: 0 });
  });
});
