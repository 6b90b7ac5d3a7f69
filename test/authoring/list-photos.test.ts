import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { listPhotos } from '../../src/authoring/list-photos.ts';

const folder = mkdtempSync(join(tmpdir(), 'list-photos-'));
afterAll(() => rmSync(folder, { recursive: true }));

it('lists files and links to files, nothing else', async () => {
  writeFileSync(join(folder, 'a.jpg'), '');
  mkdirSync(join(folder, 'folder.jpg'));
  symlinkSync('a.jpg', join(folder, 'link.jpg'));
  symlinkSync('folder.jpg', join(folder, 'folder-link.jpg'));
  symlinkSync('nowhere', join(folder, 'dangling.jpg'));
  expect(await listPhotos(folder, 'photos')).toEqual({ ok: true, value: new Set(['a.jpg', 'link.jpg']) });
});

it('tells a folder that is none', async () => {
  const problem = { file: 'content/photos', line: 1, column: 1, message: 'is not a folder' };
  expect(await listPhotos(join(folder, 'a.jpg'), 'content/photos')).toEqual({ ok: false, problems: [problem] });
});
