import { join } from 'node:path';
import { expect, it } from 'vitest';
import { contentChanges } from '../../../scripts/upgrade/content-changes.ts';
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
