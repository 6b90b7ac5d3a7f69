import { expect, it } from 'vitest';
import { freshFile } from '../../support/databases/sqlite-file.ts';
import { answerAsAsked, startCallback } from '../../support/hub/callback-server.ts';
import { ALL_DUE, IN_ORDER, startHubServer } from '../../support/hub/server.ts';
import { runSql } from '../../support/hub/store-file.ts';

it('two servers on one file deliver everything once, also while one comes and another goes', async () => {
  const file = await freshFile();
  const callback = await startCallback();
  const old = await startHubServer(`file:${file}`);
  const callbacks = Array.from({ length: 30 }, (_, n) => `${callback.origin}/${n}`);
  for (const url of callbacks.slice(0, 10)) await old.subscribe(url);
  const next = await startHubServer(`file:${file}`);
  for (const url of callbacks.slice(10, 20)) await next.subscribe(url);
  const got = async (times: number) => {
    for (const [n] of callbacks.slice(0, 20).entries())
      await callback.waitFor(({ method, target }) => method === 'POST' && target === `/${n}`);
    expect(callback.deliveries()).toHaveLength(20 * times);
  };
  runSql(file, ALL_DUE);
  await got(1);
  // Deliveries of the second server are under way when the first one stops and a third one starts, which is therefore not alone.
  const held = callback.hold();
  expect(await old.stop()).toBe(0);
  runSql(file, ALL_DUE);
  await callback.waitFor(() => held.length > 0);
  const third = await startHubServer(`file:${file}`);
  await third.stands(IN_ORDER);
  callback.answerWith(answerAsAsked);
  for (const { end } of held) end();
  await next.stands(IN_ORDER);
  await expect.poll(() => callback.deliveries().length, { timeout: 10_000 }).toBe(40);
  expect([await next.stop(), await third.stop()]).toEqual([0, 0]);
  expect(callback.deliveries()).toHaveLength(40);
});
