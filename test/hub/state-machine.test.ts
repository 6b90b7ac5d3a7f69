import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openSqlite } from '../../src/hub/store/sqlite/sqlite.ts';
import { makeFolder } from '../support/content/content.ts';
import { type Callbacks, startCallbacks } from '../support/hub/model/run.ts';
import { runModels } from '../support/hub/model/seeds.ts';

let callbacks: Callbacks;

beforeAll(async () => {
  callbacks = await startCallbacks();
});

afterAll(() => callbacks.close());

it('keeps every promise in 8 random stories of subscribers, versions, failing callbacks and restarts', async () => {
  const folder = await makeFolder();
  const faults = await runModels({
    seeds: 8,
    steps: 14,
    atOnce: 8,
    callbacks,
    open: async (seed) => (claim) => openSqlite(join(folder, `${seed}.sqlite`), Date.now, claim),
  });
  expect(faults).toEqual([]);
});
