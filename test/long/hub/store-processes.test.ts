import { expect, it } from 'vitest';
import { freshFile } from '../../support/databases/sqlite-file.ts';
import { holdSqlite } from '../../support/databases/sqlite-process.ts';
import { startCallback } from '../../support/hub/callback-server.ts';
import { ALL_DUE, IN_ORDER, runSql, startOnFile, WITHOUT_STORE } from '../../support/hub/server.ts';
import { deliveriesOf } from '../../support/hub/websub.ts';

it('two servers on one file deliver everything once, also while one comes and another goes', async () => {
  const file = await freshFile();
  const callback = await startCallback();
  const old = await startOnFile(file);
  const callbacks = Array.from({ length: 30 }, (_, n) => `${callback.origin}/${n}`);
  for (const url of callbacks.slice(0, 10)) await old.subscribe(url);
  const next = await startOnFile(file);
  for (const url of callbacks.slice(10, 20)) await next.subscribe(url);
  const got = async (times: number) => {
    for (const [n] of callbacks.slice(0, 20).entries())
      await callback.waitFor(({ method, target }) => method === 'POST' && target === `/${n}`);
    expect(deliveriesOf(callback)).toHaveLength(20 * times);
  };
  runSql(file, ALL_DUE);
  await got(1);
  // Deliveries of the second server are under way when the first one stops and a third one starts, which is therefore not alone.
  const held: (() => void)[] = [];
  callback.answerWith((_received, response) => void held.push(() => response.writeHead(204).end()));
  expect(await old.stop()).toBe(0);
  runSql(file, ALL_DUE);
  await callback.waitFor(() => held.length > 0);
  const third = await startOnFile(file);
  await third.stands(IN_ORDER);
  callback.answerWith((_received, response) => void response.writeHead(204).end());
  for (const answer of held) answer();
  await next.stands(IN_ORDER);
  await expect.poll(() => deliveriesOf(callback).length, { timeout: 10_000 }).toBe(40);
  expect([await next.stop(), await third.stop()]).toEqual([0, 0]);
  expect(deliveriesOf(callback)).toHaveLength(40);
});

it('a server that was killed: the next one delivers at once what that had claimed', async () => {
  const file = await freshFile();
  const callback = await startCallback();
  const killed = await startOnFile(file);
  await killed.subscribe(`${callback.origin}/`);
  callback.answerWith(() => {});
  runSql(file, ALL_DUE);
  await callback.waitFor(({ method }) => method === 'POST');
  killed.kill('SIGKILL');
  await killed.exited;
  callback.answerWith((_received, response) => void response.writeHead(204).end());
  await startOnFile(file);
  // A claim that is not released would end only after 20 s.
  await expect.poll(() => deliveriesOf(callback).length, { timeout: 10_000 }).toBe(2);
  const [first, second] = deliveriesOf(callback);
  expect(second?.body.equals(first?.body ?? Buffer.of())).toBe(true);
});

it('while another process holds the file, other endpoints answer; a write waits, and is done where it is free soon', async () => {
  const file = await freshFile();
  const callback = await startCallback();
  const server = await startOnFile(file);
  const briefly = await holdSqlite(file, 'begin immediate');
  const asked = server.ask(`${callback.origin}/`);
  await fetch(`${server.origin}/healthz`);
  await briefly.end();
  expect((await asked).status).toBe(202);
  await callback.waitFor(({ method }) => method === 'GET');
  expect(server.problems()).toEqual([]);

  const holder = await holdSqlite(file, 'begin immediate');
  const many = Array.from({ length: 40 }, (_, n) => server.ask(`https://127.0.0.1:1/${n}`));
  let isRefused = false;
  const refused = Promise.all(many).finally(() => {
    isRefused = true;
  });
  // Reads are answered while the hub waits for the file.
  let answers = 0;
  while (!isRefused) {
    expect((await fetch(`${server.origin}/reviews.json`)).status).toBe(200);
    answers++;
  }
  expect(answers).toBeGreaterThan(5);
  expect(new Set((await refused).map(({ status }) => status))).toEqual(new Set([503]));
  await server.stands(WITHOUT_STORE);
  expect(await server.stop()).toBe(0);
  await holder.end();
  // No defect may be logged.
  expect(server.lines.filter(({ level }) => level === 'error').map(({ problem }) => problem)).toEqual([
    'another process holds the store',
  ]);
});
