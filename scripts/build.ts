import { existsSync, rmSync } from 'node:fs';
import { copyFile, mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { build as buildWithAstro } from 'astro';
import { type Loaded, loadSite } from '../src/astro/load-site.ts';
import { provideSite } from '../src/astro/site.ts';
import { formatProblem } from '../src/authoring/problems/problem.ts';
import { datesToCome } from '../src/editing/warnings/dates.ts';
import { listNames } from '../src/publication/files.ts';
import { addressesOf } from '../src/publication/headers/headers.ts';
import type { Pack } from '../src/publication/pack/pack.ts';
import { createWorkFolder, type Place, placeIn, recover, swapIn, withBuildLock } from '../src/publication/place.ts';
import { lastPack, sealPublication } from '../src/publication/seal.ts';
import type { Site } from '../src/representations/site.ts';
import { readBuildSettings } from '../src/settings.ts';
import { notifyHub } from './notify-hub/notify.ts';
import { count } from './support/count.ts';
import { folderProblem } from './support/folder-problem.ts';
import { root } from './support/project.ts';
import { abort, refuse, run } from './support/run.ts';
import { fromWhereTyped } from './support/where-typed.ts';

/** What the site's owner adds to it; Astro copies it as it is. */
const PUBLIC = join(root, 'public');

/** Links, feeds and what search engines read hold the whole address. */
const LOCAL =
  'It is for this computer alone; for the web, set BASE_URL to its address: BASE_URL=https://reviews.example.com npm run build';

/** `npm run build [-- --out <folder>]`: content → site → sealed publication, in the place of the last good one; tells the hub. */
await run(async () => {
  const settings = readBuildSettings(process.env);
  const { values } = parseArgs({ options: { out: { type: 'string', default: root } } });
  const out = fromWhereTyped(values.out);
  const unfit = folderProblem(root) ?? folderProblem(out);
  if (unfit !== undefined) return refuse(unfit);
  const place = placeIn(out);
  const pack = await withBuildLock(
    place,
    () => console.error('Another build is under way; waiting for it …'),
    async () => {
      await recover(place);
      const loaded = await loadSite(settings);
      if (loaded.ok) return publish(loaded, settings.contentDirectory, place);
      for (const problem of loaded.problems) console.error(formatProblem(problem));
      console.error(`${count(loaded.problems.length, 'mistake')} in the content: nothing was built, the last good build stays.`);
      return undefined;
    },
  );
  if (!pack) return 1;
  // Without the lock: a slow hub should not hold up the next build.
  if (settings.notifyHub) await tellHub(pack);
  pack.close();
  return 0;
});

/** A hub that cannot be reached does not fail the build: what it would have been told is published. */
async function tellHub(pack: Pack): Promise<void> {
  const { ok, line } = await notifyHub(pack);
  if (ok) console.log(line);
  else console.error(line);
}

async function publish({ site, photos, aliases }: Loaded, contentDirectory: string, place: Place): Promise<Pack> {
  const { reviews, waiting } = site.catalog;
  console.log(
    `Building ${count(reviews.length, 'verified review')} for ${site.baseUrl}/; ${waiting} without a verification ${waiting === 1 ? 'waits' : 'wait'}.`,
  );
  const now = new Date();
  for (const review of reviews) {
    const [first] = datesToCome(review, now);
    if (first) console.warn(`the review ${review.id} has the date ${first.date}, which is still to come; is the year right?`);
  }
  const directory = await createWorkFolder(place);
  const previous = lastPack(place.dist);
  try {
    await render(site, directory);
    await copyPhotos(photos, contentDirectory, join(directory, 'client'));
    const pack = await sealPublication({
      directory,
      ...addressesOf(site),
      publicFiles: new Set(existsSync(PUBLIC) ? await listNames(PUBLIC) : []),
      previous,
      unpublished: { aliases, waiting, passages: site.passages },
      now: () => new Date(),
    });
    await swapIn(place, directory);
    // The project's own folder needs no name.
    const dist = place.dist === placeIn(root).dist ? 'dist' : place.dist;
    const [client, server] = [join(dist, 'client'), join(dist, 'server', 'entry.mjs')];
    console.log(`Built ${count(pack.head.count, 'file')} into ${client}, and the server ${server}.`);
    if (new URL(site.baseUrl).hostname === 'localhost') console.log(LOCAL);
    return pack;
  } finally {
    previous?.close();
    await rm(directory, { recursive: true, force: true });
  }
}

async function render(site: Site, directory: string): Promise<void> {
  provideSite(site);
  try {
    await buildWithAstro({ root, outDir: directory, logLevel: 'warn', mode: 'production' });
  } catch (error) {
    // Pages are rendered side by side: where one fails the others go on, and would write into the folder of the next build.
    rmSync(directory, { recursive: true, force: true, maxRetries: 3 });
    abort(error);
  }
}

/** Only the photos that published reviews show: what belongs to a waiting review stays private. */
async function copyPhotos(names: readonly string[], contentDirectory: string, client: string): Promise<void> {
  if (names.length > 0) await mkdir(join(client, 'photos'), { recursive: true });
  // A link is followed: what it leads to is published, not the link.
  for (const name of names) await copyFile(join(contentDirectory, 'photos', name), join(client, 'photos', name));
}
