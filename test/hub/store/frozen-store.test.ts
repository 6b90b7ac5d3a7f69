import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { openSqlite } from '../../../src/hub/store/sqlite/sqlite.ts';
import { root } from '../../support/build.ts';
import { startCallback } from '../../support/hub/callback-server.ts';
import { KEPT, LEFT, moveCallbacks, writeEveryState } from '../../support/hub/every-state.ts';
import { ATOM, DATASET, editionOf, startHub } from '../../support/hub/hub.ts';
import { MINUTE } from '../../support/hub/stores.ts';
import { PATIENCE } from '../../support/patience.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

const FROZEN = join(root, 'test', 'fixtures', 'hub-1.0.0.sqlite');

/** The second store is used to make the next frozen one. */
it.each([
  ['version 1.0.0', (file: string) => copyFileSync(FROZEN, file)],
  ['this version', writeEveryState],
] as const)('a store that %s left is opened, and whoever it holds gets what comes', async (_, write) => {
  const file = join(await temporaryFolder(), 'hub.sqlite');
  await write(file);
  const callback = await startCallback();
  moveCallbacks(file, callback.origin);
  const later = LEFT + 180 * MINUTE - Date.now();
  const hub = await startHub({ first: editionOf(2), open: (claim) => openSqlite(file, () => Date.now() + later, claim) });

  await vi.waitFor(
    () => expect(pathsOf(callback.deliveries())).toEqual(['/due', '/failed', '/failed-twice', '/under-way']),
    PATIENCE,
  );
  const due = callback.deliveries().find(({ target }) => target === '/due');
  expect(due?.body.toString()).toBe('<feed>text 2</feed>');
  expect(due?.headers['x-hub-signature']).toMatch(/^sha256=[0-9a-f]{64}$/);
  expect(due?.headers.link).toContain(`<${ATOM}>; rel="self"`);
  await vi.waitFor(() => expect(pathsOf(callback.asked('subscribe'))).toEqual(['/renewing', '/subscribing']), PATIENCE);
  await vi.waitFor(() => expect(pathsOf(callback.asked('unsubscribe'))).toEqual(['/leaving']), PATIENCE);
  expect(Buffer.from(await hub.keep('key', Buffer.from('new')))).toEqual(KEPT);

  const before = callback.deliveries().length;
  await hub.publish(editionOf(3));
  const all = ['/current', '/dataset', '/due', '/failed', '/failed-twice', '/renewing', '/subscribing', '/under-way'];
  await vi.waitFor(() => expect(pathsOf(callback.deliveries().slice(before))).toEqual(all), PATIENCE);
  const dataset = callback.deliveries().find(({ target }) => target === '/dataset');
  expect(dataset?.headers.link).toContain(`<${DATASET}>; rel="self"`);
});

function pathsOf(requests: readonly { readonly target: string }[]): string[] {
  return requests.map(({ target }) => target.replace(/\?.*/, '')).sort();
}
