import { execFileSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { readTar } from '../../../scripts/edit/read-tar.ts';
import { makeFolder } from '../../support/content/content.ts';

it('reads the files that tar packs', async () => {
  const long = `${'folder/'.repeat(15)}file.txt`;
  const files = { 'a.txt': 'A', 'empty.txt': '', 'block.txt': 'x'.repeat(512), 'more/b.txt': 'x'.repeat(513), [long]: 'L' };
  const folder = await makeFolder(files);
  const archive = execFileSync('tar', ['--format=ustar', '-cf', '-', '-C', folder, ...Object.keys(files), 'more']);
  const read = readTar(archive).map(({ name, bytes }) => [name, bytes.toString()]);
  expect(Object.fromEntries(read)).toEqual(files);
});
