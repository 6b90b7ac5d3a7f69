import { createHub } from '../../../../src/hub/hub.ts';
import { createSender } from '../../../../src/hub/outbound/sender.ts';
import { openStore } from '../../../../src/hub/store/open.ts';
import type { Edition, PublishedTopic } from '../../../../src/hub/topic.ts';
import { parseDatabaseUrl } from '../../../../src/settings/database-url.ts';
import { insertSubscriptions, loopbackGuard, USUAL } from '../../../../test/support/hub/loopback.ts';
import { BODY, CONCURRENCY, callbackOf, HUB, type Plan, secretOf, TOPIC } from './parts.ts';

/** A complete hub: fills its store with subscriptions, then publishes a change whenever it is told to. */
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
  if (!address.ok) throw new Error(address.message);
  const guard = loopbackGuard();
  const open = () => openStore(address.value, ({ message }) => console.error(message));
  hub = createHub({
    edition,
    open,
    guard,
    sender: createSender({ guard, userAgent: 'bench', ca: plan.ca }),
    ...USUAL,
    retryMs: [60_000, 3_600_000],
    concurrency: CONCURRENCY,
    onEvent(event) {
      if (event.kind === 'error') console.error(event.error);
    },
  });
  await hub.start();
  await fill(open, plan);
}

async function fill(open: () => ReturnType<typeof openStore>, plan: Plan): Promise<void> {
  const connection = await open();
  const callbacks = Array.from({ length: plan.callbacks }, (_, index) => callbackOf(plan, index));
  await insertSubscriptions(connection, TOPIC, callbacks, { secretOf });
  await connection.close();
}
