import { execFileSync } from 'node:child_process';
import { readFile, rename as renameOnce, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { moveAway, rename } from '../src/rename.ts';
import { mayIsolate } from './support/programs/may-isolate.ts';
import { temporaryFolder } from './support/temporary-folder.ts';

/** Renames as Windows does while a virus scanner looks at the file: it refuses twice. */
function heldTwice(code: string) {
  let left = 2;
  return async (from: string, to: string) => {
    if (left-- > 0) throw Object.assign(new Error('held'), { code });
    await renameOnce(from, to);
  };
}

async function twoNames(): Promise<[string, string]> {
  const folder = await temporaryFolder();
  await writeFile(join(folder, 'from'), 'text');
  return [join(folder, 'from'), join(folder, 'to')];
}

it.each(['EPERM', 'EACCES', 'EBUSY'])('tries again on Windows while another program has it open (%s)', async (code) => {
  const [from, to] = await twoNames();
  await rename(from, to, { windows: true, once: heldTwice(code) });
  expect(await readFile(to, 'utf8')).toBe('text');
});

it('tries once on other systems, between two disks, and where there is nothing to rename', async () => {
  const [from, to] = await twoNames();
  await expect(rename(from, to, { windows: false, once: heldTwice('EPERM') })).rejects.toThrow('held');
  await expect(rename(from, to, { windows: true, once: heldTwice('EXDEV') })).rejects.toThrow('held');
  await expect(rename(`${from}-absent`, to, { windows: true })).rejects.toThrow('ENOENT');
});

it('moves a folder away', async () => {
  const folder = await temporaryFolder();
  await moveAway(folder, `${folder}-aside`);
  await renameOnce(`${folder}-aside`, folder);
});

/** A container: `merged` has the folders of its image, which are in `image`, and `disk` is a disk of its own. */
const CONTAINER = `
  set -e
  mount -t tmpfs none "$1"
  cd "$1"
  mkdir -p image/dist image/other changes work merged
  mount -t overlay none -o lowerdir=image,upperdir=changes,workdir=work merged
  mkdir merged/disk
  mount -t tmpfs none merged/disk
  cd merged
  exec "$2" --input-type=module --eval "$3"
`;
const MOVER = `
  import { readdirSync } from 'node:fs';
  import { moveAway } from ${JSON.stringify(new URL('../src/rename.ts', import.meta.url).href)};
  await moveAway('dist', 'disk/last').catch(({ code }) => console.log(code));
  await moveAway('dist', 'other/last');
  console.log(readdirSync('.').join());
`;

it.skipIf(!mayIsolate())(
  'removes a folder that comes with the image of a container, unless it should be on another disk',
  async () => {
    const parameters = ['--mount', 'sh', '-c', CONTAINER, 'sh', await temporaryFolder(), process.execPath, MOVER];
    expect(execFileSync('unshare', parameters, { encoding: 'utf8' })).toBe('EXDEV\ndisk,other\n');
  },
);
