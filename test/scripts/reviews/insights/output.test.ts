import { once } from 'node:events';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { openOutput } from '../../../../scripts/reviews/insights/output.ts';
import { makeFolder, write } from '../../../support/content/content.ts';

/** Writes a text to the path, and keeps or discards it. */
async function put(path: string, text: string, keep = true): Promise<void> {
  const output = await openOutput(path, 'out');
  const closed = once(output.stream, 'close');
  output.stream.end(text);
  await closed;
  await output[keep ? 'keep' : 'drop']();
}

it('puts a new file where none was, and nothing else', async () => {
  const folder = await makeFolder();
  await put(join(folder, 'a'), 'new');
  expect(await readdir(folder)).toEqual(['a']);
  expect(await readFile(join(folder, 'a'), 'utf8')).toBe('new');
});

it('leaves what was there when the new one is dropped', async () => {
  const folder = await makeFolder({ a: 'old' });
  await put(join(folder, 'a'), 'new', false);
  expect(await readdir(folder)).toEqual(['a']);
  expect(await readFile(join(folder, 'a'), 'utf8')).toBe('old');
});

it('writes to a device, and leaves it one', async () => {
  await put('/dev/null', 'new');
  expect((await stat('/dev/null')).isCharacterDevice()).toBe(true);
});

it('takes a name as long as names may be', async () => {
  const folder = await makeFolder();
  await put(join(folder, 'a'.repeat(255)), 'new');
  expect(await readdir(folder)).toEqual(['a'.repeat(255)]);
});

it('says why a file cannot be written', async () => {
  const folder = await makeFolder();
  await write(folder, 'file', '');
  const refusedAs = (path: string) => expect(openOutput(path, 'out')).rejects;
  await refusedAs(folder).toThrow('out is a folder; a file is required');
  await refusedAs(join(folder, 'no', 'a')).toThrow('out cannot be written: its folder does not exist');
  await refusedAs(join(folder, 'file', 'a')).toThrow('out cannot be written: its folder is a file');
});
