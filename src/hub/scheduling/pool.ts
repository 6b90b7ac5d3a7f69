import type { HostGate } from './host-gate.ts';

/**
 * Runs pieces of work for callbacks, several at once. The clients that have asked for it take turns, and for each of them the hosts
 * of the callbacks. Work for a host whose connections are all in use waits without holding up the work for others.
 */
export interface Pool<T> {
  /** Adds work, which waits until `start` is called or a connection of any host becomes free. */
  add(work: T): void;
  /** Starts as much of the waiting work as there is room for. */
  start(): void;
  /** How many pieces of work for a host are here, waiting or running. */
  load(host: string): number;
  /** The hosts for which there is work here. */
  hosts(): string[];
  /** How many pieces of the waiting work could start if only there were a free slot. */
  startable(): number;
  /** How many pieces of work are running. */
  readonly running: number;
  /** Takes out the work that matches and has not started. */
  withdraw(matches: (work: T) => boolean): T[];
}

interface PoolOptions<T> {
  /** The most pieces of work that run at once. */
  readonly slots: number;
  /** Shared by all pools, so that a host's connections are counted together. */
  readonly gate: HostGate;
  run(work: T): Promise<void>;
}

interface PoolWork {
  readonly host: string;
  /** Who has asked for it, if that is known. */
  readonly client?: string | undefined;
}

export function createPool<T extends PoolWork>({ slots, gate, run }: PoolOptions<T>): Pool<T> {
  /** The waiting work of each client for each host; the client and the host whose turn it is come first. */
  const waiting = new Map<string | undefined, Map<string, T[]>>();
  /** How many pieces of work of each host are here, waiting or running. */
  const loads = new Map<string, number>();
  let running = 0;

  /** Takes the next piece of work for which a connection is free. Its client and its host then go to the end of their lines. */
  function takeNext(): T | undefined {
    for (const [client, hosts] of waiting) {
      for (const [host, line] of hosts) {
        if (!gate.enter(host)) continue;
        const work = line.shift();
        hosts.delete(host);
        if (line.length > 0) hosts.set(host, line);
        waiting.delete(client);
        if (hosts.size > 0) waiting.set(client, hosts);
        return work;
      }
    }
    return undefined;
  }

  function unload({ host }: T): void {
    const load = (loads.get(host) ?? 1) - 1;
    if (load > 0) loads.set(host, load);
    else loads.delete(host);
  }

  function start(): void {
    while (running < slots) {
      const work = takeNext();
      if (!work) return;
      void runOne(work);
    }
  }

  async function runOne(work: T): Promise<void> {
    running++;
    try {
      await run(work);
    } finally {
      running--;
      unload(work);
      // This starts work in all pools that share the gate, in this one too.
      gate.leave(work.host);
    }
  }

  gate.onRoom(start);
  return {
    add(work) {
      const hosts = waiting.get(work.client) ?? new Map<string, T[]>();
      waiting.set(work.client, hosts);
      const line = hosts.get(work.host);
      if (line) line.push(work);
      else hosts.set(work.host, [work]);
      loads.set(work.host, (loads.get(work.host) ?? 0) + 1);
    },
    start,
    load: (host) => loads.get(host) ?? 0,
    hosts: () => [...loads.keys()],
    startable() {
      const atOnce = loads.values().map((load) => Math.min(load, gate.places));
      return atOnce.reduce((sum, count) => sum + count, 0) - running;
    },
    get running() {
      return running;
    },
    withdraw(matches) {
      const withdrawn: T[] = [];
      for (const [client, hosts] of waiting) {
        for (const [host, line] of hosts) {
          const left = line.filter((work) => !matches(work));
          withdrawn.push(...line.filter(matches));
          if (left.length > 0) hosts.set(host, left);
          else hosts.delete(host);
        }
        if (hosts.size === 0) waiting.delete(client);
      }
      for (const work of withdrawn) unload(work);
      return withdrawn;
    },
  };
}
