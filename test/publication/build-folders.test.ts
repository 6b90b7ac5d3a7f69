import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { describe, expect, it, onTestFinished } from 'vitest';
import {
  type BuildFolders,
  buildFoldersIn,
  createWorkFolder,
  recover,
  removeLast,
  swapIn,
  withBuildLock,
} from '../../src/publication/build-folders.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const MODULE = new URL('../../src/publication/build-folders.ts', import.meta.url).href;

/** Takes the lock of the build folder, prints what happens, and holds the lock until its input ends. */
const HOLDER = `
  import { buildFoldersIn, withBuildLock } from ${JSON.stringify(MODULE)};
  const say = (word) => process.stdout.write(word + '\\n');
  await withBuildLock(buildFoldersIn(process.argv[1]), () => say('waits'), async () => {
    say('holds');
    for await (const _ of process.stdin);
  });
  say('done');
`;

interface Holder {
  readonly child: ChildProcess;
  /** The next word that it prints. */
  word(): Promise<string>;
}

function startHolder(root: string): Holder {
  const child = spawn(process.execPath, ['--input-type=module', '-e', HOLDER, root], { stdio: ['pipe', 'pipe', 'inherit'] });
  onTestFinished(() => void child.kill('SIGKILL'));
  const words = createInterface(child.stdout)[Symbol.asyncIterator]();
  return { child, word: async () => (await words.next()).value ?? 'ended' };
}

/** Works alone in the build folder. If it has to wait, it fails unless the test passes `onWait`. */
function alone<T>(folders: BuildFolders, work: () => Promise<T>, onWait: () => void = () => expect.unreachable()): Promise<T> {
  return withBuildLock(folders, onWait, work);
}

/** The folders of a build, of which some are there, each with a file that says which build it is. */
async function foldersWith(...names: readonly ('dist' | 'next' | 'last' | 'work')[]): Promise<BuildFolders> {
  const folders = buildFoldersIn(await temporaryFolder());
  await mkdir(folders.build);
  for (const name of names) {
    const folder = name === 'dist' ? folders.dist : join(folders.build, name);
    await mkdir(folder);
    await writeFile(join(folder, 'build'), name);
  }
  return folders;
}

async function buildIn(folders: BuildFolders): Promise<string | undefined> {
  return existsSync(folders.dist) ? readFile(join(folders.dist, 'build'), 'utf8') : undefined;
}

async function leftOvers(folders: BuildFolders): Promise<string[]> {
  return (await readdir(folders.build)).filter((name) => !name.startsWith('lock.sqlite'));
}

describe('withBuildLock', () => {
  it.each([
    ['has done its work', (child: ChildProcess) => child.stdin?.end(), [0, null]],
    ['is killed', (child: ChildProcess) => child.kill('SIGKILL'), [null, 'SIGKILL']],
  ])('lets a second process wait until the first %s', async (_, end, code) => {
    const root = await temporaryFolder();
    const first = startHolder(root);
    expect(await first.word()).toBe('holds');
    const second = startHolder(root);
    expect(await second.word()).toBe('waits');
    end(first.child);
    expect(await once(first.child, 'exit')).toEqual(code);
    // That it waits is printed only once, although the lock was checked several times.
    expect(await second.word()).toBe('holds');
  });

  it('runs works of one process one after another', async () => {
    const folders = buildFoldersIn(await temporaryFolder());
    let running = 0;
    let most = 0;
    const work = async () => {
      most = Math.max(most, ++running);
      await new Promise((resolve) => setTimeout(resolve, 20));
      running--;
    };
    await Promise.all(Array.from({ length: 3 }, () => alone(folders, work, () => {})));
    expect(most).toBe(1);
  });

  it('gives the result of the work, and is free after one that fails', async () => {
    const folders = buildFoldersIn(await temporaryFolder());
    const failure = new Error('no disk');
    await expect(alone(folders, () => Promise.reject(failure))).rejects.toBe(failure);
    expect(await alone(folders, async () => 'built')).toBe('built');
  });

  it('names a lock file that the disk cannot lock, and does not take it for a build under way', async () => {
    const folders = await foldersWith();
    await writeFile(join(folders.build, 'lock.sqlite'), 'no database, and longer than the head of one'.repeat(10));
    await expect(alone(folders, async () => {})).rejects.toThrow(
      /lock\.sqlite cannot be locked, as on a full disk or some network drives \(.*not a database\)$/,
    );
  });
});

describe('recover', () => {
  it.each([
    { left: [], stands: undefined, when: 'nothing was ever built' },
    { left: ['dist'], stands: 'dist', when: 'nothing happened' },
    { left: ['work'], stands: undefined, when: 'the first build was killed while it was made' },
    { left: ['dist', 'work'], stands: 'dist', when: 'a build was killed while it was made' },
    { left: ['next'], stands: 'next', when: 'the first build was killed before it was put in place' },
    { left: ['dist', 'next'], stands: 'dist', when: 'a build was killed before the old one moved away' },
    { left: ['next', 'last'], stands: 'next', when: 'a build was killed between the two renames' },
    { left: ['dist', 'last'], stands: 'dist', when: 'a build was killed before it removed the old one' },
    { left: ['last'], stands: 'last', when: 'somebody removed the rest' },
    { left: ['dist', 'next', 'last', 'work'], stands: 'dist', when: 'everything is there' },
  ] as const)('serves $stands when $when', async ({ left, stands }) => {
    const folders = await foldersWith(...left);
    await recover(folders);
    expect(await buildIn(folders)).toBe(stands);
    expect(await leftOvers(folders)).toEqual([]);
    await recover(folders);
    expect(await buildIn(folders)).toBe(stands);
  });

  it('keeps the bundles', async () => {
    const folders = await foldersWith('work');
    await mkdir(join(folders.build, 'bundles'));
    await recover(folders);
    expect(await leftOvers(folders)).toEqual(['bundles']);
  });

  it('leaves the lock alone while it is held', async () => {
    const folders = await foldersWith('work');
    await alone(folders, () => recover(folders));
    expect(await readdir(folders.build)).toContain('lock.sqlite');
  });
});

it.each([
  ['puts the first build in its place', []],
  ['replaces the last build, which is then removed', ['dist']],
] as const)('swapIn %s', async (_, stands) => {
  const folders = await foldersWith(...stands);
  const folder = await createWorkFolder(folders);
  await writeFile(join(folder, 'build'), 'new');
  await swapIn(folders, folder);
  expect(await buildIn(folders)).toBe('new');
  await removeLast(folders);
  expect(await leftOvers(folders)).toEqual([]);
});

describe('a replaced build in which a server has files open, on NFS', () => {
  const held = async () => Promise.reject(Object.assign(new Error('held'), { code: 'ENOTEMPTY' }));

  it('makes room for the next ones, and is removed once they are closed', async () => {
    const folders = await foldersWith('dist');
    for (const build of ['second', 'third']) {
      await recover(folders, held);
      const folder = await createWorkFolder(folders);
      await writeFile(join(folder, 'build'), build);
      await swapIn(folders, folder);
      await removeLast(folders, held);
      expect(await buildIn(folders)).toBe(build);
    }
    expect(await leftOvers(folders)).toHaveLength(2);
    await recover(folders);
    expect(await leftOvers(folders)).toEqual([]);
  });

  it('is not left where it could not be removed for another reason', async () => {
    const refused = async () => Promise.reject(Object.assign(new Error('refused'), { code: 'EACCES' }));
    await expect(removeLast(await foldersWith('last'), refused)).rejects.toThrow('refused');
  });

  it('never takes the place of the newest one', async () => {
    const folders = await foldersWith('last', 'next');
    await recover(folders, held);
    await rm(folders.dist, { recursive: true });
    await recover(folders, held);
    expect(await buildIn(folders)).toBeUndefined();
  });
});

describe('createWorkFolder', () => {
  it('makes an empty folder on the file system of the build folder', async () => {
    const folders = await foldersWith();
    const folder = await createWorkFolder(folders);
    expect(folder.startsWith(folders.build)).toBe(true);
    expect(await readdir(folder)).toEqual([]);
  });

  it('refuses a build folder that was not recovered', async () => {
    const folders = await foldersWith('work');
    await expect(createWorkFolder(folders)).rejects.toThrow(expect.objectContaining({ code: 'EEXIST' }));
  });
});
