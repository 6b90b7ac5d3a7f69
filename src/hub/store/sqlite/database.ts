import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite';
import type { SqliteDatabase } from 'kysely';
import { LRUCache } from 'lru-cache';

/** The most prepared statements to keep. Statements that name several rows have another text for each number of rows. */
const MOST_STATEMENTS = 200;

/** Gives `node:sqlite` the shape that Kysely's `SqliteDialect` expects, which is that of better-sqlite3. */
export function forKysely(database: DatabaseSync): SqliteDatabase {
  const statements = new LRUCache<string, StatementSync>({ max: MOST_STATEMENTS, memoMethod: (text) => database.prepare(text) });
  return {
    prepare(text) {
      // Every transaction takes the lock for writing when it begins. One that took it only later could find that another
      // process has written since, and would have to begin again.
      const statement = statements.memo(text === 'begin' ? 'begin immediate' : text);
      return {
        reader: statement.columns().length > 0,
        all: (parameters) => statement.all(...(parameters as SQLInputValue[])),
        run(parameters) {
          // Some errors, such as a full disk, have ended the transaction already (sqlite.org/lang_transaction.html).
          if (text === 'rollback' && !database.isTransaction) return { changes: 0, lastInsertRowid: 0 };
          return statement.run(...(parameters as SQLInputValue[]));
        },
        iterate: (parameters) => statement.iterate(...(parameters as SQLInputValue[])) as IterableIterator<unknown>,
      };
    },
    close: () => database.close(),
  };
}
