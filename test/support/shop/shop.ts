import { execFile } from 'node:child_process';
import { cp, mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { root } from '../build.ts';
import { smallContent, write } from '../content/content.ts';
import { temporaryFolder } from '../temporary-folder.ts';

const run = promisify(execFile);

/** What `init` copies into a new shop's repository. */
export const TEMPLATE = join(root, 'scripts', 'init', 'template');

/** A shop's repository: a clone that somebody works in, and the bare repository that it pushes to. */
export interface Shop {
  readonly folder: string;
  readonly remote: string;
  /** A folder for what else belongs to the shop: servers, clones. It is gone after the test, as all of it is. */
  readonly beside: string;
  /** Writes files, commits them on `main` and pushes that; gives the commit. */
  commit(files: Readonly<Record<string, string>>): Promise<string>;
  git(...parameters: readonly string[]): Promise<string>;
}

/** The scripts of a shop's `package.json`, which the package that they call does the same for: this project's own, for its folder. */
function scriptsOf(build: string): Record<string, string> {
  const settings = 'CONTENT_DIR="$PWD/content"';
  const call = (script: string) => `${settings} ${process.execPath} ${join(root, 'scripts', script)}`;
  return {
    check: call('check-content.ts'),
    build: build === 'real' ? `${call('build.ts')} --out "$PWD"` : `rm -rf dist && cp -Rp ${build} dist`,
    'notify-hub': `${call('notify-hub.ts')} --out "$PWD"`,
  };
}

/** Makes a shop with one commit. Its build is the real one, or, where that is not what is tested, a copy of the folder given. */
export async function makeShop({ build = 'real' }: { build?: string } = {}): Promise<Shop> {
  const beside = await temporaryFolder();
  const [folder, remote] = [join(beside, 'shop'), join(beside, 'remote.git')];
  await mkdir(folder);
  await cp(TEMPLATE, folder, { recursive: true });
  const own = { name: 'shop', version: '1.0.0' };
  await writeFile(join(folder, 'package.json'), JSON.stringify({ ...own, private: true, scripts: scriptsOf(build) }));
  const lock = { ...own, lockfileVersion: 3, requires: true, packages: { '': own } };
  await writeFile(join(folder, 'package-lock.json'), JSON.stringify(lock));
  await rename(join(folder, 'gitignore'), join(folder, '.gitignore'));
  for (const [name, text] of Object.entries(smallContent())) await write(folder, `content/${name}`, text);
  const git = gitIn(folder);
  await run('git', ['init', '--quiet', '--bare', '--initial-branch', 'main', remote]);
  await run('git', ['-C', remote, 'config', 'uploadpack.allowAnySHA1InWant', 'true']);
  await git('init', '--quiet', '--initial-branch', 'main');
  await git('config', 'user.name', 'Shop');
  await git('config', 'user.email', 'shop@example.com');
  await git('remote', 'add', 'origin', `file://${remote}`);
  const commit = async (files: Readonly<Record<string, string>>) => {
    for (const [name, text] of Object.entries(files)) await write(folder, name, text);
    await git('add', '--all');
    await git('commit', '--quiet', '--message', 'Change');
    await git('push', '--quiet', '--set-upstream', 'origin', 'main');
    return await git('rev-parse', 'HEAD');
  };
  await commit({});
  return { folder, remote, beside, commit, git };
}

/** Runs git in a folder, and gives what it says. */
export function gitIn(folder: string): Shop['git'] {
  return async (...parameters) => (await run('git', parameters, { cwd: folder })).stdout.trim();
}
