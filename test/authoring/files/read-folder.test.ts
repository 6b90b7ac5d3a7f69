import { hash } from 'node:crypto';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { only } from '../../../scripts/reviews/support/content.ts';
import { type ContentFolder, readFolder } from '../../../src/authoring/files/read-folder.ts';
import type { Read } from '../../../src/authoring/problems/read.ts';
import { makeFolder } from '../../support/content/content.ts';
import { linesOf } from '../../support/content/reading/check-yaml.ts';

async function read(files: Readonly<Record<string, string>>): Promise<{ folder: string; content: ContentFolder }> {
  const folder = await makeFolder(files);
  return { folder, content: only(await readFolder(folder)) };
}

function textsOf({ found }: Read<{ text: string }>): string[] {
  return found.map(({ text }) => text);
}

it('gives the text of each file, and the names of the photos', async () => {
  const { folder, content } = await read({
    'business.yaml': 'B',
    'reviews/a.md': 'R1',
    'reviews/.DS_Store': '',
    'reviews/README.md': 'How to',
    'reviews.csv': 'R2',
    'reviews.jsonl': 'R3',
    'faq.yaml': 'F',
    'summary.md': 'S',
    'aspects.yaml': 'A',
    'photos/a.gif': 'GIF89a',
  });
  const { reviews, textOf, photos, unread } = content;
  const names = ['business.yaml', 'faq.yaml', 'summary.md', 'aspects.yaml', 'words.yaml'] as const;
  expect(names.map(textOf).map(textsOf)).toEqual([['B'], ['F'], ['S'], ['A'], []]);
  expect(textsOf(reviews)).toEqual(['R1', 'R2', 'R3']);
  expect(reviews.found[0]?.file).toBe(join(folder, 'reviews/a.md'));
  expect([photos, unread]).toEqual([{ digests: new Map([['a.gif', hash('sha256', 'GIF89a')]]), problems: [] }, []]);
});

it('keeps the order of many files', async () => {
  const names = Array.from({ length: 100 }, (_, index) => `r${String(index).padStart(3, '0')}`);
  const { content } = await read({
    'business.yaml': '',
    ...Object.fromEntries(names.map((name) => [`reviews/${name}.md`, name])),
  });
  expect(textsOf(content.reviews)).toEqual(names);
});

it('does not know the photos where their folder has another name, or is a file', async () => {
  const misnamed = await read({ 'business.yaml': '', 'Photos/a.gif': 'GIF89a' });
  expect(misnamed.content.photos).toEqual({ digests: undefined, problems: [] });
  const { folder, content } = await read({ 'business.yaml': '', photos: '' });
  expect(content.photos.digests).toBeUndefined();
  expect(linesOf({ found: [], problems: content.photos.problems })).toEqual([`${join(folder, 'photos')}:1:1  is not a folder`]);
});
