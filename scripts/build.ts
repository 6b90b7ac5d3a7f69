import { openBundles } from '#software/bundles';
import { formatProblem } from '../src/authoring/problems/problem.ts';
import { buildFoldersIn, recover, removeLast, withBuildLock } from '../src/publication/build-folders.ts';
import type { Pack } from '../src/publication/pack/pack.ts';
import type { Seal } from '../src/publication/sealing/seal.ts';
import { LOCAL_ADDRESS, readBuildSettings } from '../src/settings.ts';
import { notifyHub } from './notify-hub/notify.ts';
import { command, settingsFrom } from './support/command.ts';
import { count } from './support/count.ts';
import { shop } from './support/project.ts';
import { run } from './support/run.ts';
import { fromWhereTyped } from './support/where-typed.ts';

const BUILD = command('npm run build --', 'builds the site into dist', settingsFrom('BASE_URL, STATIC, HUB_URL'))
  .option('--full', 'makes everything anew, and not only what has changed since the last build')
  .option('--out <folder>', 'builds elsewhere: into dist in this folder');

/**
 * `npm run build [-- --out <folder>] [-- --full]`: builds and seals the site, puts it in place of the last good build, and
 * notifies the hub. Makes only what has changed since that build, or everything with `--full`.
 */
await run(async () => {
  const started = performance.now();
  const { out = shop(), full = false } = BUILD.parse().opts<{ out?: string; full?: boolean }>();
  const settings = readBuildSettings(process.env);
  const folders = buildFoldersIn(fromWhereTyped(out));
  const built = await withBuildLock(
    folders,
    () => console.error('Another build is under way; waiting for it …'),
    async () => {
      await recover(folders);
      // Before the content is read: the bundler needs the most memory, and has given it back when the rest begins.
      const bundles = await openBundles(full);
      const { loadKept } = await import('./build/load-kept.ts');
      const loaded = await loadKept(settings, folders, bundles.digest, full);
      if (!loaded.ok) {
        for (const problem of loaded.problems) console.error(formatProblem(problem));
        console.error(
          `${count(loaded.problems.length, 'mistake')} in the content: nothing was built, the last good build stays.`,
        );
        return undefined;
      }
      const { lostReviews } = await import('./build/lost-reviews.ts');
      const lost = await lostReviews(folders, loaded);
      if (lost > 0) {
        console.error(
          `${settings.contentDirectory} has no review, and the last build published ${count(lost, 'review')} that nobody removed: nothing was built, the last good build stays. Bring them back (git status shows what went), or delete ${folders.dist} if this is meant.`,
        );
        return undefined;
      }
      const { publish } = await import('./build/publish.ts');
      const seal = await publish({ loaded, bundles, settings, folders, anew: full });
      const summary = whatWasDone(seal, performance.now() - started);
      // The hub is notified while the last build is removed. The lock is released without waiting for a slow hub.
      const notified = settings.notifyHub ? tellHub(seal.pack) : undefined;
      await removeLast(folders);
      return { summary, notified };
    },
  );
  if (built === undefined) return 1;
  await built.notified;
  console.log(built.summary);
  return 0;
});

function whatWasDone({ pack, rendered }: Seal, ms: number): string {
  const [part, all] = [rendered, pack.head.count].map((files) => files.toLocaleString('en'));
  return `${part} of ${all} files rendered, ${(ms / 1000).toFixed(1)} s.`;
}

/**
 * Notifies the hub. If it cannot be reached, the build does not fail: its files are published anyway. Who has given the site no
 * address yet need not be told after each build that no server runs.
 */
async function tellHub(pack: Pack): Promise<void> {
  const { ok, line, hasNoServer } = await notifyHub(pack);
  if (ok) console.log(line);
  else if (!hasNoServer || pack.head.baseUrl !== LOCAL_ADDRESS) console.error(line);
}
