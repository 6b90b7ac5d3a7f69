import { execFile } from 'node:child_process';
import { cp, mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { root } from '../build.ts';
import { smallContent, writeAll } from '../content/content.ts';
import { temporaryFolder } from '../temporary-folder.ts';

const run = promisify(execFile);

/** What `init` copies into a new shop's repository. */
export const TEMPLATE = join(root, 'scripts', 'init', 'template');

/** A shop's repository: a clone to work in, and the bare repository to which it pushes. */
export interface Shop {
  readonly folder: string;
  readonly remote: string;
  /** A folder for other things of the shop, such as servers and clones. It is removed after the test, like all of the shop. */
  readonly beside: string;
  /** Writes files, commits them on `main`, pushes, and returns the commit. */
  commit(files: Readonly<Record<string, string>>): Promise<string>;
  git(...parameters: readonly string[]): Promise<string>;
}

/**
 * The scripts of a shop's `package.json`. Instead of the package, they call this project's own scripts, for the shop's folder.
 */
function scriptsOf(build: string): Record<string, string> {
  const settings = 'CONTENT_DIR="$PWD/content"';
  const call = (script: string) => `${settings} ${process.execPath} ${join(root, 'scripts', script)}`;
  return {
    check: call('check-content.ts'),
    build: build === 'real' ? `${call('build.ts')} --out "$PWD"` : `rm -rf dist && cp -Rp ${build} dist`,
    'notify-hub': `${call('notify-hub.ts')} --out "$PWD"`,
    reviews: call('reviews.ts'),
  };
}

/** Makes a shop with one commit. Its build is the real one, or a copy of the given folder if the build is not under test. */
export async function makeShop(build = 'real'): Promise<Shop> {
  const beside = await temporaryFolder();
  const [folder, remote] = [join(beside, 'shop'), join(beside, 'remote.git')];
  await mkdir(folder);
  await cp(TEMPLATE, folder, { recursive: true });
  const own = { name: 'shop', version: '1.0.0' };
  await writeFile(join(folder, 'package.json'), JSON.stringify({ ...own, private: true, scripts: scriptsOf(build) }));
  const lock = { ...own, lockfileVersion: 3, requires: true, packages: { '': own } };
  await writeFile(join(folder, 'package-lock.json'), JSON.stringify(lock));
  await rename(join(folder, 'gitignore'), join(folder, '.gitignore'));
  await writeAll(join(folder, 'content'), smallContent());
  const git = gitIn(folder);
  await run('git', ['init', '--quiet', '--bare', '--initial-branch', 'main', remote]);
  await run('git', ['-C', remote, 'config', 'uploadpack.allowAnySHA1InWant', 'true']);
  await git('init', '--quiet', '--initial-branch', 'main');
  await git('config', 'user.name', 'Shop');
  await git('config', 'user.email', 'shop@example.com');
  await git('remote', 'add', 'origin', `file://${remote}`);
  const commit = async (files: Readonly<Record<string, string>>) => {
    await writeAll(folder, files);
    await git('add', '--all');
    await git('commit', '--quiet', '--message', 'Change');
    await git('push', '--quiet', '--set-upstream', 'origin', 'main');
    return await git('rev-parse', 'HEAD');
  };
  await commit({});
  return { folder, remote, beside, commit, git };
}

/** Returns a function that runs git in a folder and returns its output. */
export function gitIn(folder: string): Shop['git'] {
  return async (...parameters) => (await run('git', parameters, { cwd: folder })).stdout.trim();
}
