import type { Connection, Db, Trx } from '../../../src/hub/store/engine.ts';

type Work = (trx: Trx) => Promise<unknown>;

/** Wraps a connection so that `around` runs each transaction. */
export function aroundTransactions(
  { db, ...rest }: Connection,
  around: (run: () => Promise<unknown>) => Promise<unknown>,
): Connection {
  const transaction = () => ({ execute: (work: Work) => around(() => db.transaction().execute(work)) });
  const get = (_: Db, name: string | symbol) => {
    const value = name === 'transaction' ? transaction : Reflect.get(db, name, db);
    return typeof value === 'function' ? value.bind(db) : value;
  };
  return { ...rest, db: new Proxy(db, { get }) };
}
