import { describe, expect, it } from 'vitest';
import { createHostGate } from '../../../src/hub/scheduling/host-gate.ts';
import { createPool, type Pool } from '../../../src/hub/scheduling/pool.ts';

interface Work {
  readonly host: string;
  readonly client?: string;
  readonly name: string;
}

/** A pool whose work ends when the test decides. */
function poolOf({ slots = 10, places = 2 } = {}) {
  const started: string[] = [];
  const ends = new Map<string, { resolve(): void; reject(error: Error): void }>();
  const gate = createHostGate(places);
  const pool: Pool<Work> = createPool<Work>({
    slots,
    gate,
    run({ name }) {
      started.push(name);
      return new Promise((resolve, reject) => ends.set(name, { resolve, reject }));
    },
  });
  function add(...names: readonly string[]): void {
    for (const name of names) pool.add({ host: name[0] ?? '', name });
    pool.start();
  }
  async function end(name: string): Promise<void> {
    ends.get(name)?.resolve();
    await new Promise(setImmediate);
  }
  return { pool, gate, started, add, end };
}

describe('a pool', () => {
  it('runs as much as it has slots for, and goes on when one is free', async () => {
    const { pool, started, add, end } = poolOf({ slots: 2 });
    add('a1', 'b1', 'c1');
    expect(started).toEqual(['a1', 'b1']);
    expect(pool.running).toBe(2);
    await end('a1');
    expect(started).toEqual(['a1', 'b1', 'c1']);
  });

  it('runs no more of a host than it has places, and that holds nobody up', async () => {
    const { started, add, end } = poolOf();
    add('a1', 'a2', 'a3', 'a4', 'b1');
    expect(started).toEqual(['a1', 'b1', 'a2']);
    await end('a2');
    expect(started).toEqual(['a1', 'b1', 'a2', 'a3']);
  });

  it('lets the hosts take turns, each in its own order', () => {
    const { pool, started } = poolOf({ slots: 5, places: 8 });
    for (const name of ['a1', 'a2', 'a3', 'b1', 'b2', 'c1']) pool.add({ host: name[0] ?? '', name });
    pool.start();
    expect(started).toEqual(['a1', 'b1', 'c1', 'a2', 'b2']);
  });

  it('lets the clients take turns, and the hosts of each', async () => {
    const { pool, started, end } = poolOf({ slots: 1 });
    const ask = (client: string, name: string) => pool.add({ client, host: name[0] ?? '', name });
    for (const name of ['a1', 'a2', 'b1', 'c1']) ask('many', name);
    for (const name of ['d1', 'a3']) ask('few', name);
    pool.start();
    for (const name of ['a1', 'd1', 'b1', 'a3', 'c1', 'a2']) await end(name);
    expect(started).toEqual(['a1', 'd1', 'b1', 'a3', 'c1', 'a2']);
    expect([pool.running, pool.startable()]).toEqual([0, 0]);
  });

  it('shares the places of a host with other pools, and goes on when the other one leaves', () => {
    const { gate, started, add } = poolOf({ places: 1 });
    gate.enter('a');
    add('a1');
    expect(started).toEqual([]);
    gate.leave('a');
    expect(started).toEqual(['a1']);
  });

  it('tells what is here, and what only waits for a slot', async () => {
    const { pool, add, end } = poolOf({ slots: 1, places: 2 });
    add('a1', 'a2', 'a3', 'a4', 'b1');
    expect([pool.load('a'), pool.load('b'), pool.load('c'), pool.hosts()]).toEqual([4, 1, 0, ['a', 'b']]);
    // One of the two places of `a` is taken.
    expect(pool.startable()).toBe(2);
    await end('a1');
    expect([pool.load('a'), pool.running]).toEqual([3, 1]);
  });

  it('gives back what matches and has not started; the rest of the host keeps its order', async () => {
    const { pool, started, add, end } = poolOf({ slots: 1 });
    add('a1', 'a2', 'a3', 'a4', 'b1');
    const matches = ({ name }: Work) => name === 'a1' || name === 'a3';
    expect(pool.withdraw(matches).map(({ name }) => name)).toEqual(['a3']);
    expect(pool.withdraw(matches)).toEqual([]);
    expect([pool.load('a'), pool.load('b'), pool.hosts()]).toEqual([3, 1, ['a', 'b']]);
    for (const name of ['a1', 'b1', 'a2', 'a4']) await end(name);
    expect([pool.running, pool.hosts(), started]).toEqual([0, [], ['a1', 'b1', 'a2', 'a4']]);
  });

  it('gives back all that has not started, of every host', async () => {
    const { pool, add, end } = poolOf({ slots: 1 });
    add('a1', 'a2', 'b1');
    expect(pool.withdraw(() => true).map(({ name }) => name)).toEqual(['b1', 'a2']);
    expect([pool.load('a'), pool.hosts(), pool.startable()]).toEqual([1, ['a'], 0]);
    await end('a1');
    expect([pool.running, pool.hosts()]).toEqual([0, []]);
  });
});
