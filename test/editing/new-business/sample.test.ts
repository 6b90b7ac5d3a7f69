import { appendFile, cp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { digestOf, folderState, isSample, SAMPLE_MARK } from '../../../src/editing/new-business/sample.ts';
import { root } from '../../support/build.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

const sample = join(root, 'content');

it('knows the sample by its mark; vitest -u writes it anew after a change of the sample', async () => {
  await expect(`${await digestOf(sample)}\n`).toMatchFileSnapshot(join(sample, SAMPLE_MARK));
});

it('knows it with the line breaks of Windows, and not when anything else is different', async () => {
  const folder = await temporaryFolder();
  await cp(sample, folder, { recursive: true });
  const path = join(folder, 'business.yaml');
  await writeFile(path, (await readFile(path, 'utf8')).replaceAll('\n', '\r\n'));
  expect([await folderState(folder), await isSample(folder)]).toEqual(['sample', true]);
  await appendFile(path, '#');
  expect([await folderState(folder), await isSample(folder)]).toEqual(['own', false]);
});

it('tells a folder of somebody else from one that is not there', async () => {
  const folder = await temporaryFolder();
  expect([await folderState(folder), await folderState(join(folder, 'none'))]).toEqual(['absent', 'absent']);
  await writeFile(join(folder, 'business.yaml'), 'name: A\n');
  expect(await folderState(folder)).toBe('own');
  await rm(join(folder, 'business.yaml'));
  expect(await folderState(folder)).toBe('absent');
});
