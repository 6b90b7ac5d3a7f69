import { expect, it } from 'vitest';
import {
  readListing,
  requestLines,
  requestsRecord,
  subscriptionLines,
  subscriptionsRecord,
} from '../../../src/hub/operator/list.ts';
import { openSqlite } from '../../../src/hub/store/sqlite/sqlite.ts';
import { freshFile, openFile } from '../../support/databases/sqlite-file.ts';
import { DATASET, editionOf } from '../../support/hub/hub.ts';
import { acknowledged, failed, openedStore, REFUSED } from '../../support/hub/stores.ts';

/** A store with two topics, and the connection of the command. */
async function start() {
  const file = await freshFile();
  const store = await openedStore(() => openSqlite(file, Date.now));
  return { store, connection: await openFile(file) };
}

it('shows every state, and how many have not got the newest version', async () => {
  const { store, connection } = await start();
  await store.subscribe({ callback: 'https://works.example/secret-path' });
  await store.subscribe({ callback: 'https://fails.example/' });
  await store.recordEdition(editionOf(2));
  const claimed = await store.claimAll();
  await store.recordResults(claimed.map((each) => (each.host === 'works.example' ? acknowledged(each) : failed(each))));
  await store.subscribe({ callback: 'https://late.example/', topic: DATASET });
  await store.recordEdition(editionOf(3, 'text 2', 'text 3'));
  const listing = await readListing(connection, {});
  const lines = subscriptionLines(listing);
  expect(lines.map((line) => line.replace(/ {2,}/g, '  '))).toEqual([
    'ID  TOPIC  HOST  STATE  LAST OUTCOME  LEASE ENDS',
    expect.stringMatching(/^1 {2}\/feed\.xml {2}works\.example {2}current {2}status 204, \d s ago {2}in 10 d, 20/),
    expect.stringMatching(
      /^2 {2}\/feed\.xml {2}fails\.example {2}retry in \d+ (s|min) \(1 failure\) {2}status 500, \d s ago {2}in 10 d, 20/,
    ),
    expect.stringMatching(/^3 {2}\/reviews\.json {2}late\.example {2}due {2}nothing sent yet {2}in 10 d, 20/),
    '',
    '/feed.xml: 2 subscriptions, 1 without the newest version',
    '/reviews.json: 1 subscription, 1 without the newest version',
  ]);
  expect(lines.join()).not.toContain('secret-path');
  const record = subscriptionsRecord(listing);
  expect(record.topics[1]).toEqual({ topic: DATASET, version: 3, changed_at: expect.any(String), subscriptions: 1, due: 1 });
  expect(record.subscriptions.map(({ state }) => state)).toEqual(['current', 'waiting', 'due']);
});

it('shows a part: of a topic, of a host in any case', async () => {
  const { store, connection } = await start();
  await store.subscribe({ callback: 'https://a.example/' });
  await store.subscribe({ callback: 'https://b.example/', topic: DATASET });
  const ids = async (filter: object) => (await readListing(connection, filter)).subscriptions.map(({ id }) => id);
  expect(await ids({ topic: '/reviews.json' })).toEqual([2]);
  expect(await ids({ topic: DATASET, host: 'a.example' })).toEqual([]);
  expect(await ids({ host: 'A.example' })).toEqual([1]);
  const requested = async (filter: object) => (await readListing(connection, filter)).requests.map(({ host }) => host);
  expect(await requested({ host: 'A.example' })).toEqual(['a.example']);
  expect(await requested({ topic: DATASET })).toEqual(['b.example']);
  expect(subscriptionLines(await readListing(connection, { topic: '/reviews.json' })).at(-1)).toMatch(/^\/reviews\.json: 1/);
  await expect(readListing(connection, { topic: '/nowhere' })).rejects.toThrow('there is no topic /nowhere');
});

it('says that there is nobody, with the topics there are', async () => {
  const { connection } = await start();
  const listing = await readListing(connection, {});
  expect(subscriptionLines(listing)).toEqual([
    'No subscriptions.',
    '/feed.xml: 0 subscriptions, 0 without the newest version',
    '/reviews.json: 0 subscriptions, 0 without the newest version',
  ]);
  expect(requestLines(listing)).toEqual(['No requests that wait for their verification or ended within the last hour.']);
});

it('shows whole addresses once a build was for another one', async () => {
  const { store, connection } = await start();
  await store.subscribe({ callback: 'https://a.example/' });
  const { topics, ...listing } = await readListing(connection, {});
  const moved = { topic: 'https://new.example/feed.xml', version: 1, changedAt: 0 };
  const lines = subscriptionLines({ ...listing, topics: [...topics, moved] });
  expect(lines[1]).toContain('  https://reviews.example.com/feed.xml  ');
  expect(lines.at(-1)).toBe('https://new.example/feed.xml: 0 subscriptions, 0 without the newest version');
});

it('shows why a request was refused', async () => {
  const { store, connection } = await start();
  const { id } = await store.accept({ callback: 'https://refuses.example/private' });
  await store.finishRequest(id, REFUSED);
  await store.accept({ callback: 'https://waits.example/private' });
  const listing = await readListing(connection, {});
  expect(requestLines(listing).map((line) => line.replace(/ {2,}/g, '  '))).toEqual([
    'ID  ASKED  MODE  TOPIC  HOST  OUTCOME',
    expect.stringMatching(/^1 {2}\d s ago {2}subscribe {2}\/feed\.xml {2}refuses\.example {2}status 404$/),
    expect.stringMatching(/^2 {2}\d s ago {2}subscribe {2}\/feed\.xml {2}waits\.example {2}waits for its verification$/),
  ]);
  expect(requestsRecord(listing).requests.map(({ outcome }) => outcome)).toEqual(['status 404', null]);
});
