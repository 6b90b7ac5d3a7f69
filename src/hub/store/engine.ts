import type { Kysely, RawBuilder, Transaction } from 'kysely';
import type { HubDatabase } from './schema.ts';

export type Db = Kysely<HubDatabase>;
export type Trx = Transaction<HubDatabase>;

/** What differs between the databases; everything else is one set of queries. */
export interface Engine {
  readonly name: 'sqlite' | 'postgres';
  /** The store's clock, in ms since 1970; on PostgreSQL the database's own, so that instances agree. */
  now(): RawBuilder<number>;
  /** A column type for the primary key, made by the database. */
  readonly idColumn: RawBuilder<unknown>;
  readonly blobColumn: RawBuilder<unknown>;
  /** Lets one instance at a time write, until the transaction ends: nothing changes after it was looked at, and none can deadlock. */
  lockWrites(trx: Trx): Promise<void>;
}

/** Under which name an instance takes rows, and for how many ms: then others may. */
export interface Claim {
  readonly claim: string;
  readonly claimMs: number;
}

/** An open database. */
export interface Connection {
  readonly db: Db;
  readonly engine: Engine;
  /** Throws `StoreError` where what is open is not what is in its place any more. */
  assertInPlace(): void;
  close(): Promise<void>;
}

/** Why the store cannot be used; the message is for the operator. */
export class StoreError extends Error {
  override readonly name = 'StoreError';
}
