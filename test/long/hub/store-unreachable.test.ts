import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it, onTestFinished } from 'vitest';
import { startPostgres } from '../../support/databases/postgres.ts';
import { freshFile } from '../../support/databases/sqlite-file.ts';
import { holdSqlite } from '../../support/databases/sqlite-process.ts';
import { startCallback } from '../../support/hub/callback-server.ts';
import { ALL_DUE, IN_ORDER, startHubServer, WITHOUT_STORE } from '../../support/hub/server.ts';
import { runSql } from '../../support/hub/store-file.ts';
import { startTcpServer } from '../../support/network/loopback-server.ts';

it('another process holds the file for 30 s: reads do not notice, what was under way comes once', {
  timeout: 120_000,
}, async () => {
  const file = await freshFile();
  const callback = await startCallback();
  const server = await startHubServer(`file:${file}`);
  await server.subscribe(`${callback.origin}/`);
  const held = callback.hold();
  runSql(file, ALL_DUE);
  await expect.poll(() => held.length, { timeout: 10_000 }).toBe(1);
  const holder = await holdSqlite(file, 'begin immediate');
  held[0]?.end();
  const until = performance.now() + 30_000;
  const waits: number[] = [];
  while (performance.now() < until) {
    const from = performance.now();
    const [dataset] = await Promise.all([fetch(`${server.origin}/reviews.json`), server.ask('https://127.0.0.1:1/')]);
    expect(dataset.status).toBe(200);
    waits.push(performance.now() - from);
    await sleep(20);
  }
  expect(waits.toSorted((a, b) => a - b)[Math.floor(waits.length * 0.9)]).toBeLessThan(200);
  await server.stands(WITHOUT_STORE);
  await holder.end();
  await server.stands(IN_ORDER);
  // Longer than its claim lasts: an unrecorded delivery would come again.
  await sleep(22_000);
  expect(callback.deliveries()).toHaveLength(1);
  expect(server.problems()).toEqual(['another process holds the store']);
  expect(await server.stop()).toBe(0);
});

it('a network that swallows everything on the way to PostgreSQL: readiness says so in time', { timeout: 120_000 }, async () => {
  const postgres = await startPostgres();
  onTestFinished(() => postgres.close());
  const address = new URL(await postgres.createDatabase());
  const port = Number(address.port);
  let swallows = false;
  const proxy = await startTcpServer((client) => {
    const server = connect(port, '127.0.0.1');
    for (const [from, to] of [
      [client, server],
      [server, client],
    ] as const) {
      from.on('error', () => {});
      from.on('close', () => to.destroy());
      from.on('data', (chunk) => swallows || to.write(chunk));
    }
  });
  address.port = String(proxy);
  const callback = await startCallback();
  const server = await startHubServer(address.href);
  await server.stands(IN_ORDER);
  await server.subscribe(`${callback.origin}/before`);
  swallows = true;
  await sleep(1100);
  const from = performance.now();
  expect((await fetch(`${server.origin}/readyz`)).status).toBe(503);
  expect(performance.now() - from).toBeLessThan(5000);
  expect((await fetch(`${server.origin}/reviews.json`)).status).toBe(200);
  await server.stands(WITHOUT_STORE);
  swallows = false;
  await server.stands(IN_ORDER);
  await server.subscribe(`${callback.origin}/after`);
  swallows = true;
  const stopped = performance.now();
  expect(await server.stop()).toBe(0);
  expect(performance.now() - stopped).toBeLessThan(20_000);
});
