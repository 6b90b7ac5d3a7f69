import { copyFileSync, existsSync, rmSync, truncateSync } from 'node:fs';
import { expect, it, vi } from 'vitest';
import { freshFile, madeFile } from '../../support/databases/sqlite-file.ts';
import { startCallback } from '../../support/hub/callback-server.ts';
import { ALL_DUE, IN_ORDER, runSql, startOnFile, WITHOUT_STORE } from '../../support/hub/server.ts';

it.each([
  ['a file that is deleted', ['']],
  ['a file that is deleted with all that is beside it', ['', '-wal', '-shm', '-owner']],
])('%s under a running server: 503 until a backup is in its place', async (_, endings) => {
  const file = await freshFile();
  const callback = await startCallback();
  const server = await startOnFile(file);
  await server.subscribe(`${callback.origin}/`);
  runSql(file, `vacuum into '${file}.backup'; pragma wal_checkpoint(truncate)`);
  for (const ending of endings) rmSync(file + ending);
  await server.stands(WITHOUT_STORE);
  await vi.waitFor(() => expect(existsSync(`${file}-wal`)).toBe(false), 10_000);
  const told = /was removed; what it held is in (\S+): npm run hub -- reset --yes --from \1 \(or node /;
  // A line is written a moment after what it tells.
  await vi.waitFor(() => expect(server.problems()).toEqual([expect.stringMatching(told)]), 10_000);
  expect(existsSync(file)).toBe(false);
  copyFileSync(`${file}.backup`, file);
  await server.stands(IN_ORDER);
  runSql(file, ALL_DUE);
  await callback.waitFor(({ method }) => method === 'POST');
});

it('a file that is corrupt on start: one error line names where it is now, and what to do', async () => {
  const file = await madeFile();
  truncateSync(file, 9000);
  const server = await startOnFile(file);
  await server.stands(WITHOUT_STORE);
  await new Promise((resolve) => setTimeout(resolve, 2500));
  expect(server.problems()).toHaveLength(1);
  const aside =
    /set aside as (\S+); start anew or with a backup: npm run hub -- reset \(or node dist\/server\/hub\.mjs reset\)$/.exec(
      server.problems()[0] ?? '',
    )?.[1];
  expect(existsSync(aside ?? '')).toBe(true);
  rmSync(`${file}-owner`);
  await server.stands(IN_ORDER);
});
