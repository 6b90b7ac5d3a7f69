import { readFile, writeFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { lastPublication } from '../../../src/publication/sealing/last-publication.ts';
import { seal } from '../../support/sites/seal.ts';

const FILES = { 'a.txt': 'Hot water. '.repeat(100) };

it('gives the bytes of a file and its twins', async () => {
  const { openPack } = await seal({ files: FILES });
  const last = lastPublication(openPack());
  const entry = last.entry('/a.txt');
  const forms = entry && last.forms(entry);
  expect(Buffer.from(forms?.identity.bytes ?? []).toString()).toBe(FILES['a.txt']);
  expect(forms?.br?.digest).toBe(entry?.br?.digest);
  expect(forms?.gzip?.bytes.length).toBe(entry?.gzip?.length);
});

it('gives no bytes that are damaged', async () => {
  const { packFile, openPack } = await seal({ files: FILES });
  const bytes = await readFile(packFile);
  bytes.write('C', bytes.indexOf('Hot water.'));
  await writeFile(packFile, bytes);
  const last = lastPublication(openPack());
  const entry = last.entry('/a.txt');
  expect(entry && last.forms(entry)).toBeUndefined();
});
