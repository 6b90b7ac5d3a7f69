import type { Queries } from '../store/engine.ts';
import { retryNow } from '../store/queries/deliveries.ts';
import { readSubscriptions } from '../store/queries/overview.ts';
import { readClock } from './open-beside.ts';
import { type State, stateOf } from './state.ts';

/** The state of a subscription before the command. One that was `waiting` is due now. */
export interface Retried {
  readonly id: number;
  readonly was: State | 'unknown';
}

/** Makes subscriptions due at once that wait for their next try: those of the ids, or all where no ids are given. */
export function retry({ db, engine }: Queries, ids: readonly number[] | undefined): Promise<Retried[]> {
  return db.transaction().execute(async (trx) => {
    const queries = { db: trx, engine };
    if (ids === undefined) return (await retryNow(queries)).map((id) => ({ id, was: 'waiting' }));
    const now = await readClock(queries);
    const found = (await Array.fromAsync(ids, (id) => readSubscriptions(queries, id))).flat();
    const states = new Map(found.map((each) => [each.id, stateOf(each, now)]));
    for (const [id, state] of states) if (state === 'waiting') await retryNow(queries, id);
    return [...new Set(ids)].map((id) => ({ id, was: states.get(id) ?? 'unknown' }));
  });
}

/** What was done, a line for each subscription. */
export function retryLines(retried: readonly Retried[]): string[] {
  const lines = retried.flatMap(({ id, was }) => (was === 'unknown' ? [] : `${id}: ${WORDS[was]}`));
  if (retried.length === 0) return ['No subscription waits for its next try.'];
  const due = retried.filter(({ was }) => was === 'waiting').length;
  return due === 0 ? lines : [...lines, 'A running server sends what is due within two seconds.'];
}

const WORDS: Readonly<Record<State, string>> = {
  waiting: 'is due now',
  due: 'was due already',
  delivering: 'is being delivered to right now',
  current: 'is not due: it has the newest version',
};

/** What `retry --json` gives. `is_due_now`: the command made it due. */
export function retriedRecord(retried: readonly Retried[]) {
  return { subscriptions: retried.map(({ id, was }) => ({ id, was, is_due_now: was === 'waiting' })) };
}
