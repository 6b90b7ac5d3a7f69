import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite';
import type { SqliteDatabase } from 'kysely';

/** Statements kept ready; their texts differ by how many rows they name. */
const MOST_STATEMENTS = 200;

/** `node:sqlite` in the shape that Kysely's `SqliteDialect` expects, which is better-sqlite3's. */
export function forKysely(database: DatabaseSync): SqliteDatabase {
  const statements = new Map<string, StatementSync>();

  function prepare(text: string): StatementSync {
    const known = statements.get(text);
    if (known) return known;
    const made = database.prepare(text);
    const [oldest] = statements.keys();
    if (oldest !== undefined && statements.size >= MOST_STATEMENTS) statements.delete(oldest);
    statements.set(text, made);
    return made;
  }

  return {
    prepare(text) {
      // A read that turns into a write later could find another writer there, and have to be done again from the start.
      const statement = prepare(text === 'begin' ? 'begin immediate' : text);
      return {
        reader: statement.columns().length > 0,
        all: (parameters) => statement.all(...(parameters as SQLInputValue[])),
        run(parameters) {
          // Some errors, a full disk's for one, have ended the transaction already (sqlite.org/lang_transaction.html).
          if (text === 'rollback' && !database.isTransaction) return { changes: 0, lastInsertRowid: 0 };
          return statement.run(...(parameters as SQLInputValue[]));
        },
        iterate: (parameters) => statement.iterate(...(parameters as SQLInputValue[])) as IterableIterator<unknown>,
      };
    },
    close: () => database.close(),
  };
}
