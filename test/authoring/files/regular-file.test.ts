import { execFileSync } from 'node:child_process';
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { readRegularFile } from '../../../src/authoring/files/regular-file.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

let folder = '';
beforeEach(async () => {
  folder = await temporaryFolder();
});

async function readPath(name: string): Promise<unknown> {
  const read = await readRegularFile(join(folder, name), (file) => file.readFile('utf8'));
  return read.ok ? read.value : read.message;
}

it('gives what its reader makes of the file, and the size', async () => {
  writeFileSync(join(folder, 'a'), 'text');
  const read = await readRegularFile(join(folder, 'a'), async (file, size) => [await file.readFile('utf8'), size]);
  expect(read).toEqual({ ok: true, value: ['text', 4] });
});

it('follows a link to a file', async () => {
  writeFileSync(join(folder, 'target'), 'text');
  symlinkSync('target', join(folder, 'link'));
  expect(await readPath('link')).toBe('text');
});

it("throws on a reader's own defect", async () => {
  writeFileSync(join(folder, 'b'), 'text');
  await expect(readRegularFile(join(folder, 'b'), () => Promise.reject(new Error('defect')))).rejects.toThrow('defect');
});

describe('what is no regular file', () => {
  it('is told of a folder', async () => {
    mkdirSync(join(folder, 'folder.md'));
    expect(await readPath('folder.md')).toBe('is a folder; a file is required');
  });

  it('is told of a FIFO, without waiting for a writer', async () => {
    execFileSync('mkfifo', [join(folder, 'fifo')]);
    expect(await readPath('fifo')).toBe('is not a regular file');
  });

  it('is told of a socket', async () => {
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(join(folder, 'socket'), resolve));
    expect(await readPath('socket')).toBe('is not a regular file (a socket or a device)');
    await new Promise((resolve) => server.close(resolve));
  });

  it('is told of a loop of symbolic links, and of a link to nothing', async () => {
    symlinkSync('loop', join(folder, 'loop'));
    symlinkSync('nowhere', join(folder, 'dangling'));
    expect(await readPath('loop')).toBe('is a symbolic link that leads back to itself');
    expect(await readPath('dangling')).toBe('is a symbolic link to a file that does not exist');
  });

  it('is told of a file that is not there', async () => {
    expect(await readPath('absent')).toBe('does not exist');
  });

  // The superuser may read everything.
  it.skipIf(process.getuid?.() === 0)('is told of a file that may not be read', async () => {
    writeFileSync(join(folder, 'closed'), 'a', { mode: 0 });
    expect(await readPath('closed')).toBe('may not be read: permission denied');
  });
});
