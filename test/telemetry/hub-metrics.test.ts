import { Registry } from 'prom-client';
import { expect, it } from 'vitest';
import { createHubMetrics, type TopicFigures } from '../../src/telemetry/hub-metrics.ts';

const FEED = 'https://a.example/feed.xml';

const feed: TopicFigures = { topic: FEED, subscriptions: 12, due: 3, oldestDueMs: 2500 };

/** The figures of a hub. `lines` gives them as they are asked for, without the histogram's buckets. */
function hubMetrics(figures: () => Promise<TopicFigures[]>, patience?: number) {
  const registry = new Registry();
  const lines = async () => {
    const all = (await registry.metrics()).split('\n').filter((line) => line !== '' && !line.startsWith('#'));
    return all.filter((line) => !line.includes('_bucket')).sort();
  };
  return { metrics: createHubMetrics(registry, figures, patience), lines };
}

it('show for each topic its subscriptions, those that are due, and for how long', async () => {
  const { lines } = hubMetrics(async () => [feed]);
  expect(await lines()).toEqual(
    expect.arrayContaining([
      `websub_subscriptions{topic="${FEED}"} 12`,
      `websub_due{topic="${FEED}"} 3`,
      `websub_oldest_due_seconds{topic="${FEED}"} 2.5`,
    ]),
  );
});

it('ask the store once each time they are asked for', async () => {
  let times = 0;
  const { lines } = hubMetrics(async () => [{ ...feed, due: ++times }]);
  await lines();
  expect(await lines()).toContain(`websub_due{topic="${FEED}"} 2`);
  expect(times).toBe(2);
});

it('do not wait for a store that does not answer, and ask it no more meanwhile', async () => {
  let times = 0;
  const silent = () => {
    times++;
    return new Promise<never>(() => {});
  };
  const { metrics, lines } = hubMetrics(silent, 20);
  metrics.setStoreUp(true);
  for (let n = 0; n < 2; n++) expect(await lines()).toContain('websub_store_up 1');
  expect(times).toBe(1);
});

it('leave out what the store does not tell, and are there again when it does', async () => {
  let fails = false;
  const { metrics, lines } = hubMetrics(async () => {
    if (fails) throw new Error('the store is lost');
    return [feed];
  });
  metrics.setStoreUp(false);
  await lines();
  fails = true;
  expect((await lines()).filter((line) => line.includes(FEED) && !line.includes('_total'))).toEqual([]);
  expect(await lines()).toContain('websub_store_up 0');
  fails = false;
  expect(await lines()).toContain(`websub_subscriptions{topic="${FEED}"} 12`);
});

it('count deliveries by topic and result and their seconds, verifications by mode and result, removals by reason', async () => {
  const { metrics, lines } = hubMetrics(async () => []);
  metrics.countDelivery({ topic: FEED, result: 'acknowledged' }, 0.25);
  metrics.countDelivery({ topic: FEED, result: 'acknowledged' }, 0.5);
  metrics.countDelivery({ topic: FEED, result: 'failed' }, 10);
  metrics.countVerification({ mode: 'subscribe', result: 'refused' });
  metrics.countRemovals('expired', 4);
  metrics.countRemovals('failed', 1);
  metrics.setStoreUp(true);
  expect((await lines()).filter((line) => !line.endsWith(' 0'))).toEqual([
    `websub_deliveries_total{topic="${FEED}",result="acknowledged"} 2`,
    `websub_deliveries_total{topic="${FEED}",result="failed"} 1`,
    'websub_delivery_seconds_count 3',
    'websub_delivery_seconds_sum 10.75',
    'websub_removed_total{reason="expired"} 4',
    'websub_removed_total{reason="failed"} 1',
    'websub_store_up 1',
    'websub_verifications_total{mode="subscribe",result="refused"} 1',
  ]);
});

it('have every figure from the start, so that a rate sees the first event', async () => {
  const { lines } = hubMetrics(async () => [feed]);
  const counted = (await lines()).filter((line) => line.includes('_total'));
  expect(counted).toEqual([
    ...['acknowledged', 'failed', 'gone'].map((result) => `websub_deliveries_total{topic="${FEED}",result="${result}"} 0`),
    ...['expired', 'failed', 'gone', 'unsubscribed'].map((reason) => `websub_removed_total{reason="${reason}"} 0`),
    ...['lost', 'refused', 'renewed', 'subscribed', 'superseded'].map(
      (result) => `websub_verifications_total{mode="subscribe",result="${result}"} 0`,
    ),
    ...['lost', 'refused', 'superseded', 'unsubscribed'].map(
      (result) => `websub_verifications_total{mode="unsubscribe",result="${result}"} 0`,
    ),
  ]);
});
