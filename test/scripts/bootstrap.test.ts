import { once } from 'node:events';
import { copyFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { chmod, rm } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { root } from '../support/build.ts';
import { makeFolder, write } from '../support/content/content.ts';
import { type Started, startProgram } from '../support/programs/stranger.ts';

/**
 * A replacement for npm: it records when it runs, can wait for a file, and leaves what `npm ci` would leave. That depends on
 * NODE_ENV, unless it is told which packages to take.
 */
const INSTALLER = `#!${process.execPath}
const { appendFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } = require('node:fs');
const omitsDev =
  process.argv.includes('--omit=dev') || (process.env.NODE_ENV === 'production' && !process.argv.includes('--include=dev'));
const note = (text) => appendFileSync('notes', text + '\\n');
if (process.env.FAIL) {
  console.error(process.env.FAIL);
  process.exit(1);
}
process.on('SIGINT', () => setTimeout(() => { note('cleaned up'); process.exit(1); }, 300));
if (process.env.KILL) process.kill(process.pid, 'SIGKILL');
note('begins');
const forgotten = Date.now() + 60_000;
function install() {
  if (process.env.UNTIL && !existsSync(process.env.UNTIL) && Date.now() < forgotten) return setTimeout(install, 20);
  rmSync('node_modules', { recursive: true, force: true });
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'));
  for (const [folder, { dev }] of Object.entries(packages)) {
    if (folder === '' || (dev && omitsDev)) delete packages[folder];
    else mkdirSync(folder, { recursive: true }), writeFileSync(folder + '/package.json', '{}');
  }
  mkdirSync('node_modules/node/bin', { recursive: true });
  mkdirSync('node_modules/node/node_modules/node-any-x64/include', { recursive: true });
  writeFileSync('node_modules/node/node_modules/.package-lock.json', '{}');
  writeFileSync('node_modules/node/bin/node', '#!/bin/sh\\nexec "${process.execPath}" "$@"\\n', { mode: 0o755 });
  writeFileSync('node_modules/.package-lock.json', JSON.stringify({ packages }));
  note('ends');
}
install();
`;

const RUNTIME = { 'node_modules/node': { version: '1.0.0' } };
const JUDGE = { 'node_modules/judge': { version: '1.0.0', dev: true } };

/** The lockfile of a project. */
function lockfile(packages: object): string {
  return JSON.stringify({ packages: { '': {}, ...packages } });
}

/** A project with the runtime, a package for its tests, and scripts that print hello; in JavaScript, which starts twice as fast. */
async function makeProject(): Promise<string> {
  const project = await makeFolder({
    'package-lock.json': lockfile({ ...RUNTIME, ...JUDGE, 'node_modules/elsewhere': { version: '1.0.0', optional: true } }),
    'scripts/hello.js': "console.log('hello');\n",
    'scripts/development/test.js': "console.log('hello');\n",
    'bin/npm': INSTALLER,
  });
  await chmod(join(project, 'bin', 'npm'), 0o755);
  mkdirSync(join(project, 'scripts', 'support', 'npm'), { recursive: true });
  for (const file of [
    'bootstrap',
    'support/npm/install-lock',
    'support/npm/install-problem',
    'support/npm/memory-hint',
    'support/npm/move-running-node',
    'support/npm/npm-command',
    'support/npm/registry-error',
    'support/npm/run-node',
  ])
    copyFileSync(join(root, 'scripts', `${file}.mjs`), join(project, 'scripts', `${file}.mjs`));
  return project;
}

function start(project: string, settings: Readonly<Record<string, string>> = {}, ...script: readonly string[]): Started {
  const env = { ...process.env, PATH: [join(project, 'bin'), process.env.PATH].join(delimiter), ...settings };
  const parameters = ['scripts/bootstrap.mjs', ...(script.length > 0 ? script : ['hello.js'])];
  // Into one stream: of two that wait, the later line may be read first.
  return startProgram('sh', ['-c', 'exec "$0" "$@" 2>&1', process.execPath, ...parameters], { cwd: project, env });
}

const notesOf = (project: string) => readFileSync(join(project, 'notes'), 'utf8').trim().split('\n');

async function untilItInstalls(project: string): Promise<void> {
  while (!existsSync(join(project, 'notes'))) await setTimeout(20);
}

/** Lets the first process's npm end when the second process has printed something. */
async function letItWait(project: string, { child }: Started): Promise<void> {
  await once(child.stdout, 'data');
  await write(project, 'second', '');
}

describe('a start in a fresh clone', () => {
  it('installs, without the C headers of the runtime, then runs the script; the next one only runs it while nothing is missing', async () => {
    const project = await makeProject();
    expect(await start(project).ended).toEqual({ code: 0, output: expect.stringMatching(/^Installing .*\nhello\n$/) });
    const runtime = join(project, 'node_modules', 'node', 'node_modules', 'node-any-x64');
    expect([existsSync(runtime), existsSync(join(runtime, 'include'))]).toEqual([true, false]);
    expect(await start(project).ended).toEqual({ code: 0, output: 'hello\n' });
    // It installs again when a package is missing, or another one is wanted.
    await rm(join(project, 'node_modules', 'node', 'package.json'));
    expect((await start(project).ended).output).toMatch(/^Installing .*\nhello\n$/);
    await write(project, 'package-lock.json', lockfile({ 'node_modules/node': { version: '2.0.0' } }));
    expect((await start(project).ended).output).toMatch(/^Installing .*\nhello\n$/);
  });

  it('waits for another one that installs, and then has nothing to install', async () => {
    const project = await makeProject();
    const first = start(project, { UNTIL: 'second' });
    await untilItInstalls(project);
    const second = start(project);
    await letItWait(project, second);
    expect(await second.ended).toEqual({
      code: 0,
      output: 'Another process installs the packages here; waiting for it …\nhello\n',
    });
    expect((await first.ended).code).toBe(0);
    expect(notesOf(project)).toEqual(['begins', 'ends']);
  });

  it('ends on a signal when npm has ended, and the next one installs', async () => {
    const project = await makeProject();
    const run = start(project, { UNTIL: 'never' });
    await untilItInstalls(project);
    run.child.kill('SIGINT');
    expect(await run.ended).toEqual({ code: 130, output: expect.stringContaining('Stopping; npm cleans up …') });
    expect(notesOf(project)).toEqual(['begins', 'cleaned up']);
    expect((await start(project).ended).code).toBe(0);
  });

  it('waits for the npm of one that was killed', async () => {
    const project = await makeProject();
    const killed = start(project, { UNTIL: 'second' });
    await untilItInstalls(project);
    killed.child.kill('SIGKILL');
    await once(killed.child, 'exit');
    const second = start(project);
    await letItWait(project, second);
    expect((await second.ended).output).toBe('Another process installs the packages here; waiting for it …\nhello\n');
    expect(notesOf(project)).toEqual(['begins', 'ends']);
  });
});

it('what only development needs comes with the first script that uses it, and stays', async () => {
  const project = await makeProject();
  const runTests = async (settings = {}) => (await start(project, settings, 'development/test.js').ended).output;
  const runOther = async () => (await start(project).ended).output;
  const isThere = () => existsSync(join(project, 'node_modules', 'judge'));
  const runtime = { 'node_modules/node': { version: '2.0.0' } };
  const judge = { 'node_modules/judge': { version: '2.0.0', dev: true } };

  await runOther();
  expect(isThere()).toBe(false);
  // It comes where NODE_ENV speaks of production, too.
  expect(await runTests({ NODE_ENV: 'production' })).toMatch(/^Installing .* for development .*\nhello\n$/);
  expect(isThere()).toBe(true);
  expect([await runTests(), await runOther()]).toEqual(['hello\n', 'hello\n']);
  // It stays when another script installs a newer package.
  await write(project, 'package-lock.json', lockfile({ ...runtime, ...JUDGE }));
  expect(await runOther()).toMatch(/^Installing .*\nhello\n$/);
  expect(isThere()).toBe(true);
  expect(await runTests()).toBe('hello\n');
  // A newer one is not installed for a script that does without.
  await write(project, 'package-lock.json', lockfile({ ...runtime, ...judge }));
  expect(await runOther()).toBe('hello\n');
});

it('what only the long tests need comes with them, into a folder of its own', async () => {
  const project = await makeProject();
  await write(project, 'test/long/package-lock.json', lockfile({ 'node_modules/peer': { version: '1.0.0' } }));
  const isThere = () => existsSync(join(project, 'test', 'long', 'node_modules', 'peer'));
  const run = async (...script: string[]) => (await start(project, {}, ...script).ended).output;

  await run('development/test.js');
  expect(isThere()).toBe(false);
  expect(await run('development/test.js', '--long')).toMatch(
    /^Installing the packages of test.long.package-lock.json, .*\nhello\n$/,
  );
  expect(isThere()).toBe(true);
  expect([await run('development/test.js', '--long'), await run('development/test.js')]).toEqual(['hello\n', 'hello\n']);
});

it('says what is missing on systems without the C library of the runtime, where starting it fails as if it were not there', async () => {
  const project = await makeProject();
  await start(project).ended;
  await write(project, 'node_modules/node/bin/node', '#!/lib/ld-of-another-system\n');
  expect(await start(project).ended).toEqual({
    code: 1,
    output:
      "the project's Node cannot be started. It needs glibc, which Alpine and NixOS lack: use another system, such as Debian, or the image node:24-slim\n",
  });
});

it('speaks of memory where the script was killed, which else ends without a word', async () => {
  const project = await makeProject();
  await start(project).ended;
  await write(project, 'scripts/killed.js', "process.kill(process.pid, 'SIGKILL');\n");
  expect(await start(project, {}, 'killed.js').ended).toEqual({
    code: 137,
    output: expect.stringMatching(/^This was ended halfway, .* memory ran out .*\n$/),
  });
});

// `install-problem.test.ts` has all that may be wrong.
describe('a failed install', () => {
  it('tells what npm said of the registry', async () => {
    const project = await makeProject();
    const { code, output } = await start(project, { FAIL: 'npm error code ENOTFOUND' }).ended;
    expect([code, output]).toEqual([
      1,
      expect.stringMatching(
        /npm error code \w+\nnpm ci failed; is this computer online, and the package registry reachable\?\n$/,
      ),
    ]);
  });

  it('speaks of memory where npm was killed', async () => {
    const { output } = await start(await makeProject(), { KILL: '1' }).ended;
    expect(output).toMatch(/npm ci failed\. This was ended halfway, .* memory ran out .*\n$/);
  });
});
