import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { openStore } from '../../../src/hub/store/open.ts';
import { makeFolder } from '../../support/content/content.ts';

it('opens what the address names', async () => {
  const file = join(await makeFolder(), 'hub.sqlite');
  const { close } = await openStore({ kind: 'sqlite', file }, () => {});
  expect(existsSync(file)).toBe(true);
  await close();
  const nobody = openStore({ kind: 'postgres', url: 'postgres://nobody@127.0.0.1:1/none' }, () => {});
  await expect(nobody).rejects.toThrow('connect ECONNREFUSED 127.0.0.1:1');
});
