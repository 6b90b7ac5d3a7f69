import type { Connection } from './engine.ts';
import { openPostgres } from './postgres.ts';
import { openSqlite } from './sqlite/sqlite.ts';

/** Where a store is. */
export type StoreAddress =
  | { readonly kind: 'sqlite'; readonly file: string }
  | { readonly kind: 'postgres'; readonly url: string };

/**
 * Opens a store's database. `onError` is told of idle connections that break. `claim` is the name under which the caller
 * claims rows.
 */
export function openStore(address: StoreAddress, onError: (error: Error) => void, claim?: string): Promise<Connection> {
  return address.kind === 'sqlite' ? openSqlite(address.file, Date.now, claim) : openPostgres(address.url, onError);
}
