import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { openFolder } from '../../../../src/editing/imports/files/folder.ts';
import { makeFolder } from '../../../support/content/content.ts';

it('finds the files of a folder at any depth, which can be read as often as they are asked for', async () => {
  const folder = await makeFolder({ 'b/reviews.json': '{}', 'a.txt': 'é', '.hidden/x.json': '{}', 'b/.DS_Store': '' });
  const files = await openFolder(folder, 'Takeout');
  expect([...files.keys()]).toEqual(['a.txt', 'b/reviews.json']);
  const file = files.get('a.txt');
  if (file === undefined) throw new Error('a.txt is not there');
  expect(file).toMatchObject({ name: 'Takeout/a.txt' });
  for (const _ of [1, 2]) expect(await text(file.chunks())).toBe('é');
});

it.skipIf(process.platform === 'win32')(
  'names a file without the characters that would move the cursor of a terminal',
  async () => {
    const files = await openFolder(await makeFolder({ 'a\u001b[2J\n.csv': '' }), 'Takeout');
    expect([...files.values()].map(({ name }) => name)).toEqual(['Takeout/a\uFFFD[2J\uFFFD.csv']);
  },
);
