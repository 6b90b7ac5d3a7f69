import type { Trx } from '../engine.ts';

/** Keeps a value under a name, unless one is kept there already. Gives the value that is kept then, the same to all instances. */
export async function keepValue(db: Trx, name: string, value: Uint8Array): Promise<Uint8Array> {
  await db
    .insertInto('kept_value')
    .values({ name, value })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  const kept = await db.selectFrom('kept_value').select('value').where('name', '=', name).executeTakeFirstOrThrow();
  return kept.value;
}
