import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { LaunchOptions } from 'playwright-core';
import { root } from '../build.ts';

/** Beside the packages, so that a fresh install unpacks the browser again. */
const CACHE = join(root, 'node_modules', '.cache', 'chromium');

/** Only in AWS Lambda does the package also unpack the libraries that a bare system lacks. */
const AS_IF_IN_LAMBDA = { AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs24.x' };

/**
 * These replace the package's own arguments, which switch off the same-origin policy and make the browser end with its first
 * context.
 */
const ARGUMENTS = ['--no-sandbox', '--disable-gpu'];

/**
 * Lets a function run ten times as often before it is compiled for speed. Most pages end before such work pays, and a seventh to a
 * quarter of the browser's time went into it.
 */
const COMPILE_LATER = '--js-flags=--invocation-count-for-maglev=4000,--invocation-count-for-turbofan=30000';

/** Pages reach nobody outside of this computer. */
const NOBODY = '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost';

/** Selects the fonts, so that text looks the same wherever the tests run. */
const FONTS = join(import.meta.dirname, 'fonts.conf');

/**
 * How the tests start Chromium: on Linux with x64 that of the package, with its own libraries and the packages' fonts; elsewhere
 * the system's Chrome.
 */
export async function chromiumOptions(): Promise<LaunchOptions> {
  if (process.platform !== 'linux' || process.arch !== 'x64') return { channel: 'chrome', args: [NOBODY] };
  const folder = await unpackedChromium();
  return {
    executablePath: join(folder, 'chromium'),
    args: [...ARGUMENTS, COMPILE_LATER, NOBODY],
    env: {
      ...process.env,
      LD_LIBRARY_PATH: join(folder, 'al2023', 'lib'),
      FONTCONFIG_FILE: FONTS,
      // Fields for dates have their parts in the order of this language.
      LC_ALL: 'en_US.UTF-8',
    },
  };
}

/**
 * The folder of the unpacked browser. It is put in place by one rename, so that test files that start at the same time, or are
 * killed, break nothing.
 */
async function unpackedChromium(): Promise<string> {
  const folder = join(CACHE, await packageVersion());
  if (existsSync(folder)) return folder;
  await mkdir(CACHE, { recursive: true });
  const unpacked = await mkdtemp(`${folder}-`);
  await unpack(unpacked);
  await rename(unpacked, folder).catch(async (error: Error) => {
    await rm(unpacked, { recursive: true, force: true });
    if (!existsSync(folder)) throw error;
  });
  return folder;
}

async function packageVersion(): Promise<string> {
  const manifest = await readFile(join(root, 'node_modules', '@sparticuz', 'chromium', 'package.json'), 'utf8');
  return JSON.parse(manifest).version;
}

/** Unpacks the browser in a process of its own, because the package only uses the folder for temporary files. */
async function unpack(folder: string): Promise<void> {
  const script = "import chromium from '@sparticuz/chromium'; await chromium.executablePath();";
  await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', script], {
    cwd: root,
    env: { ...process.env, ...AS_IF_IN_LAMBDA, TMPDIR: folder },
  });
}
