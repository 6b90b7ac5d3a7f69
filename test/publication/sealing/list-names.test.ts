import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { listNames } from '../../../src/publication/sealing/list-names.ts';
import { makeFolder } from '../../support/content/content.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

describe('listNames', () => {
  it('lists the files at all depths, and no folders', async () => {
    const folder = await makeFolder({ 'a/b.txt': '', 'c.txt': '' });
    await mkdir(join(folder, 'empty'));
    expect((await listNames(folder)).toSorted()).toEqual(['a/b.txt', 'c.txt']);
    expect(await listNames(`${folder}/`)).toEqual(await listNames(folder));
  });

  it('finds nothing in an empty folder', async () => {
    expect(await listNames(await temporaryFolder())).toEqual([]);
  });
});
