import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely';
import type { HubDatabase } from './schema.ts';

export type Db = Kysely<HubDatabase>;
export type Trx = Transaction<HubDatabase>;

/** What differs between SQLite and PostgreSQL; the queries are the same for both. */
export interface Engine {
  /** The store's clock, in ms since 1970. On PostgreSQL it is the database's own, so that all instances agree. */
  now(): RawBuilder<number>;
  /** The type of a primary key whose values the database makes. */
  readonly idColumn: RawBuilder<unknown>;
  /** The type of a column that holds bytes. */
  readonly blobColumn: RawBuilder<unknown>;
}

/** The store's time after so many ms; before so many where the number is negative. */
export function fromNow(engine: Engine, ms: number): RawBuilder<number> {
  return sql<number>`${engine.now()} + ${ms}`;
}

/** Databases limit how many values a statement may name, and everything else waits for a statement that changes many rows. */
const NAMED_AT_ONCE = 1000;

/** Divides ids into as many as one statement may name. */
export function inParts(ids: readonly number[]): number[][] {
  return Array.from({ length: Math.ceil(ids.length / NAMED_AT_ONCE) }, (_, part) =>
    ids.slice(part * NAMED_AT_ONCE, (part + 1) * NAMED_AT_ONCE),
  );
}

/** An instance of the hub claims a row to work on it: until the claim ends, no other instance does. */
export interface Claim {
  /** The name of the instance. */
  readonly claim: string;
  /** After how many ms a claim ends by itself, so that the work of an instance that died is taken over. */
  readonly claimMs: number;
}

/** What queries are made with; `Queries<Trx>`: within a transaction. */
export interface Queries<D extends Db = Db> {
  readonly db: D;
  readonly engine: Engine;
}

/**
 * An open database. Each of its transactions keeps all other instances from writing until it ends. So nothing changes between
 * a query and the update that follows from it, and no two transactions can wait for each other.
 */
export interface Connection extends Queries {
  /** Throws `StoreError` where the open file is no longer the one that stands in its place. */
  assertInPlace(): void;
  close(): Promise<void>;
}

/** Says why the store cannot be used. The message is for the operator. */
export class StoreError extends Error {
  override readonly name = 'StoreError';
}
