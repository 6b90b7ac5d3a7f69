import { existsSync } from 'node:fs';
import { symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { contentChanges, copyContent } from '../../../scripts/upgrade/content-changes.ts';
import { makeFolder } from '../../support/content/content.ts';

it('gives each file that differs, is new or goes', async () => {
  const root = await makeFolder({
    'a/business.yaml': 'name: A\n',
    'a/reviews/1.md': 'one',
    'a/reviews/2.md': 'two',
    'b/business.yaml': 'format: 2\nname: A\n',
    'b/reviews/1.md': 'one',
    'b/reviews/2.yaml': 'two',
  });
  expect(await contentChanges(join(root, 'a'), join(root, 'b'))).toEqual([
    { name: 'business.yaml', before: 'name: A\n', after: 'format: 2\nname: A\n' },
    { name: 'reviews/2.md', before: 'two', after: undefined },
    { name: 'reviews/2.yaml', before: undefined, after: 'two' },
  ]);
});

it('copies what links lead to, without the links to nowhere that Emacs leaves beside a file that is not saved', async () => {
  const root = await makeFolder({ 'a/reviews/1.md': 'one', 'elsewhere.md': 'two' });
  const [from, to] = ['a', 'b'].map((name) => join(root, name)) as [string, string];
  await symlink(join(root, 'elsewhere.md'), join(from, 'reviews', '2.md'));
  await symlink('ann@laptop.1234:1700000000', join(from, 'reviews', '.#1.md'));
  await copyContent(from, to);
  expect(existsSync(join(to, 'reviews', '2.md'))).toBe(true);
  expect(await contentChanges(from, to)).toEqual([]);
  await symlink('nowhere.md', join(from, 'reviews', '3.md'));
  await expect(copyContent(from, join(root, 'c'))).rejects.toThrow('3.md');
});
