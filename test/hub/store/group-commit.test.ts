import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Connection, Trx } from '../../../src/hub/store/engine.ts';
import { createGroupCommit, type GroupCommit } from '../../../src/hub/store/group-commit.ts';
import { onBothEngines } from '../../support/hub/stores.ts';

onBothEngines((database) => {
  let connection: Connection;
  let commit: GroupCommit;

  beforeEach(async () => {
    connection = await database.connect();
    await sql`drop table if exists numbers`.execute(connection.db);
    await sql`create table numbers (n integer not null)`.execute(connection.db);
    commit = createGroupCommit(connection);
  });

  function insert(n: number) {
    return async (trx: Trx) => {
      await sql`insert into numbers values (${n})`.execute(trx);
      return n;
    };
  }

  async function numbers(): Promise<number[]> {
    const { rows } = await sql<{ n: number }>`select n from numbers order by n`.execute(connection.db);
    return rows.map(({ n }) => n);
  }

  describe('works that are asked for together', () => {
    it('are done in one transaction, in order, and each gets its own result', async () => {
      const transactions = new Set<Trx>();
      const done: number[] = [];
      const works = [1, 2, 3].map((n) =>
        commit(async (trx) => {
          transactions.add(trx);
          done.push(n);
          return insert(n)(trx);
        }),
      );
      expect(await Promise.all(works)).toEqual([1, 2, 3]);
      expect(transactions.size).toBe(1);
      expect(done).toEqual([1, 2, 3]);
      expect(await numbers()).toEqual([1, 2, 3]);
    });

    it('all fail and leave nothing where one fails, and the next ones are done', async () => {
      const defect = new Error('a defect');
      const works = [commit(insert(1)), commit(() => Promise.reject(defect)), commit(insert(2))];
      expect(await Promise.allSettled(works)).toEqual(Array(3).fill({ status: 'rejected', reason: defect }));
      expect(await commit(insert(3))).toBe(3);
      expect(await numbers()).toEqual([3]);
    });

    it('are split where they are many, so that a failure takes few with it', async () => {
      const works = Array.from({ length: 100 }, (_, n) => commit(n === 50 ? () => Promise.reject(new Error()) : insert(n)));
      const ended = await Promise.allSettled(works);
      const fulfilled = ended.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []));
      expect(fulfilled.length).toBeGreaterThanOrEqual(64);
      expect(await numbers()).toEqual(fulfilled);
    });
  });

  it('works that take long are each done in a transaction of their own: others wait for it', async () => {
    const commit = createGroupCommit(connection, 0);
    const transactions: Trx[] = [];
    const works = [1, 2, 3].map((n) =>
      commit(async (trx) => {
        transactions.push(trx);
        return insert(n)(trx);
      }),
    );
    expect(await Promise.all(works)).toEqual([1, 2, 3]);
    expect(new Set(transactions).size).toBe(3);
    expect(await numbers()).toEqual([1, 2, 3]);
  });

  it('work that comes during a commit waits for the next one', async () => {
    const begun = Promise.withResolvers<void>();
    const goOn = Promise.withResolvers<void>();
    const transactions: Trx[] = [];
    const first = commit(async (trx) => {
      transactions.push(trx);
      begun.resolve();
      await goOn.promise;
    });
    await begun.promise;
    const second = commit(async (trx) => void transactions.push(trx));
    goOn.resolve();
    await Promise.all([first, second]);
    expect(new Set(transactions).size).toBe(2);
  });

  it('works fail where the check after the commit throws', async () => {
    const replaced = new Error('the file was replaced');
    let isInPlace = false;
    const commit = createGroupCommit({
      ...connection,
      assertInPlace() {
        if (!isInPlace) throw replaced;
      },
    });
    const ended = await Promise.allSettled([commit(insert(1)), commit(insert(2))]);
    expect(ended).toEqual(Array(2).fill({ status: 'rejected', reason: replaced }));
    isInPlace = true;
    expect(await commit(insert(3))).toBe(3);
  });

  it('all work fails where the database is closed', async () => {
    await connection.db.destroy();
    await expect(commit(insert(1))).rejects.toThrow();
    await expect(commit(insert(2))).rejects.toThrow();
  });

  // On SQLite, a second transaction fails at once, because the file is busy.
  if (database.name === 'PostgreSQL')
    it('work of another instance begins when the transaction has ended', async () => {
      const other = await database.connect();
      const begun = Promise.withResolvers<void>();
      const order: string[] = [];
      const first = commit(async (trx) => {
        begun.resolve();
        // Waits until the other instance waits for a lock.
        while (
          (await sql`select 1 from pg_locks where not granted and locktype = 'advisory'`.execute(other.db)).rows.length === 0
        )
          await sleep(5);
        order.push('first');
        await insert(1)(trx);
      });
      await begun.promise;
      const second = createGroupCommit(other)(async (trx) => {
        order.push('second');
        return (await sql`select n from numbers`.execute(trx)).rows.length;
      });
      await first;
      expect(await second).toBe(1);
      expect(order).toEqual(['first', 'second']);
    });

  if (database.name === 'PostgreSQL')
    it('work of an instance that stands still is given up after seconds, and does not stop another', async () => {
      const other = await database.connect();
      const begun = Promise.withResolvers<void>();
      const goOn = Promise.withResolvers<void>();
      const frozen = commit(async (trx) => {
        const { rows } = await sql`show idle_in_transaction_session_timeout`.execute(trx);
        expect(rows).toEqual([{ idle_in_transaction_session_timeout: '5s' }]);
        await insert(1)(trx);
        // The last before it stands still: a busy machine may take longer than this from one statement to the next.
        await sql`set local idle_in_transaction_session_timeout = '300ms'`.execute(trx);
        begun.resolve();
        await goOn.promise;
        await insert(2)(trx);
      });
      await begun.promise;
      expect(await createGroupCommit(other)(insert(3))).toBe(3);
      goOn.resolve();
      await expect(frozen).rejects.toThrow();
      expect(await numbers()).toEqual([3]);
    });
});
