import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { basename, delimiter, dirname, join } from 'node:path';
import { shellWord } from '../../src/authoring/problems/shell-word.ts';
import { rename } from '../../src/rename.ts';
import type { BusinessOptions } from '../reviews/init/business-options.ts';
import { makeBusiness } from '../reviews/init/make-business.ts';
import { writeFolder } from '../reviews/init/write-folder.ts';
import { isInteractive } from '../support/ask.ts';
import { holdsLinks, NO_LINKS } from '../support/npm/install-problem.mjs';
import { softwareSpec } from '../support/npm/software-spec.ts';
import { root, runNpm } from '../support/project.ts';
import { Refusal } from '../support/run.ts';
import { ownName, TEMPLATE } from '../support/template.ts';
import { say } from '../support/terminal/say.ts';
import { fromWhereTyped } from '../support/where-typed.ts';
import { documentationOf } from './documentation.ts';
import { commitAll, makeRepository } from './repository.ts';
import { shopManifest } from './shop-manifest.ts';

export interface ShopOptions extends BusinessOptions {
  /** What npm installs instead of this version of the software. */
  readonly package?: string;
  readonly withNode?: boolean;
}

/** What may be in a folder that counts as empty: a git repository, and the files of macOS. */
const IGNORED: ReadonlySet<string> = new Set(['.git', '.DS_Store']);

const SOFTWARE = { schemas: '../node_modules/verified-reviews/schemas', docs: 'node_modules/verified-reviews/docs' };

/**
 * Makes a folder for a business, and installs the software in it. If something fails before the installation, no folder is left
 * behind.
 */
export async function newShop(typed: string, { package: software, withNode = false, ...said }: ShopOptions): Promise<number> {
  const folder = fromWhereTyped(typed);
  const name = basename(folder);
  // npm puts the folder's programs on the PATH. A Mac's Finder shows the colon, which separates the entries of that, as a slash.
  if (folder.includes(delimiter))
    throw new Refusal(`${folder}: npm's commands fail below a folder with ${delimiter} in its name; choose another`);
  if (existsSync(folder) && (!(await stat(folder)).isDirectory() || (await readdir(folder)).some((file) => !IGNORED.has(file))))
    throw new Refusal(`${typed}: is not empty; name a folder that is empty or not there yet`);
  const isSaid = Object.keys(said).length > 0 || isInteractive();
  const title = titleOf(name);
  const made = await makeBusiness(isSaid || title === '' ? said : { name: title }, { writes: `${typed}.`, software: SOFTWARE });
  const own = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'));
  const manifest = shopManifest({ folder: name, software: softwareSpec(software ?? `^${own.version}`), withNode });
  await mkdir(dirname(folder), { recursive: true });
  const part = `${folder}.part-${process.pid}`;
  await mkdir(part);
  try {
    await writeFolder(join(part, 'content'), made.files, 'absent');
    await copyTemplate(part, made.business.name, documentationOf(own));
    await writeFile(join(part, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
    await putAt(part, folder);
  } finally {
    await rm(part, { recursive: true, force: true });
  }
  const isNewRepository = await makeRepository(folder);
  say(`${typed} is there. npm installs the software in it …`);
  const code = await install(folder);
  const isCommitted = isNewRepository && (await commitAll(folder));
  if (code === undefined)
    throw new Refusal(
      `The folder is complete, but this computer has no npm. It comes with Node.js (https://nodejs.org): install that, and then run npm install in ${typed}`,
    );
  if (code !== 0) {
    const then = holdsLinks(folder) ? `: run npm install in ${typed}` : `. ${NO_LINKS}, and run npm install there`;
    throw new Refusal(`The folder is complete, but npm could not install${then}`);
  }
  for (const line of nextLines(typed)) say(line);
  if (!isCommitted) say('Before you import, commit the folder to git, or copy it: only then can a wrong import be taken back.');
  return 0;
}

/** The name of the business until the owner gives one: `my-shop` becomes My Shop. */
function titleOf(name: string): string {
  return name
    .split(/[-_. ]+/)
    .filter((word) => word !== '')
    .map((word) => word[0]?.toUpperCase() + word.slice(1))
    .join(' ');
}

async function copyTemplate(folder: string, business: string, documentation: string): Promise<void> {
  await cp(join(root, TEMPLATE), folder, { recursive: true });
  await rename(join(folder, 'gitignore'), join(folder, ownName('gitignore')));
  const readme = join(folder, 'README.md');
  const text = (await readFile(readme, 'utf8'))
    .replaceAll('{documentation}', documentation)
    .replaceAll('{business}', () => business);
  await writeFile(readme, text);
}

/** Moves the prepared folder into place. An existing folder is kept, with the `.git` in it. */
async function putAt(part: string, folder: string): Promise<void> {
  if (!existsSync(folder)) return rename(part, folder);
  for (const name of await readdir(part)) await rename(join(part, name), join(folder, name));
}

/** Returns npm's exit code; `undefined` if there is no npm, as where pnpm, Bun or Deno came without it. */
function install(folder: string): Promise<number | undefined> {
  // npm's notices are meant for developers.
  const parameters = ['install', '--no-audit', '--no-fund', '--loglevel=error'];
  return runNpm(parameters, { cwd: folder, stdio: ['ignore', 2, 2] }).catch(({ code }) => (code === 'ENOENT' ? undefined : 1));
}

function nextLines(folder: string): string[] {
  return [
    '\nNext:',
    ...(fromWhereTyped(folder) === fromWhereTyped('.') ? [] : [`  cd ${shellWord(folder)}`]),
    '  npm start                        builds the site and serves it',
    '  npm run edit                     forms in the browser for the business and its reviews',
    '  npm run reviews -- import <file> brings in reviews from Google, Trustpilot or a spreadsheet',
    '  npm run reviews -- verify        says which are by customers: only these are published',
    'README.md says how the site comes to the web.',
  ];
}
