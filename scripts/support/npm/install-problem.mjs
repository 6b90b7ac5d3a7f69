// Plain JavaScript for any Node, like scripts/bootstrap.mjs.
import * as fs from 'node:fs';
import { join } from 'node:path';
import { memoryHint } from './memory-hint.mjs';
import { REGISTRY_ERROR } from './registry-error.mjs';

/** Where a file may not be read or written. Some run a single command with `sudo`, and meet what it left in each later one. */
export const OTHER_ACCOUNT =
  'If it belongs to another account, perhaps since a command with sudo, take all back: sudo chown -R "$(id -un)" .';

/** Where npm cannot install, as it makes a link for each command of a package. */
export const NO_LINKS =
  "This disk holds no symbolic links, as many USB sticks and shared folders do not, and npm needs them. Move the folder to the computer's own disk";

/** Where an account has no home folder, npm advises to run it as root. */
const NO_HOME =
  'This account may not write into its home folder, where npm keeps a cache. Name another folder for that in the variable npm_config_cache';

/** What the packages take up while they are installed, in bytes. */
const NEEDED = 500e6;

/**
 * Why npm could not install in a folder, and what to do: the end of a sentence. npm hides the real reason of some failures (of a
 * full disk, one sees that a file could not be parsed), and of others gives advice that makes them worse (to run it as root).
 *
 * @param {number | undefined} code npm's exit code
 * @param {string} said what npm wrote to standard error
 * @param {string} folder
 * @param {number} free what is free on its disk, in bytes
 * @param {boolean} links whether its disk holds links
 */
export function installProblem(code, said, folder, free = freeBytes(folder), links = holdsLinks(folder)) {
  // npm says `Killed` where that happened to a package's install script.
  const memory = memoryHint(/ Killed$/m.test(said) ? 137 : code);
  if (memory) return `. ${memory}`;
  if (REGISTRY_ERROR.test(said)) return '; is this computer online, and the package registry reachable?';
  if (free < NEEDED) return `; is the disk full? The packages need ${inGB(NEEDED)} GB, and ${inGB(free)} GB are free`;
  if (!links) return `. ${NO_LINKS}`;
  if (/ code (EACCES|EPERM)\b/.test(said) && process.platform !== 'win32') {
    if (said.includes(`'${folder}`)) return `. ${OTHER_ACCOUNT}`;
    if (said.includes(' again as root')) return `. ${NO_HOME}`;
  }
  return '; see above';
}

/** What is free on the disk of a folder; an older Node cannot say. */
function freeBytes(folder) {
  if (!fs.statfsSync) return Infinity;
  const { bavail, bsize } = fs.statfsSync(folder);
  return bavail * bsize;
}

/** Whether a folder's disk holds the links that npm makes. On Windows npm makes none, and what holds no folder says nothing of links. */
export function holdsLinks(folder) {
  if (process.platform === 'win32') return true;
  let trial;
  try {
    trial = fs.mkdtempSync(join(folder, '.link-'));
  } catch {
    return true;
  }
  try {
    // Yarn's Plug'n'Play makes an empty path of `.`, to which no link can lead.
    fs.symlinkSync('target', join(trial, 'link'));
    return true;
  } catch {
    return false;
  } finally {
    fs.rmSync(trial, { recursive: true });
  }
}

const inGB = (bytes) => (bytes / 1e9).toFixed(1);
