import type { Connection, Trx } from './engine.ts';

interface Work {
  run(trx: Trx): Promise<void>;
  commit(): void;
  fail(error: unknown): void;
}

/** Does what is asked for at about the same time in one transaction: a commit waits for the disk. */
export type GroupCommit = <T>(work: (trx: Trx) => Promise<T>) => Promise<T>;

/** Pieces of work in one transaction; on SQLite nothing else runs meanwhile. */
const MOST = 32;

/** No more work is begun in a transaction after so many ms: other instances wait for its end. */
const LONGEST_MS = 1000;

/** `assertInPlace` runs after each commit; by throwing it tells that the commit went nowhere. */
export function createGroupCommit({ db, engine, assertInPlace }: Omit<Connection, 'close'>, longestMs = LONGEST_MS): GroupCommit {
  const waiting: Work[] = [];
  let isRunning = false;

  async function runAll(): Promise<void> {
    isRunning = true;
    while (waiting.length > 0) {
      // What else comes in the same turn of the event loop joins in.
      await new Promise(setImmediate);
      const group = waiting.splice(0, MOST);
      try {
        await db.transaction().execute(async (trx) => {
          await engine.lockWrites(trx);
          const until = performance.now() + longestMs;
          for (const [n, work] of group.entries()) {
            await work.run(trx);
            if (performance.now() >= until) waiting.unshift(...group.splice(n + 1));
          }
        });
        assertInPlace();
        for (const work of group) work.commit();
      } catch (error) {
        for (const work of group) work.fail(error);
      }
    }
    isRunning = false;
  }

  return <T>(work: (trx: Trx) => Promise<T>) =>
    new Promise<T>((resolve, reject) => {
      let result: T;
      waiting.push({
        async run(trx) {
          result = await work(trx);
        },
        commit: () => resolve(result),
        fail: reject,
      });
      if (!isRunning) void runAll();
    });
}
