// Runs a script of the project with the project's own Node, after installing what is missing. Plain JavaScript that any
// Node of the last years understands: the one on the system may be older than what the project needs.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { constants } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const node = join(root, 'node_modules', 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
const [script, ...parameters] = process.argv.slice(2);

if (!isInstalled()) install();
run();

/** Whether every package stands in `node_modules` in the version of the lockfile, and the runtime with its binary. */
function isInstalled() {
  const wanted = readPackages('package-lock.json');
  const installed = readPackages(join('node_modules', '.package-lock.json'));
  if (!wanted || !installed || !existsSync(node)) return false;
  return Object.entries(wanted).every(
    ([name, { version, optional }]) => name === '' || optional || installed[name]?.version === version,
  );
}

function readPackages(file) {
  try {
    return JSON.parse(readFileSync(join(root, file), 'utf8')).packages;
  } catch {
    return undefined;
  }
}

function install() {
  console.error('Installing the packages of package-lock.json (the first time this takes a minute) …');
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const { status, error } = spawnSync(npm, ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    // stdout is the script's own: what npm says goes to stderr.
    stdio: ['ignore', 2, 2],
    shell: process.platform === 'win32',
  });
  if (status !== 0) fail(`npm ci failed${error ? `: ${error.message}` : ''}; is the package registry reachable?`);
  if (!existsSync(node)) fail('npm ci left out the Node binary; allow the install script of the package "node" and try again');
}

function run() {
  const child = spawn(node, ['--disable-warning=ExperimentalWarning', join(root, 'scripts', script), ...parameters], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, PATH: `${join(root, 'node_modules', '.bin')}${delimiter}${process.env.PATH ?? ''}` },
  });
  // A terminal sends SIGINT to the child as well; what is sent only to this process is handed on.
  process.on('SIGINT', () => process.stdin.isTTY || child.kill('SIGINT'));
  for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  // npm tells its shell to end, and the shell does not pass it on: to lose the parent is to be told.
  const parent = process.ppid;
  setInterval(() => process.ppid !== parent && child.kill('SIGTERM'), 500).unref();
  child.on('exit', (code, signal) => {
    // As a shell says it: a process that a signal ended.
    process.exit(code ?? 128 + (constants.signals[signal] ?? 0));
  });
}

function fail(message) {
  console.error(message);
  process.exit(1);
}
