import { readFile, rename as renameOnce, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { rename } from '../src/rename.ts';
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

it('tries once on other systems, and where there is nothing to rename', async () => {
  const [from, to] = await twoNames();
  await expect(rename(from, to, { windows: false, once: heldTwice('EPERM') })).rejects.toThrow('held');
  await expect(rename(`${from}-absent`, to, { windows: true })).rejects.toThrow('ENOENT');
});
