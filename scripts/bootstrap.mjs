// Runs a script of the project with the project's own Node, after installing what is missing. This is plain JavaScript that any
// Node of recent years can run, because the one on the system may be older than what the project needs.
import { spawn } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { constants } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { takeLock } from './support/npm/install-lock.mjs';
import { installProblem } from './support/npm/install-problem.mjs';
import { moveRunningNode } from './support/npm/move-running-node.mjs';
import { npmCommand } from './support/npm/npm-command.mjs';
import { runNode, runToEnd } from './support/npm/run-node.mjs';

const windows = process.platform === 'win32';
const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const node = join(root, 'node_modules', 'node', 'bin', windows ? 'node.exe' : 'node');
const [script, ...parameters] = process.argv.slice(2);
/** Only what develops the project uses `devDependencies`. All else runs without them, which is a third of the size. */
const needsDev = script.startsWith('development/');
/** Each has a lockfile. Programs that only the long tests run are another 800 MB, in a folder of their own. */
const folders = parameters.includes('--long') ? [root, join(root, 'test', 'long')] : [root];

if (!folders.every(isInstalled)) await installAlone();
leaveOutHeaders();
removeMovedNodes();
await run();

/** Whether every package that the script needs is installed in the lockfile's version, and the runtime with its binary. */
function isInstalled(folder) {
  const wanted = readPackages(join(folder, 'package-lock.json'));
  const installed = readInstalled(folder);
  if (!wanted || !installed || !existsSync(node)) return false;
  return Object.entries(wanted).every(
    ([name, { version, optional, dev, devOptional }]) =>
      name === '' ||
      optional ||
      (!needsDev && (dev || devOptional)) ||
      (installed[name]?.version === version && existsSync(join(folder, name, 'package.json'))),
  );
}

/** The installed packages, as npm records them. */
function readInstalled(folder) {
  return readPackages(join(folder, 'node_modules', '.package-lock.json'));
}

function readPackages(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages;
  } catch {
    return undefined;
  }
}

/**
 * Installs with the lock held, so that only one process installs here. A process that had to wait finds the packages there.
 */
async function installAlone() {
  const lock = await takeLock(root, () => console.error('Another process installs the packages here; waiting for it …'));
  for (const folder of folders) if (!isInstalled(folder)) await install(folder, lock);
  lock.release();
}

async function install(folder, lock) {
  // `npm ci` begins by removing everything, so packages for development that were there have to be installed again.
  const withDev = needsDev || Object.values(readInstalled(folder) ?? {}).some(({ dev }) => dev);
  console.error(
    `Installing the packages of ${relative(root, join(folder, 'package-lock.json'))}${withDev ? ', with those for development' : ''} (the first time this takes a minute) …`,
  );
  // Always passed, because without it npm would look at NODE_ENV.
  const which = withDev ? '--include=dev' : '--omit=dev';
  // npm puts the commands of the packages first on the `PATH`, and there `node` is the project's own.
  const putBack = moveRunningNode(join(folder, 'node_modules'), join(root, `.node-${process.pid}.part`));
  const { command, parameters, shell } = npmCommand('npm', ['ci', which, '--no-audit', '--no-fund', '--loglevel=error']);
  let said = '';
  const startNpm = () => {
    // stdout belongs to the script, so npm's output goes to stderr. npm holds the lock too, in case it outlives this process.
    const npm = spawn(command, parameters, { cwd: folder, stdio: ['ignore', 2, 'pipe', lock.descriptor], shell });
    npm.stderr.on('data', (chunk) => {
      said += chunk;
      process.stderr.write(chunk);
    });
    return npm;
  };
  const { code, stopped, error } = await runToEnd(startNpm, () => console.error('Stopping; npm cleans up …'));
  if (code !== 0) putBack();
  if (stopped) process.exit(128 + constants.signals[stopped]);
  if (error) fail(`npm cannot be started: ${error.message}`);
  if (code !== 0) fail(`npm ci failed${installProblem(code, said, folder)}`);
  if (!existsSync(node))
    fail(
      'npm ci left out the Node binary, as it does if it may run no install scripts. Allow them here, and try again: npm config set --location=project ignore-scripts=false',
    );
}

/** Removes the C headers of the runtime: 67 MB that only a compiler of native packages would read. */
function leaveOutHeaders() {
  const parts = join(root, 'node_modules', 'node', 'node_modules');
  try {
    for (const part of readdirSync(parts)) {
      const headers = join(parts, part, 'include');
      if (existsSync(headers)) rmSync(headers, { recursive: true });
    }
  } catch {
    // They are not there, or belong to another user. They only take up space.
  }
}

/** Removes what `moveRunningNode` has left, unless it still runs. */
function removeMovedNodes() {
  for (const name of windows ? readdirSync(root) : []) {
    try {
      if (/^\.node-\d+\.part$/.test(name)) rmSync(join(root, name), { recursive: true });
    } catch {}
  }
}

async function run() {
  const { code, error } = await runNode(node, join(root, 'scripts', script), parameters, {
    cwd: root,
    cache: join(root, 'node_modules', '.cache', 'compiled'),
    programs: join(root, 'node_modules', '.bin'),
  });
  // Of a program that is there, ENOENT means its loader, which belongs to the C library.
  const hint = 'It needs glibc, which Alpine and NixOS lack: use another system, such as Debian, or the image node:24-slim';
  if (error) fail(`the project's Node cannot be started${error.code === 'ENOENT' ? `. ${hint}` : `: ${error.message}`}`);
  process.exit(code);
}

function fail(message) {
  console.error(message);
  process.exit(1);
}
