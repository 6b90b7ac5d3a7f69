import { appendFile } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { openInput } from '../../../../scripts/reviews/insights/input.ts';
import { makeFolder } from '../../../support/content/content.ts';

const { signal } = new AbortController();

it('gives the bytes that a file had when it was opened, as often as one asks', async () => {
  const path = join(await makeFolder({ a: 'hot water '.repeat(20_000) }), 'a');
  const input = await openInput(path, 'a', signal);
  await appendFile(path, 'more');
  for (let time = 0; time < 2; time++) expect(await text(input.chunks())).toHaveLength(200_000);
  await input.close();
});

it('tells what is no file', async () => {
  const folder = await makeFolder();
  await expect(openInput(folder, 'b', signal)).rejects.toThrow('b is a folder; a file is required');
  await expect(openInput(join(folder, 'none'), 'none', signal)).rejects.toThrow('none does not exist');
});
