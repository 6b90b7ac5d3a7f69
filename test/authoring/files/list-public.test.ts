import { join } from 'node:path';
import { expect, it } from 'vitest';
import { listPublic } from '../../../src/authoring/files/list-public.ts';
import { makeFolder } from '../../support/content/content.ts';

it('lists what is published: all files but hidden ones, and what other services look for', async () => {
  const folder = await makeFolder({
    'robots.txt': '',
    'papers/price list.pdf': '',
    '.well-known/security.txt': '',
    '.DS_Store': '',
    '.git/config': '',
    'papers/.hidden': '',
    'papers/old.txt~': '',
    'README.md': '',
  });
  expect(await listPublic(folder)).toEqual(['.well-known/security.txt', 'papers/price list.pdf', 'robots.txt']);
  expect(await listPublic(join(folder, 'none'))).toEqual([]);
});
