import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { chmod, rm } from 'node:fs/promises';
import { delimiter, dirname, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { describe, expect, it, onTestFinished } from 'vitest';
import { root } from '../support/build.ts';
import { makeFolder, write } from '../support/content.ts';

/** A program in the place of npm: notes when it runs, may wait for a file, and leaves what `npm ci` would. */
const INSTALLER = `#!${process.execPath}
const { appendFileSync, copyFileSync, existsSync, mkdirSync, writeFileSync } = require('node:fs');
const note = (text) => appendFileSync('notes', text + '\\n');
if (process.env.FAIL) {
  console.error(process.env.FAIL);
  process.exit(1);
}
process.on('SIGINT', () => setTimeout(() => { note('cleaned up'); process.exit(1); }, 300));
note('begins');
const forgotten = Date.now() + 60_000;
function install() {
  if (process.env.UNTIL && !existsSync(process.env.UNTIL) && Date.now() < forgotten) return setTimeout(install, 20);
  mkdirSync('node_modules/node/bin', { recursive: true });
  writeFileSync('node_modules/node/package.json', '{}');
  writeFileSync('node_modules/node/bin/node', '#!/bin/sh\\nexec "${process.execPath}" "$@"\\n', { mode: 0o755 });
  copyFileSync('package-lock.json', 'node_modules/.package-lock.json');
  note('ends');
}
install();
`;

/** A project with one package, whose script says hello. */
async function makeProject(): Promise<string> {
  const project = await makeFolder({
    'package-lock.json': JSON.stringify({ packages: { '': {}, 'node_modules/node': { version: '1.0.0' } } }),
    'scripts/hello.ts': "console.log('hello');\n",
    'bin/npm': INSTALLER,
  });
  await chmod(join(project, 'bin', 'npm'), 0o755);
  for (const file of ['scripts/bootstrap.mjs', 'scripts/support/install-lock.mjs']) {
    mkdirSync(dirname(join(project, file)), { recursive: true });
    copyFileSync(join(root, file), join(project, file));
  }
  return project;
}

interface Run {
  readonly child: ChildProcess;
  readonly ended: Promise<{ code: number | null; output: string }>;
}

function start(project: string, settings: Readonly<Record<string, string>> = {}): Run {
  const child = spawn(process.execPath, ['scripts/bootstrap.mjs', 'hello.ts'], {
    cwd: project,
    env: { ...process.env, PATH: [join(project, 'bin'), process.env.PATH].join(delimiter), ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (output += chunk));
  return { child, ended: once(child, 'close').then(([code]) => ({ code, output })) };
}

const notesOf = (project: string) => readFileSync(join(project, 'notes'), 'utf8').trim().split('\n');

async function untilItInstalls(project: string): Promise<void> {
  while (!existsSync(join(project, 'notes'))) await setTimeout(20);
}

/** Lets the first one's npm end when the second one has said something. */
async function letItWait(project: string, { child }: Run): Promise<void> {
  if (child.stderr) await once(child.stderr, 'data');
  await write(project, 'second', '');
}

describe('a start in a fresh clone', () => {
  it('installs, then runs the script; the next one only runs it', async () => {
    const project = await makeProject();
    expect(await start(project).ended).toEqual({ code: 0, output: expect.stringMatching(/^Installing .*\nhello\n$/) });
    expect(await start(project).ended).toEqual({ code: 0, output: 'hello\n' });
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

  it('installs again when a package is missing, or another one is wanted', async () => {
    const project = await makeProject();
    await start(project).ended;
    await rm(join(project, 'node_modules', 'node', 'package.json'));
    expect((await start(project).ended).output).toMatch(/^Installing .*\nhello\n$/);
    await write(project, 'package-lock.json', JSON.stringify({ packages: { 'node_modules/node': { version: '2.0.0' } } }));
    expect((await start(project).ended).output).toMatch(/^Installing .*\nhello\n$/);
  });
});

describe('a failed install', () => {
  it.each(['ENOTFOUND', 'ECONNREFUSED', 'E503', 'SELF_SIGNED_CERT_IN_CHAIN'])('for %s asks about the registry', async (code) => {
    const { output, ...end } = await start(await makeProject(), { FAIL: `npm error code ${code}` }).ended;
    expect(end.code).toBe(1);
    expect(output).toMatch(/npm error code \w+\nnpm ci failed; is the package registry reachable\?\n$/);
  });

  it.each(['ENOTEMPTY', 'EACCES', 'ENOSPC', 'EUSAGE'])('for %s does not', async (code) => {
    const { output } = await start(await makeProject(), { FAIL: `npm error code ${code}` }).ended;
    expect(output).toMatch(/npm ci failed; see above\n$/);
  });
});
