import { BlockList } from 'node:net';
import { expect, it, onTestFinished, vi } from 'vitest';
import type { StoreAddress } from '../../src/hub/store/open.ts';
import { openSqlite } from '../../src/hub/store/sqlite/sqlite.ts';
import { openPublication } from '../../src/publication/serving/open.ts';
import type { Publication } from '../../src/publication/serving/publication.ts';
import { createServiceHub, editionOf } from '../../src/server/start-hub.ts';
import { createMetrics } from '../../src/telemetry/metrics.ts';
import { makeFolder } from '../support/content/content.ts';
import { type SiteOptions, sampleSite } from '../support/content/sample-site.ts';
import { createDatabase, cutConnections } from '../support/databases/postgres.ts';
import { ATOM, editionOf as sampleEdition } from '../support/hub/hub.ts';
import { openedStore } from '../support/hub/stores.ts';
import { PATIENCE } from '../support/patience.ts';
import { recordLog } from '../support/recorded-log.ts';
import { sharedPostgres } from '../support/shared.ts';
import { sealSite } from '../support/sites/sealed-site.ts';

const BASE_URL = 'https://reviews.example.com/shop';

async function publish(options: SiteOptions = {}): Promise<Publication> {
  const folder = await makeFolder();
  const { packFile } = await sealSite(folder, { site: sampleSite({ baseUrl: BASE_URL, ...options }) });
  const publication = openPublication(packFile);
  onTestFinished(() => publication.close());
  return publication;
}

/** A hub as in the server, with its log lines and its figures. */
async function startHub(newest: () => Publication, database?: StoreAddress) {
  const { log, lines } = recordLog();
  const metrics = createMetrics();
  const hub = createServiceHub({
    newest,
    log,
    metrics,
    settings: {
      database: database ?? { kind: 'sqlite', file: `${await makeFolder()}/hub.sqlite` },
      hub: {
        allowedNets: new BlockList(),
        lease: { shortest: 1, default: 2, longest: 3 },
        retryMs: [10, 10],
        concurrency: 2,
        limits: { verificationsPerMinute: 10, subscriptionsPerHost: 10, subscriptions: 10 },
      },
    },
  });
  onTestFinished(() => hub.stop(1000));
  return { hub, lines, metrics };
}

it('an edition has the three topics at their addresses, each with the type, the tag and the bytes of its GET', async () => {
  const publication = await publish();
  const { sequence, hubUrl, topics } = editionOf(publication);
  expect([sequence, hubUrl]).toEqual([publication.sequence, `${BASE_URL}/api/websub/hub`]);
  expect(topics.map(({ url, contentType }) => [url, contentType]).sort()).toEqual([
    [`${BASE_URL}/api/feed.json`, 'application/json'],
    [`${BASE_URL}/feed.xml`, 'application/atom+xml'],
    [`${BASE_URL}/reviews.json`, 'application/json'],
  ]);
  for (const { url, etag, read } of topics) {
    const found = publication.representation(url.slice(BASE_URL.length));
    expect(etag).toBe(`"${found?.digest}"`);
    expect(String(await read())).toContain('Hot water back the same day.');
  }
});

it.each([
  ['https://elsewhere.example/hub', 'https://elsewhere.example/hub'],
  [null, `${BASE_URL}/api/websub/hub`],
])('a delivery names the hub that the publication announces (%s), else this one', async (hubUrl, expected) => {
  expect(editionOf(await publish({ hubUrl })).hubUrl).toBe(expected);
});

it('tells in log and figures that the store is open, and that topics changed', async () => {
  let current = await publish();
  const { hub, lines, metrics } = await startHub(() => current);
  await hub.start();
  expect(lines).toMatchObject([{ level: 30, msg: "the hub's store is open" }]);
  expect(await metrics.render()).toContain('websub_store_up 1');
  expect(await metrics.render()).toContain(`websub_subscriptions{topic="${BASE_URL}/feed.xml"} 0`);
  const later = await publish({ business: { name: 'Another name' } });
  current = { ...later, sequence: later.sequence + 1 };
  const { onSent } = await hub.receive(new URLSearchParams({ 'hub.mode': 'publish', 'hub.url': `${BASE_URL}/feed.xml` }));
  onSent?.();
  await vi.waitFor(() => expect(lines.at(-1)).toMatchObject({ msg: 'topics changed' }), PATIENCE);
});

it('warns of a build that is older than the one before', async () => {
  const later = await publish();
  let current = later;
  const { hub, lines } = await startHub(() => current);
  await hub.start();
  current = { ...later, sequence: later.sequence - 1 };
  await hub.look();
  expect(lines.at(-1)).toMatchObject({
    level: 40,
    sequence: current.sequence,
    msg: expect.stringMatching(/^a newer build was served before: .*build again$/),
  });
});

it('warns of a subscription that failures have ended, and why, without the path of its callback, and counts what failed', async () => {
  const file = `${await makeFolder()}/hub.sqlite`;
  const store = await openedStore(() => openSqlite(file, Date.now));
  // Callbacks in this network are refused, so every delivery fails.
  await store.subscribe({ callback: 'https://127.0.0.1/private' });
  await store.accept({ callback: 'https://127.0.0.1/other' });
  await store.recordEdition(sampleEdition(2));
  await store.close();
  const publication = await publish();
  const { hub, lines, metrics } = await startHub(() => publication, { kind: 'sqlite', file });
  await hub.start();
  const removed = () => lines.find(({ msg }) => msg === 'subscription removed');
  await vi.waitFor(() => expect(removed()).toBeDefined(), PATIENCE);
  expect(removed()).toMatchObject({ level: 40, reason: 'failed', note: 'refused network', topic: ATOM, host: '127.0.0.1' });
  const counted = [
    'websub_verifications_total{mode="subscribe",result="refused"} 1',
    `websub_deliveries_total{topic="${ATOM}",result="failed"} 3`,
    'websub_removed_total{reason="failed"} 1',
  ];
  await vi.waitFor(async () => {
    const figures = await metrics.render();
    expect(counted.filter((line) => !figures.includes(`${line}\n`))).toEqual([]);
  }, PATIENCE);
  const delivery = lines.find(({ msg }) => msg === 'delivery');
  // These are documented.
  const fields = ['topic', 'host', 'subscription', 'delivery', 'version', 'result', 'note', 'failures', 'ms'];
  expect(Object.keys(delivery ?? {}).sort()).toEqual([...fields, 'level', 'msg', 'time'].sort());
  expect(JSON.stringify(lines)).not.toContain('private');
});

it('tells as an error why the store cannot be used', async () => {
  const publication = await publish();
  const folder = await makeFolder();
  const { hub, lines, metrics } = await startHub(() => publication, { kind: 'sqlite', file: folder });
  await hub.start();
  const problem = `${folder} is not a file`;
  expect(lines).toMatchObject([{ level: 50, problem, msg: expect.stringContaining('answers 503') }]);
  expect(await hub.problem()).toBe(problem);
  expect(await metrics.render()).toContain('websub_store_up 0');
  await hub.stop(1000);
  expect(await hub.problem()).toBe('the store is closed');
  expect(lines).toHaveLength(1);
});

it('tells that PostgreSQL ended a connection, and nothing of the connection itself', async () => {
  const publication = await publish();
  const url = await createDatabase(await sharedPostgres());
  const { hub, lines } = await startHub(() => publication, { kind: 'postgres', url });
  await hub.start();
  const isTold = (line: Record<string, unknown>) => line.msg === 'a connection to the store broke';
  async function cut(): Promise<Record<string, unknown>> {
    // If a connection breaks in the middle of a query, the query fails, and the break is not logged.
    await cutConnections(url);
    return lines.find(isTold) ?? expect.fail('nothing was told');
  }
  const told = await vi.waitFor(cut, { ...PATIENCE, interval: 200 });
  expect(told).toEqual({ level: 40, time: expect.any(Number), problem: expect.any(String), msg: told.msg });
});
