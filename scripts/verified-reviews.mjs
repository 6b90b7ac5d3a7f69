#!/usr/bin/env node
// The command `verified-reviews` of the package: runs a command's script with a Node that is new enough. This is plain JavaScript
// that any Node of recent years can run.
import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { npmCommand } from './support/npm/npm-command.mjs';
import { runNode, runToEnd } from './support/npm/run-node.mjs';

const NODE_MAJOR = 24;

const MISSING = `npm install node@${NODE_MAJOR} brings one into this folder`;
const LEFT_OUT =
  'Node was not installed into this folder, because install scripts are switched off. Switch them on here: npm config set --location=project ignore-scripts=false, and then npm rebuild node (with pnpm: pnpm approve-builds)';
const PLUG_AND_PLAY =
  "Yarn's Plug'n'Play keeps packages in zip files, from which this cannot run: yarn config set nodeLinker node-modules, and then yarn install";

/** What each command does, in the order of an owner's first day. */
const COMMANDS = {
  init: 'makes a folder for a business: verified-reviews init my-shop',
  start: 'builds the site and serves it',
  dev: 'shows the site, and follows your changes',
  edit: 'forms in the browser for the content',
  reviews: 'adds, imports, answers and verifies reviews',
  check: 'names mistakes in the content, with file and line',
  build: 'builds the site into dist',
  serve: 'serves what was built',
  'notify-hub': 'tells the hub of the last build, after a deployment',
  hub: 'shows and repairs the subscriptions of the hub',
  upgrade: 'installs a newer version, once it has built your content',
};

/** The scripts of commands that have a different name. */
const SCRIPTS = { check: 'check-content' };

const scripts = dirname(fileURLToPath(import.meta.url));
const [command, ...typed] = process.argv.slice(2);
// npm takes away the `--` in `npm run reviews -- add`, but pnpm and Yarn hand it on. No script of a folder runs init.
const parameters = typed[0] === '--' && command !== 'init' ? typed.slice(1) : typed;

if (command === undefined || command === 'help' || command === '-h' || command === '--help') console.log(help());
else if (command === '-v' || command === '--version') console.log(version());
else if (!Object.keys(COMMANDS).includes(command)) fail(`there is no command ${command}; verified-reviews --help names all`);
else await run();

function help() {
  const lines = Object.entries(COMMANDS).map(([name, what]) => `  ${name.padEnd(12)}${what}`);
  return [
    'verified-reviews <command>: publishes the verified reviews of a business from files in its folder.',
    '',
    ...lines,
    '',
    'verified-reviews <command> --help says more. In a folder made by init, npm start and npm run <command> do the same.',
  ].join('\n');
}

function version() {
  return createRequire(import.meta.url)('../package.json').version;
}

async function run() {
  // `yarn dlx` runs init so, which only writes a folder of its own.
  if (process.versions.pnp && command !== 'init') fail(PLUG_AND_PLAY);
  const script = join(scripts, `${SCRIPTS[command] || command}.js`);
  const found = findNode();
  const node = found !== undefined && existsSync(found) ? found : undefined;
  if (node === undefined && command !== 'init')
    fail(`this needs Node ${NODE_MAJOR}, and Node ${process.versions.node} runs it; ${found === undefined ? MISSING : LEFT_OUT}`);
  const wanted = command === 'init' ? undefined : lockedVersion();
  if (wanted && wanted !== version())
    console.error(
      `package-lock.json names verified-reviews ${wanted}, and ${version()} is installed here: npm install brings it`,
    );
  const { code, error } = node === undefined ? await runFetched(script) : await runNode(node, script, parameters, place());
  if (error) fail(`Node cannot be started: ${error.message}`);
  process.exit(code);
}

/** The version that the folder wants. `git pull` brings that of another computer's upgrade, and leaves what is installed. */
function lockedVersion() {
  try {
    const { packages } = JSON.parse(readFileSync(join(process.cwd(), 'package-lock.json'), 'utf8'));
    return packages['node_modules/verified-reviews'].version;
  } catch {
    return undefined;
  }
}

/** The path of this Node if it is new enough, or of the one that the folder's package `node` brings; `undefined` if there is neither. */
function findNode() {
  if (parseInt(process.versions.node, 10) >= NODE_MAJOR) return process.execPath;
  try {
    const folder = dirname(createRequire(join(process.cwd(), 'package.json')).resolve('node/package.json'));
    return join(folder, 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
  } catch {
    return undefined;
  }
}

/** Runs `init` with a newer Node that npm fetches. The new folder gets that Node as well. */
function runFetched(script) {
  console.error(`Node ${process.versions.node} is too old; npm fetches Node ${NODE_MAJOR} (once, 50 MB) …`);
  const wanted = ['--yes', `--package=${nodePackage()}@${NODE_MAJOR}`, '--', 'node', script, ...parameters, '--with-node'];
  const npx = npmCommand('npx', wanted);
  return runToEnd(() => spawn(npx.command, npx.parameters, { stdio: 'inherit', shell: npx.shell }));
}

/**
 * The package with the Node of this machine. The package `node` fetches it by an install script, which npm 12 does not run for npx,
 * and no npm if `ignore-scripts` is set.
 */
function nodePackage() {
  const machine = `${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`;
  return machine === 'darwin-arm64' ? `node-bin-${machine}` : `node-${machine}`;
}

function place() {
  const modules = join(process.cwd(), 'node_modules');
  return { cwd: process.cwd(), cache: existsSync(modules) ? join(modules, '.cache', 'compiled') : undefined };
}

function fail(message) {
  console.error(message);
  process.exit(1);
}
