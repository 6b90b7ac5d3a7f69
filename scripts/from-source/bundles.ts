import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, mkdtempDisposable, readdir, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { errorCode } from '../../src/authoring/files/file-error.ts';
import { BUNDLES, buildFoldersIn } from '../../src/publication/build-folders.ts';
import { moveAway, rename } from '../../src/rename.ts';
import { type Bundles, loadBundles } from '../build/bundles.ts';
import { memoryHint } from '../support/npm/memory-hint.mjs';
import { root, runProgram } from '../support/project.ts';
import { Refusal } from '../support/run.ts';
import { codeDigest } from './code-digest.ts';
import { folderProblem } from './folder-problem.ts';
import { syncFolder } from './sync-folder.ts';

/** Where bundles are kept: beside the code that they were made from, also for builds into other folders. */
const KEPT = join(buildFoldersIn(root).build, BUNDLES);

/**
 * How many bundles are kept, 7 MB each: two, for switching between two branches. Others are removed once no build can still be
 * using them.
 */
const MOST_KEPT = 2;
const IN_USE_MS = 3_600_000;

/**
 * Returns the bundles of the present code. They are made only when the code or the packages have changed, or if `anew` is set, in
 * a separate process, which gives its memory back.
 */
export async function openBundles(anew: boolean): Promise<Bundles> {
  const problem = folderProblem(root);
  if (problem !== undefined) throw new Refusal(problem);
  const digest = await codeDigest(root);
  const folder = join(KEPT, digest.slice(0, 32));
  if (anew || !existsSync(folder)) await makeBundles(folder, anew);
  const now = new Date();
  await utimes(folder, now, now);
  await removeOld(now.getTime());
  return loadBundles(folder, digest);
}

/** Makes bundles. If another build has made the same ones meanwhile, and may be using them, those stay, unless `anew` is set. */
async function makeBundles(folder: string, anew: boolean): Promise<void> {
  await mkdir(KEPT, { recursive: true });
  await using made = await mkdtempDisposable(join(KEPT, 'new-'));
  await bundle(made.path);
  // They are not made again, so that damaged ones would spoil all later builds.
  await syncFolder(made.path);
  const old = anew ? await setAside(folder) : undefined;
  await rename(made.path, folder).catch((error) => {
    if (!existsSync(folder)) throw error;
  });
  if (old !== undefined) await rm(old, { recursive: true, force: true });
}

/**
 * Gives bundles that are to be removed another name. Under their own one, other builds would use what is left of them, as would all
 * later ones if this build is killed meanwhile.
 */
async function setAside(folder: string): Promise<string> {
  const old = join(KEPT, `old-${randomUUID()}`);
  await moveAway(folder, old).catch((error) => {
    // They were never made, or another build has moved them away.
    if (errorCode(error) !== 'ENOENT') throw error;
  });
  return old;
}

/** The bundler uses as much memory as it may. With these limits it needs half as much, and a tenth more time. */
const SPARING = ['--max-semi-space-size=2', '--max-old-space-size=384', '--optimize-for-size'];

async function bundle(folder: string): Promise<void> {
  const program = fileURLToPath(new URL('make-bundles.ts', import.meta.url));
  const code = await runProgram(process.execPath, [...SPARING, program, folder], {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: {
      ...process.env,
      // Otherwise Astro tells its makers of each bundling, and fails where it cannot write into the home folder.
      ASTRO_TELEMETRY_DISABLED: '1',
      MIMALLOC_PURGE_DELAY: '0',
      RAYON_NUM_THREADS: '1',
      // No compile cache: the bundler rarely runs, and its compiled code would take 7 MB.
      NODE_COMPILE_CACHE: undefined,
    },
  });
  if (code === 0) return;
  const hint = memoryHint(code);
  const reason = 'The code could not be bundled: nothing was built, the last good build stays.';
  throw new Refusal(hint ? `${reason} ${hint}` : reason);
}

async function removeOld(now: number): Promise<void> {
  const folders = (await readdir(KEPT)).map((name) => join(KEPT, name));
  // If another build has removed it, it counts as just used.
  const used = (folder: string) =>
    stat(folder).then(
      ({ mtimeMs }) => mtimeMs,
      () => now,
    );
  const dated = await Promise.all(folders.map(async (folder) => ({ folder, used: await used(folder) })));
  const older = dated.sort((a, b) => b.used - a.used).slice(MOST_KEPT);
  for (const { folder, used } of older)
    if (now - used > IN_USE_MS) await rm(await setAside(folder), { recursive: true, force: true });
}
