import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempDisposable } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startPostgres } from '../../../test/support/databases/postgres.ts';
import type { Plan } from './hub/parts.ts';
import { median, spread } from './rounds.ts';

const ROUNDS = 3;
const CALLBACKS = 10_000;
const MANY = 100_000;
const MiB = 2 ** 20;

/** Compares the hub, with a durable store, with a bare `node:https` loop. The receivers are on the same machine. */
export async function benchHub(): Promise<void> {
  const receiver = startPart('receiver.ts');
  const { origins, ca } = await told<{ origins: string[]; ca: string }>(receiver, 'ready');
  await using folder = await mkdtempDisposable(join(tmpdir(), 'bench-hub-'));
  const postgres = await startPostgres();
  const plan = { origins, ca, callbacks: CALLBACKS };
  try {
    console.log(
      `hub: ${CALLBACKS} callbacks, time as a ratio to a bare node:https loop, median of ${ROUNDS} rounds (lowest to highest)`,
    );
    const stores = { SQLite: `file:${join(folder.path, 'plain.sqlite')}`, PostgreSQL: await postgres.createDatabase() };
    for (const [name, database] of Object.entries(stores)) await compare(name, receiver, { ...plan, database });
    await withMany(receiver, { ...plan, callbacks: MANY, database: `file:${join(folder.path, 'many.sqlite')}` });
  } finally {
    receiver.kill();
    await postgres.close();
  }
}

async function compare(name: string, receiver: ChildProcess, plan: Plan): Promise<void> {
  const instance = await startInstance(plan);
  const ratios: number[] = [];
  const seconds: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const loop = await timeLoop(receiver, plan);
    const hub = await timeChange(receiver, instance, plan.callbacks);
    ratios.push(hub / loop);
    seconds.push(hub);
  }
  console.log(`  ${name.padEnd(42)}${spread(ratios)}; ${median(seconds).toFixed(1)} s`);
  await stop(instance);
}

async function withMany(receiver: ChildProcess, plan: Plan): Promise<void> {
  const instance = await startInstance(plan);
  const seconds = await timeChange(receiver, instance, plan.callbacks);
  instance.send({ kind: 'memory' });
  const { idle, highest } = await told<{ idle: number; highest: number }>(instance, 'memory');
  const above = (highest - idle) / MiB;
  const name = `${plan.callbacks} subscriptions`;
  console.log(`  ${name.padEnd(42)}${seconds.toFixed(1)} s; ${Math.round(above)} MiB above idle (${Math.round(idle / MiB)} MiB)`);
  await stop(instance);
}

/** How many seconds the loop takes until the receiver has all deliveries. */
async function timeLoop(receiver: ChildProcess, plan: Plan): Promise<number> {
  const loop = startPart('loop.ts');
  await told(loop, 'ready');
  const seconds = await timeUntilAll(receiver, plan.callbacks, () => loop.send(plan));
  loop.kill();
  return seconds;
}

function timeChange(receiver: ChildProcess, instance: ChildProcess, callbacks: number): Promise<number> {
  return timeUntilAll(receiver, callbacks, () => instance.send({ kind: 'publish' }));
}

async function timeUntilAll(receiver: ChildProcess, expected: number, begin: () => void): Promise<number> {
  receiver.send({ expected });
  const all = told(receiver, 'all');
  const startedAt = performance.now();
  begin();
  await all;
  return (performance.now() - startedAt) / 1000;
}

async function startInstance(plan: Plan): Promise<ChildProcess> {
  const instance = startPart('instance.ts');
  await told(instance, 'ready');
  const started = told(instance, 'started');
  instance.send({ kind: 'start', plan });
  await started;
  return instance;
}

async function stop(instance: ChildProcess): Promise<void> {
  instance.send({ kind: 'stop' });
  await once(instance, 'exit');
}

function startPart(name: string): ChildProcess {
  return fork(fileURLToPath(new URL(`hub/${name}`, import.meta.url)), { stdio: 'inherit' });
}

/** Waits for the next message of a kind. */
function told<T>(part: ChildProcess, kind: string): Promise<T> {
  return new Promise((resolve, reject) => {
    const end = (code: number | null) => reject(new Error(`a part of the benchmark ended with ${code}`));
    const listen = (message: { kind: string } & T) => {
      if (message.kind !== kind) return;
      part.off('message', listen).off('exit', end);
      resolve(message);
    };
    part.on('message', listen).once('exit', end);
  });
}
