import { spawnSync } from 'node:child_process';
import { chmod, lstat, mkdir, readdir, readFile, stat, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { prepareFolder, writeWhole } from '../../../src/editing/changes/write-whole.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

it('replaces a file, keeps its permissions, and leaves nothing beside it', async () => {
  const folder = await temporaryFolder();
  const path = join(folder, 'a.md');
  await writeFile(path, 'old');
  await chmod(path, 0o640);
  await writeWhole(path, 'new');
  expect(await readFile(path, 'utf8')).toBe('new');
  expect((await stat(path)).mode & 0o777).toBe(0o640);
  expect(await readdir(folder)).toEqual(['a.md']);
});

it('writes what a symbolic link leads to, and keeps the link', async () => {
  const folder = await temporaryFolder();
  await writeFile(join(folder, 'a.md'), 'old');
  await symlink('a.md', join(folder, 'b.md'));
  await writeWhole(join(folder, 'b.md'), 'new');
  expect(await readFile(join(folder, 'a.md'), 'utf8')).toBe('new');
  expect((await lstat(join(folder, 'b.md'))).isSymbolicLink()).toBe(true);
});

it('leaves a folder that is in the way as it is', async () => {
  const around = await temporaryFolder();
  const folder = join(around, 'a.md');
  await mkdir(folder);
  await expect(writeWhole(folder, 'new')).rejects.toThrow(
    `${folder} cannot be written: a folder has its name. Nothing in it was changed.`,
  );
  expect(await readdir(around)).toEqual(['a.md']);
});

it('removes the parts of processes that are gone, and no others', async () => {
  const folder = await temporaryFolder();
  const { pid } = spawnSync('true');
  const uuid = '6f2c3c1e-8c56-4a43-9d3e-0d6f3b1a2c3d';
  const left = `.a.md-${pid}-${uuid}.part`;
  const others = [`.a.md-${process.pid}-${uuid}.part`, '.a.part', 'a.md'];
  for (const name of [left, ...others]) await writeFile(join(folder, name), '');
  await prepareFolder(folder);
  expect(await readdir(folder)).toEqual(others.toSorted());
  await prepareFolder(join(folder, 'none', 'a'));
  expect(await readdir(join(folder, 'none'))).toEqual(['a']);
});
