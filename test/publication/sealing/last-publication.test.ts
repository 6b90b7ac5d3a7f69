import { readFile, writeFile } from 'node:fs/promises';
import { expect, it, onTestFinished } from 'vitest';
import { openPack } from '../../../src/publication/pack/pack.ts';
import { lastPublication } from '../../../src/publication/sealing/last-publication.ts';
import { sealSite } from '../../support/sites/sealed-site.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

async function packFile(): Promise<string> {
  return (await sealSite(await temporaryFolder(), { files: { 'a.txt': 'Hot water. '.repeat(100) } })).packFile;
}

function opened(file: string) {
  const pack = openPack(file);
  onTestFinished(pack.close);
  return lastPublication(pack);
}

it('gives the bytes of a file and its twins', async () => {
  const last = opened(await packFile());
  const entry = last.entry('/a.txt');
  const forms = entry && last.forms(entry);
  expect(Buffer.from(forms?.identity.bytes ?? []).toString()).toBe('Hot water. '.repeat(100));
  expect(forms?.br?.digest).toBe(entry?.br?.digest);
  expect(forms?.gzip?.bytes.length).toBe(entry?.gzip?.length);
});

it('gives no bytes that are damaged', async () => {
  const file = await packFile();
  const bytes = await readFile(file);
  bytes.write('C', bytes.indexOf('Hot water.'));
  await writeFile(file, bytes);
  const last = opened(file);
  const entry = last.entry('/a.txt');
  expect(entry && last.forms(entry)).toBeUndefined();
});
