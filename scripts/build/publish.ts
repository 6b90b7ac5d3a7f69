import { cp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Loaded } from '../../src/astro/load-site.ts';
import { errorCode } from '../../src/authoring/files/file-error.ts';
import { VERIFY } from '../../src/editing/warnings/warning.ts';
import { type BuildFolders, buildFoldersIn, createWorkFolder, swapIn } from '../../src/publication/build-folders.ts';
import { addressesOf } from '../../src/publication/headers/headers.ts';
import type { Pack } from '../../src/publication/pack/pack.ts';
import { unpublishedOf } from '../../src/publication/pack/side-data.ts';
import { type Last, lastBuild, type Seal, sealPublication } from '../../src/publication/sealing/seal.ts';
import { isReplaceRefused } from '../../src/rename.ts';
import type { Catalog } from '../../src/reviews/catalog.ts';
import type { BuildSettings } from '../../src/settings.ts';
import { count } from '../support/count.ts';
import { shop } from '../support/project.ts';
import { Refusal } from '../support/run.ts';
import { forTerminal, say } from '../support/terminal/say.ts';
import { warningLines } from '../support/warning-lines.ts';
import type { Bundles } from './bundles.ts';
import { refuseFullDisk } from './full-disk.ts';
import { type SiteOutputs, siteOutputs } from './outputs.ts';

/** Said of a build with a local address, because links, feeds and the files for search engines contain the full address. */
function localLine({ hasServer }: BuildSettings): string {
  const settings = ['BASE_URL=https://reviews.example.com', ...(hasServer ? [] : ['STATIC=1'])];
  const command =
    process.platform === 'win32'
      ? [...settings.map((setting) => `set "${setting}"`), 'npm run build'].join(' && ')
      : [...settings, 'npm run build'].join(' ');
  return `It is for this computer alone; for the web, set BASE_URL to its address: ${command}`;
}

export interface PublishOptions {
  readonly loaded: Loaded;
  readonly bundles: Bundles;
  readonly settings: BuildSettings;
  readonly folders: BuildFolders;
  /** Whether everything is made anew, including what has not changed. */
  readonly anew: boolean;
}

/** Makes a publication of the site and puts it in place of the last one. */
export async function publish(options: PublishOptions): Promise<Seal> {
  const { loaded, folders } = options;
  announce(loaded.site.catalog, loaded.site.baseUrl);
  const directory = await createWorkFolder(folders);
  const last = lastBuild(folders.dist);
  try {
    const seal = await make(options, directory, last).catch(refuseFullDisk);
    await swapIn(folders, directory).catch((error) => refuseHeld(error, folders));
    report(options, seal.pack);
    return seal;
  } finally {
    last?.pack.close();
    await rm(directory, { recursive: true, force: true });
  }
}

/** Windows replaces no folder while another program has it open, or something in it. Other systems refuse that for other reasons. */
const HELD =
  process.platform === 'win32'
    ? 'close what is open in it, such as a window with its files or a terminal'
    : 'it belongs to another account, or is a disk of its own';

function refuseHeld(error: unknown, { dist }: BuildFolders): never {
  if (!isReplaceRefused(error)) throw error;
  const code = errorCode(error);
  const reason = code === 'EXDEV' ? 'it or .build is a disk of its own' : HELD;
  throw new Refusal(`${dist} cannot be replaced (${code}): ${reason}. The last good build stays.`, { cause: error });
}

async function make(
  { loaded, bundles, settings, anew }: PublishOptions,
  directory: string,
  last: Last | undefined,
): Promise<Seal> {
  const { site, aliases } = loaded;
  const outputs = await siteOutputs(bundles, loaded, { contentDirectory: settings.contentDirectory, isPreview: false });
  refuseTaken(outputs);
  for (const name of ['server', 'package.json']) await cp(join(bundles.folder, name), join(directory, name), { recursive: true });
  return sealPublication({
    directory,
    files: outputs.files,
    ...addressesOf(site),
    code: bundles.digest,
    last,
    anew,
    reviews: site.catalog.reviews,
    readings: site.readings,
    unpublished: unpublishedOf(site, aliases),
    now: () => new Date(settings.buildDate ?? Date.now()),
  });
}

/** The check does not look at the folder `public` beside the content: a file there may have the path of a page. */
function refuseTaken({ files, publicFiles }: SiteOutputs): void {
  for (const [path, there] of Map.groupBy(files, (file) => file.path)) {
    const mine = there.find(({ name }) => publicFiles.has(name));
    const other = there.find((file) => file !== mine);
    if (mine && other)
      throw new Refusal(
        `${mine.name} in public/ would be at ${path}, where ${other.name} is; rename it: nothing was built, the last good build stays.`,
      );
  }
}

function announce({ reviews, business, waiting }: Catalog, baseUrl: string): void {
  const wait =
    waiting === 0 ? '.' : `; ${waiting.toLocaleString('en')} ${waiting === 1 ? 'waits' : 'wait'} for a verification: ${VERIFY}`;
  say(`Building ${count(reviews.length, 'verified review')} for ${baseUrl}/${wait}`);
  for (const line of warningLines(reviews, business, new Date())) console.warn(forTerminal(line, process.stderr));
}

function report({ loaded, settings, folders }: PublishOptions, { head }: Pack): void {
  // In the project's own folder, `dist` is clear enough without its path.
  const dist = folders.dist === buildFoldersIn(shop()).dist ? 'dist' : folders.dist;
  const [client, server] = [join(dist, 'client'), join(dist, 'server', 'entry.mjs')];
  console.log(`Built ${count(head.count, 'file')} into ${client}, and the server ${server}.`);
  if (new URL(loaded.site.baseUrl).hostname === 'localhost') say(localLine(settings));
}
