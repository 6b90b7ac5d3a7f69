import { once } from 'node:events';
import { symlinkSync, truncateSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { type Limit, readRegularFile } from '../../../src/authoring/files/regular-file.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

let folder = '';
beforeEach(async () => {
  folder = await temporaryFolder();
});

async function readPath(name: string, limit?: Limit): Promise<unknown> {
  const { found, problems } = await readRegularFile({ path: join(folder, name), file: name }, limit);
  return [...found.map(String), ...problems.map(({ message }) => message)].join();
}

it('gives the bytes of a file, and of one to which a link leads', async () => {
  writeFileSync(join(folder, 'target'), 'text');
  symlinkSync('target', join(folder, 'link'));
  expect([await readPath('target'), await readPath('link')]).toEqual(['text', 'text']);
});

it('refuses a file that is too large', async () => {
  writeFileSync(join(folder, 'a'), 'text');
  expect(await readPath('a', { bytes: 4, words: '4 bytes' })).toBe('text');
  expect(await readPath('a', { bytes: 3, words: '3 bytes' })).toBe('is larger than 3 bytes');
  // Node.js would throw for a file of 2 GiB.
  writeFileSync(join(folder, 'film.jpg'), '');
  truncateSync(join(folder, 'film.jpg'), 2 ** 31);
  expect(await readPath('film.jpg')).toBe('is larger than 256 MiB');
});

describe('what is no regular file', () => {
  it('is told of a socket', async () => {
    await using server = createServer();
    await once(server.listen(join(folder, 'socket')), 'listening');
    expect(await readPath('socket')).toBe('is not a regular file (a socket or a device)');
  });

  it('is told of a file that is not there', async () => {
    expect(await readPath('absent')).toBe('does not exist');
  });

  // The superuser may read all files.
  it.skipIf(process.getuid?.() === 0)('is told of a file that may not be read', async () => {
    writeFileSync(join(folder, 'closed'), 'a', { mode: 0 });
    expect(await readPath('closed')).toBe('may not be read: permission denied');
  });
});
