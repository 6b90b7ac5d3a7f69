import { readdir, readFile, rm, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { changeOf } from '../../src/editing/workspace.ts';
import { writeChange } from '../../src/editing/write-change.ts';
import { makeFolder, write } from '../support/content/content.ts';

const BEFORE = 'Good.\r\n';

async function folderWith() {
  const folder = await makeFolder({ 'a.md': BEFORE });
  const file = join(folder, 'a.md');
  return { folder, file, text: () => readFile(file, 'utf8'), to: (after?: string) => changeOf(file, BEFORE, after) };
}

it('writes a file with its own line breaks, or deletes it, and leaves nothing beside it', async () => {
  const { folder, text, to } = await folderWith();
  expect(await writeChange(to('Better.\n'))).toBe(true);
  expect(await text()).toBe('Better.\r\n');
  expect(await writeChange({ ...to(), before: 'Better.\n' })).toBe(true);
  expect(await readdir(folder)).toEqual([]);
});

it('leaves a file alone that was written or deleted after it was read', async () => {
  const { folder, file, text, to } = await folderWith();
  await write(folder, 'a.md', 'Bad.\r\n');
  for (const change of [to('Better.\n'), to()]) expect(await writeChange(change)).toBe(false);
  expect(await text()).toBe('Bad.\r\n');
  await rm(file);
  for (const change of [to('Better.\n'), to()]) expect(await writeChange(change)).toBe(false);
  expect(await readdir(folder)).toEqual([]);
});

it('lets one alone of several commands write what they have read at the same time', async () => {
  const { folder, text, to } = await folderWith();
  const ends = await Promise.all(['1\n', '2\n', '3\n'].map((after) => writeChange(to(after))));
  expect(ends.filter((isWritten) => isWritten)).toHaveLength(1);
  expect(await text()).toBe(`${ends.indexOf(true) + 1}\r\n`);
  expect(await readdir(folder)).toEqual(['a.md']);
});

it.each(['1970-01-01', '2199-01-01'])(
  'does not wait for a command that was killed while it wrote on a clock of %s',
  async (day) => {
    const { folder, to } = await folderWith();
    await write(folder, '.a.md.lock', '');
    const at = new Date(day);
    await utimes(join(folder, '.a.md.lock'), at, at);
    expect(await writeChange(to('Better.\n'))).toBe(true);
    expect(await readdir(folder)).toEqual(['a.md']);
  },
);

it('lets one alone of several commands write that find the lock of one that was killed', async () => {
  // One race ends well most of the time, even if nothing sees to that.
  for (let races = 0; races < 10; races++) {
    const { folder, to } = await folderWith();
    await write(folder, '.a.md.lock', '');
    await utimes(join(folder, '.a.md.lock'), 0, 0);
    const commands = Array.from({ length: 10 }, (_, number) => setTimeout(number / 5).then(() => writeChange(to(`${number}\n`))));
    const ends = await Promise.all(commands);
    expect(ends.filter((isWritten) => isWritten)).toHaveLength(1);
    expect(await readdir(folder)).toEqual(['a.md']);
  }
});
