import { BlockList } from 'node:net';
import { createHub } from '../../../src/hub/hub.ts';
import { createAddressGuard } from '../../../src/hub/outbound/address-guard.ts';
import { createSender } from '../../../src/hub/outbound/sender.ts';
import { openStore } from '../../../src/hub/store/open.ts';
import type { Edition, PublishedTopic } from '../../../src/hub/topic.ts';
import { parseDatabaseUrl } from '../../../src/settings/database-url.ts';
import { BODY, CONCURRENCY, callbackOf, HUB, type Plan, secretOf, TOPIC } from './parts.ts';

/** A complete hub: fills its store with subscriptions, then publishes a change whenever it is told to. */
const ROWS_AT_ONCE = 500;

let hub: ReturnType<typeof createHub> | undefined;
let sequence = 1;
let lowest = 0;
let highest = 0;
setInterval(() => {
  highest = Math.max(highest, process.memoryUsage.rss());
}, 250).unref();

process.on(
  'message',
  async (message: { kind: 'start'; plan: Plan } | { kind: 'publish' } | { kind: 'memory' } | { kind: 'stop' }) => {
    if (message.kind === 'start') {
      await start(message.plan);
      process.send?.({ kind: 'started' });
    } else if (message.kind === 'publish') {
      lowest = highest = process.memoryUsage.rss();
      sequence++;
      (await hub?.receive(new URLSearchParams({ 'hub.mode': 'publish', 'hub.url': TOPIC })))?.onSent?.();
    } else if (message.kind === 'memory') process.send?.({ kind: 'memory', idle: lowest, highest });
    else {
      await hub?.stop(1000);
      process.exit(0);
    }
  },
);
process.send?.({ kind: 'ready' });

function edition(): Edition<PublishedTopic> {
  return {
    sequence,
    hubUrl: HUB,
    topics: [{ url: TOPIC, contentType: 'application/atom+xml', etag: `"${sequence}"`, read: () => BODY }],
  };
}

async function start(plan: Plan): Promise<void> {
  const address = parseDatabaseUrl(plan.database ?? '');
  if (!address) throw new Error('no database');
  const allowed = new BlockList();
  allowed.addSubnet('127.0.0.0', 8);
  const guard = createAddressGuard({ allowed });
  const open = () => openStore(address, ({ message }) => console.error(message));
  hub = createHub({
    edition,
    open,
    guard,
    sender: createSender({ guard, userAgent: 'bench', ca: plan.ca }),
    lease: { shortest: 300, default: 864_000, longest: 2_592_000 },
    retryMs: [60_000, 3_600_000],
    concurrency: CONCURRENCY,
    limits: { verificationsPerMinute: 10, subscriptionsPerHost: 100, subscriptions: 100_000 },
    onEvent(event) {
      if (event.kind === 'error') console.error(event.error);
    },
  });
  await hub.start();
  await fill(open, plan);
}

/** Writes subscriptions as if all callbacks had subscribed: verifying each of them would take longer than everything else. */
async function fill(open: () => ReturnType<typeof openStore>, plan: Plan): Promise<void> {
  const { db, close } = await open();
  const { id } = await db.selectFrom('topic').select('id').executeTakeFirstOrThrow();
  for (let from = 0; from < plan.callbacks; from += ROWS_AT_ONCE) {
    const length = Math.min(ROWS_AT_ONCE, plan.callbacks - from);
    const rows = Array.from({ length }, (_, offset) => {
      const callback = callbackOf(plan, from + offset);
      return {
        topic_id: id,
        callback,
        host: new URL(callback).hostname,
        requested_topic: TOPIC,
        secret: Buffer.from(secretOf(from + offset)),
        lease_seconds: 864_000,
        expires_at: Date.now() + 864_000_000,
        created_at: Date.now(),
        verified_request: 0,
        delivered_version: sequence,
        failures: 0,
        next_attempt_at: 0,
      };
    });
    await db.insertInto('subscription').values(rows).execute();
  }
  await close();
}
