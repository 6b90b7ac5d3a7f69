// A process with a hub in it, put together as src/start-hub.ts does, and started by process.ts.
import { hash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Answer } from '../../../../src/http/answer.ts';
import { createHttpServer } from '../../../../src/http/server/node-server.ts';
import { readBody } from '../../../../src/http/server/request-body.ts';
import { createHub } from '../../../../src/hub/hub.ts';
import { createSender } from '../../../../src/hub/outbound/sender.ts';
import { answerHub } from '../../../../src/hub/requests/endpoint.ts';
import type { Connection } from '../../../../src/hub/store/engine.ts';
import { openStore } from '../../../../src/hub/store/open.ts';
import type { Edition, PublishedTopic } from '../../../../src/hub/topic.ts';
import { PATIENCE } from '../../patience.ts';
import { loopbackGuard, USUAL } from '../loopback.ts';
import { type Moment, type Reach, watchConnection, watchSender } from './moments.ts';
import type { FromParent, HubChildOptions, PlainEdition, ToParent } from './process.ts';
import { readHubState } from './state.ts';

/** Longer than any answer takes, so that every POST under way is recorded. In ms. */
const GRACE_MS = 2 * PATIENCE.timeout;

const options: HubChildOptions = JSON.parse(process.argv[2] ?? '');
let edition = withBytes(options.edition);
let connection: Connection | undefined;

const reach = reachOf(options.kill);
const guard = loopbackGuard();
const hub = createHub({
  edition: () => edition,
  async open(claim) {
    connection = await openStore(options.database, () => {}, claim);
    return watchConnection(connection, reach);
  },
  guard,
  sender: watchSender(
    createSender({ guard, userAgent: String(process.pid), ca: options.ca, timeoutMs: options.timeoutMs }),
    reach,
  ),
  ...USUAL,
  retryMs: options.retryMs,
  concurrency: 64,
  onEvent(event) {
    if (event.kind === 'error') send({ kind: 'defect', text: textOf(event.error) });
    // A busy machine may need longer to connect than a hub waits; it tries again.
    if (event.kind === 'store' && event.problem !== undefined && connection) send({ kind: 'defect', text: event.problem });
  },
  claimMs: options.claimMs,
  lookMs: options.lookMs,
});
const server = createHttpServer({ respond: answer, onError: (error) => send({ kind: 'defect', text: textOf(error) }) });

process.on('message', async (message: FromParent) => {
  if (message.kind === 'edition') {
    edition = withBytes(message.edition);
    send({ kind: 'edition', id: message.id });
  } else {
    // The store may not be open yet, may be broken, or closed because the process is about to end.
    const state = connection && (await readHubState(connection).catch(() => undefined));
    send({ kind: 'state', id: message.id, state });
  }
});
process.on('SIGTERM', async () => {
  await Promise.all([server.close(GRACE_MS), hub.stop(GRACE_MS)]);
  process.exit(0);
});
process.on('disconnect', () => process.exit(1));

const port = await server.listen(0, '127.0.0.1');
await hub.start();
send({ kind: 'ready', port });

async function answer(request: IncomingMessage): Promise<Answer> {
  const headers = request.headers as Record<string, string | undefined>;
  const found = await answerHub({ method: request.method ?? '', headers, readBody: (limit) => readBody(request, limit) }, hub);
  const { onSent } = found;
  if (found.status !== 202 || !onSent) return found;
  reach('accepted:before');
  return {
    ...found,
    onSent() {
      reach('accepted:after');
      onSent();
    },
  };
}

/** Sends this process the signal at the n-th time that the moment is reached. */
function reachOf(kill: HubChildOptions['kill']): Reach {
  let left = kill?.count ?? 0;
  return (moment: Moment) => {
    if (moment !== kill?.moment) return;
    left--;
    if (left === 0) process.kill(process.pid, kill.signal);
  };
}

function withBytes({ topics, ...rest }: PlainEdition): Edition<PublishedTopic> {
  return {
    ...rest,
    topics: topics.map(({ text, ...topic }) => {
      const body = Buffer.from(text);
      return { ...topic, etag: `"${hash('sha256', body)}"`, read: () => body };
    }),
  };
}

function send(message: ToParent): void {
  if (process.connected) process.send?.(message);
}

function textOf(error: unknown): string {
  return error instanceof Error ? String(error.stack) : String(error);
}
