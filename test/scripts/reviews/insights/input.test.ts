import { appendFile } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { openInput } from '../../../../scripts/reviews/insights/input.ts';
import { makeFolder } from '../../../support/content/content.ts';

const { signal } = new AbortController();

it('gives the bytes that a file had when it was opened, as often as one asks', async () => {
  const path = join(await makeFolder({ a: 'hot water '.repeat(20_000) }), 'a');
  const opened = await openInput(path, signal);
  await appendFile(path, 'more');
  for (let time = 0; time < 2; time++) expect(opened.ok && (await text(opened.input.chunks()))).toHaveLength(200_000);
  if (opened.ok) await opened.input.close();
});

it('tells what is no file', async () => {
  const folder = await makeFolder();
  expect(await openInput(folder, signal)).toEqual({ ok: false, message: 'is a folder; a file is required' });
  expect(await openInput(join(folder, 'none'), signal)).toEqual({ ok: false, message: 'does not exist' });
});
