import type { HostGate } from './host-gate.ts';

/** Runs pieces of work for callbacks, so many at once, the hosts in turn; work for a host without room waits, and holds nobody up. */
export interface Pool<T> {
  add(work: T): void;
  /** Starts what there is room for. */
  start(): void;
  /** How much work of a host is here, waiting or running. */
  load(host: string): number;
  /** The hosts that work is here for. */
  hosts(): string[];
  /** How much of the waiting work only waits for a free slot. */
  startable(): number;
  readonly running: number;
  /** Takes all work out that has not started. */
  drain(): T[];
  /** Takes work of a host out that has not started and matches. */
  withdraw(host: string, matches: (work: T) => boolean): T[];
}

interface PoolOptions<T> {
  readonly slots: number;
  /** Places of one host in all pools together. */
  readonly placesPerHost: number;
  readonly gate: HostGate;
  run(work: T): Promise<void>;
}

export function createPool<T extends { readonly host: string }>({ slots, placesPerHost, gate, run }: PoolOptions<T>): Pool<T> {
  const waiting = new Map<string, T[]>();
  const loads = new Map<string, number>();
  let running = 0;

  /** The first host with room goes to the end of the line. */
  function takeNext(): T | undefined {
    for (const [host, line] of waiting) {
      if (!gate.enter(host)) continue;
      const work = line.shift();
      waiting.delete(host);
      if (line.length > 0) waiting.set(host, line);
      return work;
    }
    return undefined;
  }

  function unload({ host }: T): void {
    const load = (loads.get(host) ?? 1) - 1;
    if (load > 0) loads.set(host, load);
    else loads.delete(host);
  }

  async function runOne(work: T): Promise<void> {
    running++;
    try {
      await run(work);
    } finally {
      running--;
      unload(work);
      // Wakes all pools that share the gate, this one too.
      gate.leave(work.host);
    }
  }

  return {
    add(work) {
      const line = waiting.get(work.host);
      if (line) line.push(work);
      else waiting.set(work.host, [work]);
      loads.set(work.host, (loads.get(work.host) ?? 0) + 1);
    },
    start() {
      while (running < slots) {
        const work = takeNext();
        if (!work) return;
        void runOne(work);
      }
    },
    load: (host) => loads.get(host) ?? 0,
    hosts: () => [...loads.keys()],
    startable() {
      let count = 0;
      for (const [host, line] of waiting) {
        const busy = (loads.get(host) ?? 0) - line.length;
        count += Math.min(line.length, Math.max(0, placesPerHost - busy));
      }
      return count;
    },
    get running() {
      return running;
    },
    drain() {
      const left = [...waiting.values()].flat();
      waiting.clear();
      for (const work of left) unload(work);
      return left;
    },
    withdraw(host, matches) {
      const line = waiting.get(host) ?? [];
      const left = line.filter((work) => !matches(work));
      if (left.length > 0) waiting.set(host, left);
      else waiting.delete(host);
      const withdrawn = line.filter(matches);
      for (const work of withdrawn) unload(work);
      return withdrawn;
    },
  };
}
