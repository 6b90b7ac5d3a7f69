import { setTimeout as sleep } from 'node:timers/promises';
import { Counter, Gauge, Histogram, type Registry } from 'prom-client';

/** How a topic's subscriptions stand when the figures are asked for. */
export interface TopicFigures {
  readonly topic: string;
  readonly subscriptions: number;
  readonly due: number;
  readonly oldestDueMs: number;
}

/** The values of the labels. Each has a figure from the start: a series that began at 1 would hide its first event from a rate. */
const DELIVERY_RESULTS = ['acknowledged', 'failed', 'gone'] as const;
const VERIFICATION_RESULTS = {
  subscribe: ['subscribed', 'renewed', 'refused', 'superseded', 'lost'],
  unsubscribe: ['unsubscribed', 'refused', 'superseded', 'lost'],
} as const;
const REMOVAL_REASONS = ['failed', 'gone', 'expired', 'unsubscribed'] as const;

/** Counts what a WebSub hub does. The labels are topics and fixed words, never the addresses of subscribers. */
export interface HubMetrics {
  countVerification(labels: { mode: string; result: string }): void;
  countDelivery(labels: { topic: string; result: string }, seconds: number): void;
  countRemovals(reason: string, number: number): void;
  setStoreUp(isUp: boolean): void;
}

/**
 * `figures` is called each time the metrics are asked for. If it fails or takes longer than `patience` (in ms, default 2000), the
 * metrics come without its figures.
 */
export function createHubMetrics(
  registry: Registry,
  figures: () => Promise<readonly TopicFigures[]>,
  patience = 2000,
): HubMetrics {
  const registers = [registry];
  // What is collected for each topic below is collected at the same time, and shares one query.
  let asked: Promise<readonly TopicFigures[]> | undefined;
  function ask(): Promise<readonly TopicFigures[]> {
    asked ??= figures()
      .catch(() => [])
      .finally(() => {
        asked = undefined;
      });
    return Promise.race([asked, sleep(patience, [], { ref: false })]);
  }
  function perTopic(name: string, help: string, figureOf: (topic: TopicFigures) => number): void {
    new Gauge({
      name,
      help,
      labelNames: ['topic'],
      registers,
      async collect() {
        const topics = await ask();
        this.reset();
        for (const each of topics) this.set({ topic: each.topic }, figureOf(each));
      },
    });
  }
  perTopic('websub_subscriptions', 'Active subscriptions.', (topic) => topic.subscriptions);
  perTopic('websub_due', 'Subscriptions that have not got the newest version yet.', (topic) => topic.due);
  perTopic(
    'websub_oldest_due_seconds',
    'For how long the newest version has been there that some subscription has not got; 0: all have.',
    (topic) => topic.oldestDueMs / 1000,
  );
  const deliveries = new Counter({
    name: 'websub_deliveries_total',
    help: 'POSTs to callbacks, by topic and result.',
    labelNames: ['topic', 'result'],
    registers,
    async collect() {
      for (const { topic } of await ask()) for (const result of DELIVERY_RESULTS) this.inc({ topic, result }, 0);
    },
  });
  const durations = new Histogram({
    name: 'websub_delivery_seconds',
    help: 'Time of a POST to a callback, from its start to its end.',
    buckets: [0.01, 0.05, 0.2, 0.5, 1, 2.5, 5, 10],
    registers,
  });
  const verifications = new Counter({
    name: 'websub_verifications_total',
    help: 'Verifications of what subscribers asked for, by mode and result.',
    labelNames: ['mode', 'result'],
    registers,
  });
  const removals = new Counter({
    name: 'websub_removed_total',
    help: 'Subscriptions that have ended, by reason.',
    labelNames: ['reason'],
    registers,
  });
  for (const [mode, results] of Object.entries(VERIFICATION_RESULTS))
    for (const result of results) verifications.inc({ mode, result }, 0);
  for (const reason of REMOVAL_REASONS) removals.inc({ reason }, 0);
  const storeUp = new Gauge({ name: 'websub_store_up', help: 'Whether the hub can use its store.', registers });
  return {
    countVerification: (labels) => verifications.inc(labels),
    countDelivery(labels, seconds) {
      deliveries.inc(labels);
      durations.observe(seconds);
    },
    countRemovals: (reason, number) => removals.inc({ reason }, number),
    setStoreUp: (isUp) => storeUp.set(isUp ? 1 : 0),
  };
}
