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

it.each([
  ['Unknown system error -11', /^is in a cloud, such as iCloud, and not on this computer; choose "Download Now" /],
  ['UNKNOWN', /^cannot be read \(UNKNOWN\); if it is in OneDrive, start that, /],
])('says where a file is that a cloud keeps elsewhere: %s', (code, words) => {
  expect(describeFileError(Object.assign(new Error(`${code}: read`), { code, syscall: 'read' }))).toMatch(words);
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
