import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { describeFileError, describeWriteError, errorCode } from '../../../src/authoring/files/file-error.ts';

async function failure(path: string): Promise<unknown> {
  return readFile(path).catch((error: unknown) => error);
}

it('says in words why the system refused', async () => {
  const missing = await failure(join(tmpdir(), 'no-such-folder-of-reviews', 'a.md'));
  expect(errorCode(missing)).toBe('ENOENT');
  expect(describeFileError(missing)).toBe('does not exist');
  expect(describeFileError(await failure(tmpdir()))).toBe('is a folder; a file is required');
});

it('names a code that it has no words for', () => {
  expect(describeFileError(Object.assign(new Error('quota'), { code: 'EDQUOT', syscall: 'open' }))).toBe(
    'cannot be read (EDQUOT)',
  );
});

it('throws again what is not the system’s', () => {
  for (const describe of [describeFileError, describeWriteError])
    expect(() => describe(new TypeError('a defect'))).toThrow('a defect');
});
