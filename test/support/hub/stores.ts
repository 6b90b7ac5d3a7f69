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
import { makeFolder } from '../content/content.ts';
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

/** A store with what tests do to it most. */
export interface TestStore extends HubStore {
  /** Accepts a request, without limits. */
  accept(fields?: Partial<NewRequest>): Promise<PendingRequest>;
  /** Accepts a request and records it as verified. */
  subscribe(fields?: Partial<NewRequest>): Promise<void>;
  /** Claims everything that is due, as far as the options allow. */
  claimAll(options?: Partial<ClaimOptions>): Promise<Delivery[]>;
  /** Claims the only subscription that is due. */
  claimOne(): Promise<Delivery>;
}

/** A database that the tests of a file share, because opening one takes long. Each test finds its tables empty. */
export interface TestDatabase {
  readonly name: 'SQLite' | 'PostgreSQL';
  /** The store of an instance. Any problem with it fails the test, and no test may close it. */
  readonly store: TestStore;
  /** The store of another instance. */
  another(): Promise<TestStore>;
  /** A connection to look into the database. */
  readonly connection: Connection;
  /** Opens another connection, which is closed when the test has ended. */
  connect(): Promise<Connection>;
  /** All columns of the subscriptions, in the order of their callbacks. */
  subscriptions(): ReturnType<typeof subscriptionRows>;
  /** Inserts live subscriptions to the first topic that have its current version, which is faster than as many requests. */
  subscribeMany(count: number, host: (n: number) => string): Promise<void>;
  /** Moves every time in the store into the past or, if `ms` is negative, into the future, as if the clock were set back. */
  letPass(ms: number): Promise<void>;
  /** Claims a delivery of the second edition, after so many failures, in a store that knows the first. */
  beginDelivery(failures?: number): Promise<Delivery>;
  /** Lets the only delivery that is due fail, and the wait after it pass. */
  failOnce(): Promise<void>;
}

type Open = (claim?: string) => Promise<Connection>;

/** Declares the same tests for each engine, on a store that knows the first edition. */
export function onBothEngines(tests: (database: TestDatabase) => void): void {
  onEmptyStores((database) => {
    beforeEach(() => database.store.recordEdition(editionOf(1)));
    tests(database);
  });
}

/** Declares the same tests for each engine, on a store that knows nothing. */
export function onEmptyStores(tests: (database: TestDatabase) => void): void {
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
  const stores: TestStore[] = [];
  const problems: unknown[] = [];
  let open: Open;
  let opened: Connection;
  let othersInTest = 0;

  beforeAll(async () => {
    open = await create();
    opened = await open();
    stores.push(await openStore());
  });
  beforeEach(async () => {
    othersInTest = 0;
    // Topics come last, because the others refer to them.
    for (const table of ['subscription', 'request', 'kept_value', 'topic'] as const) await opened.db.deleteFrom(table).execute();
  });
  afterEach(() => expect(problems.splice(0)).toEqual([]));
  afterAll(() => Promise.all([opened, ...stores].map((each) => each.close())));

  async function openStore(): Promise<TestStore> {
    const store = createHubStore({ ...STORE, open, onState: (problem) => problem === undefined || problems.push(problem) });
    await store.opened;
    return testStore(store);
  }

  // They stand for what is there when a test uses them.
  const store = new Proxy({} as TestStore, { get: (_, method: keyof TestStore) => stores[0]?.[method] });
  const connection = new Proxy({} as Connection, { get: (_, part: keyof Connection) => opened[part] });

  async function failOnce(): Promise<void> {
    expect(await store.recordResults([failed(await store.claimOne())])).toEqual([]);
    await letPass(connection, 2 * STORE.retryMs[1]);
  }

  return {
    name,
    store,
    async another() {
      const place = ++othersInTest;
      const other = stores[place] ?? (await openStore());
      stores[place] = other;
      return other;
    },
    connection,
    async connect() {
      const another = await open();
      onTestFinished(() => another.close());
      return another;
    },
    subscriptions: () => subscriptionRows(connection),
    subscribeMany: (count, host) =>
      insertSubscriptions(
        connection,
        ATOM,
        Array.from({ length: count }, (_, n) => `https://${host(n)}/${n}`),
      ),
    letPass: (ms) => letPass(connection, ms),
    async beginDelivery(failures = 0) {
      await store.subscribe();
      await store.recordEdition(editionOf(2));
      for (let n = 0; n < failures; n++) await failOnce();
      return store.claimOne();
    },
    failOnce,
  };
}

/** Adds to a store what tests do to it most. */
export function testStore(store: HubStore): TestStore {
  async function accept(fields?: Partial<NewRequest>): Promise<PendingRequest> {
    const acceptance = await store.acceptRequest(requestOf(fields), NO_LIMITS);
    if (acceptance.kind !== 'accepted') throw new Error(`not accepted: ${JSON.stringify(acceptance)}`);
    return acceptance.request;
  }
  function claimAll(options?: Partial<ClaimOptions>): Promise<Delivery[]> {
    return store.claimDeliveries({ fresh: 10_000, failing: 10_000, perHost: 10_000, excludedHosts: [], ...options });
  }
  return {
    ...store,
    accept,
    async subscribe(fields) {
      await store.finishRequest((await accept(fields)).id, VERIFIED);
    },
    claimAll,
    async claimOne() {
      const [delivery, ...more] = await claimAll();
      if (!delivery || more.length > 0) throw new Error(`${more.length + (delivery ? 1 : 0)} subscriptions are due`);
      return delivery;
    },
  };
}

export const MINUTE = 60_000;
export const DAY = 86_400_000;

/** The settings of the tests' stores. The times are far longer than any test takes, even on a slow machine. */
export const STORE = { claimMs: 10 * MINUTE, retryMs: [30 * MINUTE, 120 * MINUTE] } as const;

/** The store of an instance that knows the first edition. It is closed when the test has ended. */
export async function openedStore(open: Open): Promise<TestStore> {
  const store = testStore(createHubStore({ ...STORE, open, onState: () => {} }));
  await store.opened;
  onTestFinished(() => store.close());
  await store.recordEdition(editionOf(1));
  return store;
}

/** A store with one subscription, in a file in a folder of the test's own, that a server has open. */
export async function storeInFolder() {
  const folder = await makeFolder();
  const file = join(folder, 'hub.sqlite');
  const store = await openedStore(() => openSqlite(file, Date.now));
  await store.subscribe();
  return { folder, file, address: { kind: 'sqlite', file } as const, store };
}

/** Such a store that nobody has open any more. */
export async function closedStore() {
  const { store, ...closed } = await storeInFolder();
  await store.close();
  return closed;
}

/** Limits that no test reaches by chance. */
export const NO_LIMITS: Limits = { verificationsPerMinute: 1_000_000, subscriptionsPerHost: 1_000_000, subscriptions: 1_000_000 };

export function requestOf(fields: Partial<NewRequest> = {}): NewRequest {
  const { callback = 'https://a.example/cb', topic = ATOM } = fields;
  const usual = { mode: 'subscribe', requestedTopic: topic, secret: null, leaseSeconds: 864_000, isExempt: false } as const;
  return { ...usual, topic, callback, host: new URL(callback).hostname, ...fields };
}

export const VERIFIED: Verdict = { isVerified: true, note: 'verified', sentMsAgo: 0 };
export const REFUSED: Verdict = { isVerified: false, note: 'status 404', sentMsAgo: 0 };

export function acknowledged({ subscription, version }: Delivery): DeliveryResult {
  return { kind: 'acknowledged', subscription, version, note: 'status 204' };
}

export function gone({ subscription, version, verifiedRequest }: Delivery): DeliveryResult {
  return { kind: 'gone', subscription, version, verifiedRequest, note: 'status 410' };
}

export function failed({ subscription, version }: Delivery, { counts = true, notBefore = 0 } = {}): DeliveryResult {
  return { kind: 'failed', subscription, version, counts, notBefore, note: 'status 500' };
}

/** Moves every time in the store into the past or, if `ms` is negative, into the future, as if the clock were set back. */
async function letPass({ db }: Connection, ms: number): Promise<void> {
  for (const [table, columns] of Object.entries(TIMES)) {
    const earlier = columns.map(
      (name) => sql`${sql.ref(name)} = case ${sql.ref(name)} when 0 then 0 else ${sql.ref(name)} - ${sql.lit(ms)} end`,
    );
    await sql`update ${sql.table(table)} set ${sql.join(earlier)}`.execute(db);
  }
}

const TIMES = {
  topic: ['changed_at'],
  subscription: ['expires_at', 'created_at', 'next_attempt_at', 'last_attempt_at'],
  request: ['created_at', 'claimed_until', 'finished_at'],
};

/** All columns of the subscriptions, in the order of their callbacks. */
export function subscriptionRows({ db }: Connection) {
  return db.selectFrom('subscription').selectAll().orderBy('callback').execute();
}
