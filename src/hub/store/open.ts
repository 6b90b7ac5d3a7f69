import type { Connection } from './engine.ts';
import { openSqlite } from './sqlite/sqlite.ts';

/** Where a store is. */
export type StoreAddress =
  | { readonly kind: 'sqlite'; readonly file: string }
  | { readonly kind: 'postgres'; readonly url: string };

/**
 * Opens a store's database. `onError` is told of idle connections that break. `claim` is the name under which the caller
 * claims rows.
 */
export async function openStore(address: StoreAddress, onError: (error: Error) => void, claim?: string): Promise<Connection> {
  if (address.kind === 'sqlite') return openSqlite(address.file, Date.now, claim);
  // Imported late, because the driver is large and most servers do not use PostgreSQL.
  const { openPostgres } = await import('./postgres.ts');
  return openPostgres(address.url, onError);
}
