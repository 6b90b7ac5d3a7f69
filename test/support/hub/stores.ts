import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, onTestFinished, vi } from 'vitest';
import type { Connection } from '../../../src/hub/store/engine.ts';
import type { StoreAddress } from '../../../src/hub/store/open.ts';
import { openPostgres } from '../../../src/hub/store/postgres.ts';
import type { ClaimOptions, Delivery } from '../../../src/hub/store/queries/deliveries.ts';
import type { DeliveryResult } from '../../../src/hub/store/queries/delivery-results.ts';
import type { Limits } from '../../../src/hub/store/queries/request-limits.ts';
import type { Verdict } from '../../../src/hub/store/queries/request-results.ts';
import type { NewRequest, PendingRequest } from '../../../src/hub/store/queries/requests.ts';
import { openSqlite } from '../../../src/hub/store/sqlite/sqlite.ts';
import { createHubStore, type HubStore } from '../../../src/hub/store/store.ts';
import { createDatabase } from '../databases/postgres.ts';
import { freshFile } from '../databases/sqlite-file.ts';
import { PATIENCE } from '../patience.ts';
import { sharedPostgres } from '../shared.ts';
import { sharedFolder } from '../temporary-folder.ts';
import { ATOM, editionOf } from './hub.ts';
import { insertSubscriptions } from './loopback.ts';

/** The address of an SQLite store that is not there yet. */
export async function newSqlite(): Promise<{ readonly kind: 'sqlite'; readonly file: string }> {
  return { kind: 'sqlite', file: await freshFile() };
}

async function newPostgres(): Promise<StoreAddress> {
  return { kind: 'postgres', url: await createDatabase(await sharedPostgres()) };
}

/** Each engine, with a function that gives the address of a new store. */
export const NEW_STORES = [
  ['SQLite', newSqlite],
  ['PostgreSQL', newPostgres],
] as const;

/** A database that the tests of a file share, because opening one takes long. Each test finds its tables empty. */
export interface TestDatabase {
  readonly name: 'SQLite' | 'PostgreSQL';
  /** A connection to look into the database. */
  readonly connection: Connection;
  /** Opens another connection, which is closed when the test has ended. */
  connect(): Promise<Connection>;
  /** The store of another instance. Any problem with it fails the test, and no test may close it. */
  store(): Promise<HubStore>;
  /** A store that is opened now, for a test that closes it. */
  openStore(): Promise<HubStore>;
}

type Open = (claim?: string) => Promise<Connection>;

/** Declares the same tests for each engine. */
export function onBothEngines(tests: (database: TestDatabase) => void): void {
  describe('on SQLite', () => {
    const file = join(sharedFolder(), 'hub.sqlite');
    tests(testDatabase('SQLite', async () => (claim) => openSqlite(file, Date.now, claim)));
  });
  describe('on PostgreSQL', () => {
    tests(
      testDatabase('PostgreSQL', async () => {
        const url = await createDatabase(await sharedPostgres());
        // A busy machine may not connect within the hub's own limit.
        return () => vi.waitFor(() => openPostgres(url, () => {}), PATIENCE);
      }),
    );
  });
}

function testDatabase(name: TestDatabase['name'], create: () => Promise<Open>): TestDatabase {
  const stores: HubStore[] = [];
  const problems: unknown[] = [];
  let open: Open;
  let connection: Connection;
  let storesInTest = 0;

  beforeAll(async () => {
    open = await create();
    connection = await open();
  });
  beforeEach(async () => {
    storesInTest = 0;
    // Topics come last, because the others refer to them.
    for (const table of ['subscription', 'request', 'kept_value', 'topic'] as const)
      await connection.db.deleteFrom(table).execute();
  });
  afterEach(() => expect(problems.splice(0)).toEqual([]));
  afterAll(() => Promise.all([connection, ...stores].map((each) => each.close())));

  async function openStore(): Promise<HubStore> {
    const store = createHubStore({ ...STORE, open, onState: (problem) => problem === undefined || problems.push(problem) });
    await store.opened;
    return store;
  }

  return {
    name,
    get connection() {
      return connection;
    },
    async connect() {
      const another = await open();
      onTestFinished(() => another.close());
      return another;
    },
    async store() {
      const store = stores[storesInTest] ?? (await openStore());
      stores[storesInTest++] = store;
      return store;
    },
    openStore,
  };
}

export const MINUTE = 60_000;
export const DAY = 86_400_000;

/** The settings of the tests' stores. The times are far longer than any test takes, even on a slow machine. */
export const STORE = { claimMs: 10 * MINUTE, retryMs: [30 * MINUTE, 120 * MINUTE] } as const;

/** The store of an instance that knows the first edition. It is closed when the test has ended. */
export async function openedStore(open: Open): Promise<HubStore> {
  const store = createHubStore({ ...STORE, open, onState: () => {} });
  await store.opened;
  onTestFinished(() => store.close());
  await store.recordEdition(editionOf(1));
  return store;
}

/** Limits that no test reaches by chance. */
export const NO_LIMITS: Limits = { verificationsPerMinute: 1_000_000, subscriptionsPerHost: 1_000_000, subscriptions: 1_000_000 };

export function requestOf(fields: Partial<NewRequest> = {}): NewRequest {
  const { callback = 'https://a.example/cb', topic = ATOM } = fields;
  const usual = { mode: 'subscribe', requestedTopic: topic, secret: null, leaseSeconds: 864_000, isExempt: false } as const;
  return { ...usual, topic, callback, host: new URL(callback).hostname, ...fields };
}

/** Makes a store accept a request, without limits. */
export async function accept(store: HubStore, fields: Partial<NewRequest> = {}): Promise<PendingRequest> {
  const acceptance = await store.acceptRequest(requestOf(fields), NO_LIMITS);
  if (acceptance.kind !== 'accepted') throw new Error(`not accepted: ${JSON.stringify(acceptance)}`);
  return acceptance.request;
}

export const VERIFIED: Verdict = { isVerified: true, note: 'verified', sentMsAgo: 0 };
export const REFUSED: Verdict = { isVerified: false, note: 'status 404', sentMsAgo: 0 };

/** Makes a store accept a request and record it as verified. */
export async function subscribe(store: HubStore, fields: Partial<NewRequest> = {}): Promise<void> {
  const { id } = await accept(store, fields);
  await store.finishRequest(id, VERIFIED);
}

/** Inserts live subscriptions to the first topic that have its current version, which is faster than as many requests. */
export function subscribeMany(connection: Connection, count: number, host: (n: number) => string): Promise<void> {
  return insertSubscriptions(
    connection,
    ATOM,
    Array.from({ length: count }, (_, n) => `https://${host(n)}/${n}`),
  );
}

/** Claims everything that is due, as far as the options allow. */
export function claimAll(store: HubStore, options: Partial<ClaimOptions> = {}): Promise<Delivery[]> {
  return store.claimDeliveries({ fresh: 10_000, failing: 10_000, perHost: 10_000, excludedHosts: [], ...options });
}

/** Claims the only subscription that is due. */
export async function claimOne(store: HubStore): Promise<Delivery> {
  const [delivery, ...more] = await claimAll(store);
  if (!delivery || more.length > 0) throw new Error(`${more.length + (delivery ? 1 : 0)} subscriptions are due`);
  return delivery;
}

export function acknowledged({ subscription, version }: Delivery): DeliveryResult {
  return { kind: 'acknowledged', subscription, version, note: 'status 204' };
}

export function gone({ subscription, version, verifiedRequest }: Delivery): DeliveryResult {
  return { kind: 'gone', subscription, version, verifiedRequest, note: 'status 410' };
}

export function failed({ subscription, version }: Delivery, { counts = true, notBefore = 0 } = {}): DeliveryResult {
  return { kind: 'failed', subscription, version, counts, notBefore, note: 'status 500' };
}

/** A store that knows the first edition, and a connection to look into it. */
export async function begin(database: TestDatabase): Promise<{ store: HubStore; connection: Connection }> {
  const store = await database.store();
  await store.recordEdition(editionOf(1));
  return { store, connection: database.connection };
}

/** The same with a claimed delivery of the second edition, after so many failures. */
export async function beginDelivery(database: TestDatabase, failures = 0) {
  const { store, connection } = await begin(database);
  await subscribe(store);
  await store.recordEdition(editionOf(2));
  for (let n = 0; n < failures; n++) await failOnce(store, connection);
  return { store, connection, delivery: await claimOne(store) };
}

/** Lets the only delivery that is due fail, and the wait after it pass. */
export async function failOnce(store: HubStore, connection: Connection): Promise<void> {
  expect(await store.recordResults([failed(await claimOne(store))])).toEqual([]);
  await letPass(connection, 2 * STORE.retryMs[1]);
}

/** Moves every time in the store into the past or, if `ms` is negative, into the future, as if the clock were set back. */
export async function letPass({ db }: Connection, ms: number): Promise<void> {
  const earlier = (column: string) =>
    sql<number>`case when ${sql.ref(column)} = 0 then 0 else ${sql.ref(column)} - ${sql.lit(ms)} end`;
  await db
    .updateTable('topic')
    .set({ changed_at: earlier('changed_at') })
    .execute();
  const ofSubscription = ['expires_at', 'created_at', 'next_attempt_at', 'last_attempt_at'];
  await db
    .updateTable('subscription')
    .set(Object.fromEntries(ofSubscription.map((name) => [name, earlier(name)])))
    .execute();
  const ofRequest = ['created_at', 'claimed_until', 'finished_at'];
  await db
    .updateTable('request')
    .set(Object.fromEntries(ofRequest.map((name) => [name, earlier(name)])))
    .execute();
}

/** All columns of the subscriptions, in the order of their callbacks. */
export function subscriptionRows({ db }: Connection) {
  return db.selectFrom('subscription').selectAll().orderBy('callback').execute();
}
