import { Registry } from 'prom-client';
import { describe, expect, it } from 'vitest';
import { createHubMetrics, type TopicFigures } from '../../src/telemetry/hub-metrics.ts';

const FEED = 'https://a.example/feed.xml';

const feed: TopicFigures = { topic: FEED, subscriptions: 12, due: 3, oldestDueMs: 2500 };

/** The figures of a hub as lines, without the histogram's buckets. */
async function linesOf(registry: Registry): Promise<string[]> {
  const lines = (await registry.metrics()).split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  return lines.filter((line) => !line.includes('_bucket')).sort();
}

describe("the hub's metrics", () => {
  it('show for each topic its subscriptions, those that are due, and for how long', async () => {
    const registry = new Registry();
    createHubMetrics(registry, async () => [feed]);
    expect(await linesOf(registry)).toEqual(
      expect.arrayContaining([
        `websub_subscriptions{topic="${FEED}"} 12`,
        `websub_due{topic="${FEED}"} 3`,
        `websub_oldest_due_seconds{topic="${FEED}"} 2.5`,
      ]),
    );
  });

  it('ask the store once each time they are asked for', async () => {
    const registry = new Registry();
    let times = 0;
    createHubMetrics(registry, async () => {
      times++;
      return [{ ...feed, due: times }];
    });
    await registry.metrics();
    expect(await linesOf(registry)).toContain(`websub_due{topic="${FEED}"} 2`);
    expect(times).toBe(2);
  });

  it('do not wait for a store that does not answer, and ask it no more meanwhile', async () => {
    const registry = new Registry();
    let times = 0;
    const silent = () => {
      times++;
      return new Promise<never>(() => {});
    };
    createHubMetrics(registry, silent, 20).setStoreUp(true);
    for (let n = 0; n < 2; n++) expect(await linesOf(registry)).toContain('websub_store_up 1');
    expect(times).toBe(1);
  });

  it('leave out what the store does not tell, and are there again when it does', async () => {
    const registry = new Registry();
    let fails = false;
    createHubMetrics(registry, async () => {
      if (fails) throw new Error('the store is lost');
      return [feed];
    }).setStoreUp(false);
    await registry.metrics();
    fails = true;
    expect((await linesOf(registry)).filter((line) => line.includes(FEED) && !line.includes('_total'))).toEqual([]);
    expect(await linesOf(registry)).toContain('websub_store_up 0');
    fails = false;
    expect(await linesOf(registry)).toContain(`websub_subscriptions{topic="${FEED}"} 12`);
  });

  it('count deliveries by topic and result and their seconds, verifications by mode and result, removals by reason', async () => {
    const registry = new Registry();
    const metrics = createHubMetrics(registry, async () => []);
    metrics.countDelivery({ topic: FEED, result: 'acknowledged' }, 0.25);
    metrics.countDelivery({ topic: FEED, result: 'acknowledged' }, 0.5);
    metrics.countDelivery({ topic: FEED, result: 'failed' }, 10);
    metrics.countVerification({ mode: 'subscribe', result: 'refused' });
    metrics.countRemovals('expired', 4);
    metrics.countRemovals('failed', 1);
    metrics.setStoreUp(true);
    expect((await linesOf(registry)).filter((line) => !line.endsWith(' 0'))).toEqual([
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
    const registry = new Registry();
    createHubMetrics(registry, async () => [feed]);
    const counted = (await linesOf(registry)).filter((line) => line.includes('_total'));
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
});
