import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { openZip } from '../../../../src/editing/imports/files/zip.ts';
import { storedFile, zipOf } from '../../../support/content/exports.ts';

it('unpacks the files of a zip, as often as they are asked for', async () => {
  const files = await openZip(await storedFile(zipOf({ 'a.json': '{}', 'folder/ü.txt': 'x'.repeat(100_000) })));
  expect([...files.keys()]).toEqual(['a.json', 'folder/ü.txt']);
  const file = files.get('folder/ü.txt');
  for (const _ of [1, 2]) expect(await text(file?.chunks() ?? Readable.from([]))).toHaveLength(100_000);
});

it('refuses a zip that is cut off', async () => {
  const zip = zipOf({ 'a.json': '{}' });
  await expect(openZip(await storedFile(zip.subarray(0, -30)))).rejects.toThrow(
    /^is a damaged zip, or not all of it was downloaded/,
  );
});

it('ends where a file unpacks to more than it says, or says more than 1 GiB', async () => {
  const zip = zipOf({ 'a.json': 'x'.repeat(1000) });
  const at = zip.indexOf('PK\x01\x02') + 24;
  zip.writeUInt32LE(10, at);
  const [small] = (await openZip(await storedFile(zip))).values();
  await expect(Array.fromAsync(small?.chunks() ?? (async function* () {})())).rejects.toThrow('is damaged: ');
  zip.writeUInt32LE(0x7fffffff, at);
  const [large] = (await openZip(await storedFile(zip))).values();
  await expect(Array.fromAsync(large?.chunks() ?? (async function* () {})())).rejects.toThrow('unpacks to more than 1 GiB');
});

it('says of a file with a password that it is locked', async () => {
  const zip = zipOf({ 'a.json': '{}' });
  zip.writeUInt16LE(1, zip.indexOf('PK\x01\x02') + 8);
  const [locked] = (await openZip(await storedFile(zip))).values();
  await expect(Array.fromAsync(locked?.chunks() ?? [])).rejects.toThrow('is locked with a password');
});

it('names a file without the characters that would move the cursor of a terminal', async () => {
  const files = await openZip(await storedFile(zipOf({ 'ü\u001b[2J\n.csv': '' })));
  expect([...files.values()].map(({ name }) => name)).toEqual(['ü\uFFFD[2J\uFFFD.csv']);
});
