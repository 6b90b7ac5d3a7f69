import { join } from 'node:path';
import { expect, it } from 'vitest';
import { checkContentFolder } from '../../src/astro/content-folder.ts';
import { makeFolder } from '../support/content/content.ts';

it('accepts a folder, whatever it holds', async () => {
  await expect(checkContentFolder(await makeFolder())).resolves.toBeUndefined();
});

it.each([
  ['none', 'does not exist'],
  ['file', 'is not a folder'],
])('says what to do when there is no content folder: %s', async (name, fault) => {
  const path = join(await makeFolder({ file: '' }), name);
  await expect(checkContentFolder(path)).rejects.toThrow(
    `${path} ${fault}; npm run reviews -- init makes a content folder, and CONTENT_DIR names another one`,
  );
});
