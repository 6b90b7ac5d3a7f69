import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { makeShop } from '../../support/shop/shop.ts';

it('merges what two branches note of removed reviews', async () => {
  const { folder, git, commit } = await makeShop('/nowhere');
  const notes = ['a', 'b', 'c'].map((id) => `- { id: ${id}, date: 2026-03-20, reason: Twice }\n`);
  const [first = '', second = '', third = ''] = notes;
  const start = await commit({ 'content/removed.yaml': first });
  await commit({ 'content/removed.yaml': first + second });
  await git('checkout', '--quiet', '-b', 'other', start);
  await commit({ 'content/removed.yaml': first + third });
  await git('merge', '--quiet', '--no-edit', 'main');
  expect((await readFile(join(folder, 'content', 'removed.yaml'), 'utf8')).split(/(?<=\n)/).sort()).toEqual(notes);
});
