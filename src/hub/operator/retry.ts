import type { Engine, Queries, Trx } from '../store/engine.ts';
import { retryNow } from '../store/queries/deliveries.ts';
import { readSubscriptions } from '../store/queries/overview.ts';
import { readClock } from './open-beside.ts';
import { type State, stateOf } from './state.ts';

/** The state of a subscription before the command. One that was `waiting` is due now. */
export interface Retried {
  readonly id: number;
  readonly was: State | 'unknown';
}

/** How many ids one statement may name. */
const AT_ONCE = 1000;

/** Makes subscriptions due at once that wait for their next try: those of the ids, or all where no ids are given. */
export function retry({ db, engine }: Queries, ids: readonly number[] | undefined): Promise<Retried[]> {
  return db.transaction().execute(async (trx) => {
    const now = await readClock({ db: trx, engine });
    if (ids === undefined) return retryWaiting(trx, engine, now);
    const retried: Retried[] = [];
    for (const id of new Set(ids)) retried.push({ id, was: await retryOne(trx, engine, id, now) });
    return retried;
  });
}

async function retryWaiting(trx: Trx, engine: Engine, now: number): Promise<Retried[]> {
  const all = await readSubscriptions(trx, engine);
  const waiting = all.filter((each) => stateOf(each, now) === 'waiting').map(({ id }) => id);
  for (let start = 0; start < waiting.length; start += AT_ONCE) await retryNow(trx, waiting.slice(start, start + AT_ONCE));
  return waiting.map((id) => ({ id, was: 'waiting' }));
}

async function retryOne(trx: Trx, engine: Engine, id: number, now: number): Promise<Retried['was']> {
  const [subscription] = await readSubscriptions(trx, engine, id);
  if (!subscription) return 'unknown';
  const state = stateOf(subscription, now);
  // Where there was nothing to change, a server has claimed it since it was read.
  if (state === 'waiting' && (await retryNow(trx, [id])) === 0) return 'delivering';
  return state;
}

/** What was done, a line for each subscription. */
export function retryLines(retried: readonly Retried[]): string[] {
  const lines = retried.filter(({ was }) => was !== 'unknown').map(({ id, was }) => `${id}: ${WORDS[was]}`);
  if (retried.length === 0) return ['No subscription waits for its next try.'];
  const due = retried.filter(({ was }) => was === 'waiting').length;
  return due === 0 ? lines : [...lines, 'A running server sends what is due within two seconds.'];
}

const WORDS: Readonly<Record<Retried['was'], string>> = {
  waiting: 'is due now',
  due: 'was due already',
  delivering: 'is being delivered to right now',
  current: 'is not due: it has the newest version',
  unknown: 'is not there',
};

/** What `retry --json` gives. `is_due_now`: the command made it due. */
export function retriedRecord(retried: readonly Retried[]) {
  return { subscriptions: retried.map(({ id, was }) => ({ id, was, is_due_now: was === 'waiting' })) };
}
