import { execFileSync } from 'node:child_process';
import { truncate } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { createFileTexts } from '../../../src/authoring/files/file-texts.ts';
import { makeFolder, write } from '../../support/content/content.ts';
import { PATIENCE } from '../../support/patience.ts';

it('gives texts as they were read, and nothing of what is not there', async () => {
  const folder = await makeFolder({ 'a.md': '\uFEFFa\r\nb\rc\n', 'b.JPG': '\xff\xd8\xff', 'c.heic': '\0\0\0\x18ftypheic' });
  const textOf = createFileTexts();
  const names = ['a.md', '.', 'none', 'b.JPG', 'c.heic'];
  expect(names.map((name) => textOf(join(folder, name)))).toEqual(['a\nb\nc\n', '', '', '', '']);
});

it('does not read a film, of which there is no line to show', async () => {
  const folder = await makeFolder({ 'film.mov': 'ftyp' });
  await truncate(join(folder, 'film.mov'), 2 ** 30);
  const { maxRSS } = process.resourceUsage();
  expect(createFileTexts()(join(folder, 'film.mov'))).toBe('');
  // In KiB.
  expect(process.resourceUsage().maxRSS - maxRSS).toBeLessThan(2 ** 17);
});

// Windows has no pipes with a name in a folder.
it.skipIf(process.platform === 'win32')('does not wait for what somebody may write into a pipe', async () => {
  const folder = await makeFolder({});
  execFileSync('mkfifo', [join(folder, 'pipe')]);
  const module = new URL('../../../src/authoring/files/file-texts.ts', import.meta.url);
  const script = `import { createFileTexts } from '${module}'; createFileTexts()('pipe');`;
  // In a process of its own, because whoever waits for a pipe can do nothing else.
  execFileSync(process.execPath, ['--input-type=module', '-e', script], { cwd: folder, timeout: PATIENCE.timeout });
});

it('reads a file once while the same one is asked for', async () => {
  const folder = await makeFolder({ 'a.md': 'first', 'b.md': 'b' });
  const textOf = createFileTexts();
  const [a, b] = [join(folder, 'a.md'), join(folder, 'b.md')];
  textOf(a);
  await write(folder, 'a.md', 'second');
  expect([textOf(a), textOf(b), textOf(a)]).toEqual(['first', 'b', 'second']);
});
