import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { codeDigest } from '../../../scripts/from-source/code-digest.ts';
import { makeFolder, write } from '../../support/content/content.ts';

const CODE = {
  'src/a.ts': 'a',
  'src/pages/index.astro': 'page',
  'docs/a.md': 'text',
  'astro.config.mjs': '',
  'package.json': '{}',
  'package-lock.json': '{}',
  'tsconfig.json': '{}',
};

it('changes with each file that is bundled and its name, and with nothing else', async () => {
  const root = await makeFolder(CODE);
  const digest = await codeDigest(root);
  await write(root, 'content/business.yaml', 'name: Other');
  expect(await codeDigest(root)).toBe(digest);
  for (const name of Object.keys(CODE)) {
    await write(root, name, 'changed');
    expect(await codeDigest(root), name).not.toBe(digest);
    await write(root, name, CODE[name as keyof typeof CODE]);
    expect(await codeDigest(root)).toBe(digest);
  }
  await write(root, 'src/pages/new.astro', '');
  expect(await codeDigest(root)).not.toBe(digest);
  await rm(join(root, 'src/pages/new.astro'));
  await rm(join(root, 'src/a.ts'));
  await write(root, 'src/b.ts', 'a');
  expect(await codeDigest(root)).not.toBe(digest);
});
