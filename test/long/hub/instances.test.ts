import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it, onTestFinished } from 'vitest';
import { createDatabase } from '../../support/databases/postgres.ts';
import {
  allHave,
  backwards,
  publishAt,
  repeated,
  settled,
  startInstance,
  startSubscribers,
  subscribeAll,
} from '../../support/hub/child/instances.ts';
import type { HubChild } from '../../support/hub/child/process.ts';
import { sharedPostgres } from '../../support/shared.ts';

/** Returns a function that starts instances on one database, each with an edition of some version. */
async function onOneDatabase(): Promise<(version: number) => HubChild> {
  const url = await createDatabase(await sharedPostgres());
  return (version) => {
    const instance = startInstance(url, version);
    onTestFinished(async () => {
      instance.kill('SIGKILL');
      await instance.exited;
    });
    return instance;
  };
}

async function subscribers(hosts: number, perHost: number) {
  const started = await startSubscribers(hosts, perHost);
  onTestFinished(started.close);
  return started;
}

it('two instances bring 240 subscribers each version once, also where one is killed and one has an older edition', async () => {
  const start = await onOneDatabase();
  const [first, second] = [start(1), start(1)];
  const { callbacks, posts, got, answerAfter } = await subscribers(8, 30);
  await subscribeAll([first, second], callbacks);

  // The second instance still publishes version 1, and is notified.
  await publishAt(first, 2);
  await publishAt(second, 1);
  await settled(second, allHave(2));
  expect(posts.map(({ version }) => version)).toEqual(Array(240).fill(2));
  expect(repeated(posts)).toEqual([]);

  // Slow enough for both instances to deliver a part, also where a busy machine keeps one of them for some seconds.
  answerAfter(1500);
  await Promise.all([publishAt(first, 3), publishAt(second, 3)]);
  await Promise.all([got(20, 3, first.pid), got(20, 3, second.pid)]);
  answerAfter(10);
  first.kill('SIGKILL');
  await first.exited;
  const left = await second.state();
  await settled(second, allHave(3));
  const again = repeated(posts);
  const unrecorded = left?.subscriptions.filter(({ version }) => version < 3).map(({ callback }) => callback) ?? [];
  expect(again.flatMap((same) => same.slice(0, -1).map(({ pid }) => pid)).every((pid) => pid === first.pid)).toBe(true);
  expect(again.map(([post]) => post?.callback).filter((callback) => !unrecorded.includes(callback ?? ''))).toEqual([]);
  expect(again.filter((same) => same.length > 2 || same[0]?.delivery !== same[1]?.delivery)).toEqual([]);

  const third = start(3);
  await publishAt(third, 4);
  await publishAt(second, 3);
  await settled(second, allHave(4));
  const last = posts.filter(({ version }) => version === 4);
  expect(new Set(last.map(({ callback }) => callback)).size).toBe(240);
  expect(last).toHaveLength(240);
  expect(backwards(posts)).toEqual([]);
  expect([...second.defects, ...third.defects]).toEqual([]);
}, 120_000);

it('an instance that stood still for longer than its claims records nothing that is not so', async () => {
  const start = await onOneDatabase();
  const first = start(1);
  const { callbacks, posts, got, answerAfter } = await subscribers(4, 15);
  await subscribeAll([first], callbacks);
  answerAfter(100);
  await publishAt(first, 2);
  await got(5, 2, first.pid);
  first.kill('SIGSTOP');
  answerAfter(10);
  // The second instance, which was not there when the first took its claims, takes over when these have ended.
  const second = start(1);
  await settled(second, allHave(2));
  await publishAt(second, 3);
  await settled(second, allHave(3));
  first.kill('SIGCONT');
  await settled(first, allHave(3));
  // This leaves time for deliveries that the first instance believes to be under way.
  await sleep(500);
  const after = await second.state();
  expect(after?.subscriptions.filter((row) => !allHave(3)({ subscriptions: [row] }))).toEqual([]);
  await publishAt(first, 4);
  await settled(first, allHave(4));
  await settled(second, allHave(4));
  const again = repeated(posts);
  expect(again.filter((same) => same.length > 2 || !same.some(({ pid }) => pid === first.pid))).toEqual([]);
  expect(posts.filter(({ version }) => version === 3)).toHaveLength(60);
  expect(posts.filter(({ version }) => version === 4)).toHaveLength(60);
  expect(backwards(posts).filter(({ pid }) => pid !== first.pid)).toEqual([]);
  // The first instance may report that the database ended its transaction.
  expect(second.defects).toEqual([]);
}, 120_000);
