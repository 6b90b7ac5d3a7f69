import type { Connection, Trx } from './engine.ts';

interface Work {
  run(trx: Trx): Promise<void>;
  commit(): void;
  fail(error: unknown): void;
}

/**
 * Runs a piece of work in a transaction, together with what else is asked for at about the same time. Each commit waits for
 * the disk, so one commit for many pieces is much faster.
 */
export type GroupCommit = <T>(work: (trx: Trx) => Promise<T>) => Promise<T>;

/** The most pieces of work in one transaction. On SQLite nothing else can run during a transaction. */
const MOST = 32;

/** After so many ms a transaction takes no further piece of work: other instances wait for its end. */
const LONGEST_MS = 1000;

/** `assertInPlace` is called after each commit. If it throws, what was committed is lost, and the work fails. */
export function createGroupCommit(connection: Omit<Connection, 'close'>, longestMs = LONGEST_MS): GroupCommit {
  const waiting: Work[] = [];
  let isRunning = false;

  async function runAll(): Promise<void> {
    isRunning = true;
    while (waiting.length > 0) {
      // Work that is asked for in the same turn of the event loop joins this transaction.
      await new Promise(setImmediate);
      const group = waiting.splice(0, MOST);
      try {
        await connection.db.transaction().execute(async (trx) => {
          const until = performance.now() + longestMs;
          for (const [n, work] of group.entries()) {
            await work.run(trx);
            if (performance.now() >= until) waiting.unshift(...group.splice(n + 1));
          }
        });
        connection.assertInPlace();
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
