import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { chunksOf, firstBytes, openStoredFile } from '../../../../src/editing/imports/files/stored-file.ts';
import { makeFolder } from '../../../support/content/content.ts';
import { bytesOf, storedFile } from '../../../support/content/exports.ts';

it('gives the same bytes each time', async () => {
  const content = 'x'.repeat(70_000);
  const file = await storedFile(content);
  for (const _ of [1, 2]) expect(await text(file.chunks())).toBe(content);
  expect(await text(chunksOf(file.handle, 66_000))).toHaveLength(66_000);
});

it('says why something cannot be opened', async () => {
  const folder = await makeFolder();
  await mkdir(join(folder, 'inner'));
  await expect(openStoredFile(join(folder, 'inner'), 'inner')).rejects.toThrow('is a folder; a file is required');
  await expect(openStoredFile(join(folder, 'none'), 'none')).rejects.toThrow('does not exist');
  await expect(openStoredFile('/dev/zero', 'zero')).rejects.toThrow('is not a regular file');
});

it('reads no more than the beginning', async () => {
  expect((await firstBytes(bytesOf('0123456789', { piece: 3 }), 4)).toString()).toBe('012345');
  expect((await firstBytes(bytesOf('01'), 4)).toString()).toBe('01');
});
