import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { listPhotos } from '../../../src/authoring/files/list-photos.ts';
import { formatProblem } from '../../../src/authoring/problems/problem.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'list-photos-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

it('lists photos and links to photos', async () => {
  writeFileSync(join(folder, 'a.gif'), 'GIF89a');
  writeFileSync(join(folder, 'README.md'), 'Who may use these.');
  symlinkSync('a.gif', join(folder, 'link.GIF'));
  expect(await listPhotos(folder, 'photos')).toEqual({ names: new Set(['a.gif', 'link.GIF']), problems: [] });
});

it('tells each entry that is no photo, and still knows its name', async () => {
  writeFileSync(join(folder, 'a.gif'), '');
  writeFileSync(join(folder, 'b.heic'), 'ftypheic');
  mkdirSync(join(folder, 'c.gif'));
  symlinkSync('c.gif', join(folder, 'd.gif'));
  symlinkSync('nowhere', join(folder, 'e.gif'));
  const { names, problems } = await listPhotos(folder, 'photos');
  expect([...(names ?? [])]).toEqual(['a.gif', 'b.heic', 'c.gif', 'd.gif', 'e.gif']);
  expect(problems.map(formatProblem)).toEqual([
    'photos/a.gif:1:1  is empty; copy the photo here again',
    'photos/b.heic:1:1  is not a photo; .jpg, .jpeg, .png, .webp, .avif, .gif are allowed endings',
    'photos/c.gif:1:1  is a folder; photos stand in the folder photos itself',
    'photos/d.gif:1:1  is a folder; a file is required',
    'photos/e.gif:1:1  is a symbolic link to a file that does not exist',
  ]);
});

it('tells a folder that is none', async () => {
  writeFileSync(join(folder, 'a'), '');
  const problem = { file: 'content/photos', line: 1, column: 1, message: 'is not a folder' };
  expect(await listPhotos(join(folder, 'a'), 'content/photos')).toEqual({ names: undefined, problems: [problem] });
});
