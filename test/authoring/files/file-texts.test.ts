import { join } from 'node:path';
import { expect, it } from 'vitest';
import { createFileTexts } from '../../../src/authoring/files/file-texts.ts';
import { makeFolder, write } from '../../support/content/content.ts';

it('gives texts as they were read, and nothing of what is not there', async () => {
  const folder = await makeFolder({ 'a.md': '\uFEFFa\r\nb\rc\n', 'b.JPG': '\xff\xd8\xff', 'c.heic': '\0\0\0\x18ftypheic' });
  const textOf = createFileTexts();
  const names = ['a.md', '.', 'none', 'b.JPG', 'c.heic'];
  expect(names.map((name) => textOf(join(folder, name)))).toEqual(['a\nb\nc\n', '', '', '', '']);
});

it('reads a file once while the same one is asked for', async () => {
  const folder = await makeFolder({ 'a.md': 'first', 'b.md': 'b' });
  const textOf = createFileTexts();
  const [a, b] = [join(folder, 'a.md'), join(folder, 'b.md')];
  textOf(a);
  await write(folder, 'a.md', 'second');
  expect([textOf(a), textOf(b), textOf(a)]).toEqual(['first', 'b', 'second']);
});
