import type { ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { createRandom } from '../../../../scripts/development/random.ts';
import type { HubOptions } from '../../../../src/hub/hub.ts';
import type { Connection } from '../../../../src/hub/store/engine.ts';
import { readSubscriptions } from '../../../../src/hub/store/queries/overview.ts';
import { type CallbackServer, confirm, parameter, type Received, startCallbackServer } from '../callback-server.ts';
import { signatureOf } from '../history.ts';
import { ATOM, DATASET, editionOf, type RunningHub, startHub } from '../hub.ts';
import { createModel, nameOf } from './model.ts';

/** How a callback answers a POST. A `refusing` one refuses a verification. */
const MOODS = ['good', 'good', 'good', 'failing', 'failing', 'hanging', 'gone', 'refusing'] as const;

type Mood = (typeof MOODS)[number];

const TOPICS = [ATOM, DATASET];
const HOSTS = ['127.0.0.1', '127.0.0.2', '127.0.0.3'];

/** In ms: when a hanging callback is given up. The others answer far sooner, even on a busy machine. */
const TIMEOUT_MS = 1500;
/** In ms: what does not go on for so long does not settle. */
const PATIENCE_MS = 20_000;

/** Callbacks that all runs share. Each run has a path of its own there. */
interface Callbacks {
  readonly servers: readonly CallbackServer[];
  readonly byPath: Map<string, (host: string, received: Received, response: ServerResponse) => void>;
  close(): Promise<void>;
}

export async function startCallbacks(): Promise<Callbacks> {
  const byPath: Callbacks['byPath'] = new Map();
  const servers = await Promise.all(HOSTS.map((host) => startCallbackServer({ host })));
  for (const server of servers) {
    const { hostname } = new URL(server.origin);
    server.answerWith((received, response) => byPath.get(received.target.split('?', 1)[0] ?? '')?.(hostname, received, response));
  }
  return { servers, byPath, close: async () => void (await Promise.all(servers.map((server) => server.close()))) };
}

interface ModelRun {
  readonly seed: number;
  readonly steps: number;
  readonly callbacks: Callbacks;
  /** Opens a database that is empty at first, the same one each time. */
  readonly open: HubOptions['open'];
}

/** Does random things to a hub. Returns what the hub did that the model does not allow, and what was done to it. */
export async function runModel(run: ModelRun): Promise<{ faults: string[]; steps: string[] }> {
  const { seed, callbacks } = run;
  const random = createRandom(seed);
  const pick = <T>(from: readonly T[]) => from[Math.floor(random() * from.length)] as T;
  const model = createModel();
  const moods = new Map<string, Mood>();
  const path = `/run-${seed}`;
  const steps: string[] = [];
  // The longer waits let more happen between two tries.
  const retryMs = pick([
    [30, 60],
    [400, 800],
  ] as const);
  let edition = editionOf(1, 'version 1');
  let version = 1;
  let accepted = 0;
  let asked: readonly [CallbackServer, string] | undefined;
  let seen = 0;
  let store: Connection | undefined;
  let hub = await start();

  async function open(claim: string): Promise<Connection> {
    store = await run.open(claim);
    return store;
  }

  /** A busy machine may take so long to open the store that the hub starts without it. */
  async function start(): Promise<RunningHub> {
    const started = await startHub({ open, first: edition, retryMs, timeoutMs: TIMEOUT_MS });
    await until(async () => (await started.problem()) === undefined);
    return started;
  }

  /** Passes the hub's new events to the model, so that they come before what is seen next elsewhere. */
  function drain(): void {
    for (const event of hub.events.slice(seen)) model.see({ kind: 'event', event });
    seen = hub.events.length;
  }

  /** Tells the model whose results are in the store, unless more of them have come while it was read. */
  async function seeRecorded(): Promise<void> {
    if (!store) return;
    drain();
    const before = seen;
    const subscriptions = await readSubscriptions(store);
    drain();
    const pairs = subscriptions.filter(({ isClaimed }) => !isClaimed).map(nameOf);
    if (seen === before) model.see({ kind: 'recorded', pairs });
  }

  callbacks.byPath.set(path, (host, received, response) => {
    drain();
    const mood = moods.get(host) ?? 'good';
    if (parameter(received, 'hub.mode') === 'denied') return void response.end();
    if (received.method === 'GET') {
      const isConfirmed = mood !== 'refusing';
      model.see({ kind: 'challenge', pair: nameOf({ host, topic: parameter(received, 'hub.topic') ?? '' }), isConfirmed });
      return confirm(received, response.writeHead(isConfirmed ? 200 : 404));
    }
    model.see({ kind: 'post', ...postOf(host, received) });
    const status = { good: 204, refusing: 204, failing: 500, gone: 410, hanging: undefined }[mood];
    if (status !== undefined) response.writeHead(status).end();
  });

  const drained = setInterval(drain, 10);

  async function ask(mode: 'subscribe' | 'unsubscribe', isAgain = random() < 0.5): Promise<string> {
    // Half of the time the same subscription again, because renewals are the hard part.
    const [server, topic] = asked && isAgain ? asked : ([pick(callbacks.servers), pick(TOPICS)] as const);
    asked = [server, topic];
    const secret = mode === 'subscribe' ? pick([null, `secret ${accepted}`, `other ${accepted}`]) : null;
    const { hostname } = new URL(server.origin);
    const pair = nameOf({ host: hostname, topic });
    const fields = { 'hub.mode': mode, 'hub.topic': topic, 'hub.callback': server.origin + path };
    const lease = { 'hub.lease_seconds': String(300 + Math.floor(random() * 1000)) };
    // A callback that refuses the newer of two requests leaves neither in effect, so the two must not overlap.
    if (moods.get(hostname) === 'refusing') await settle();
    await seeRecorded();
    const reply = await hub.receive(new URLSearchParams({ ...fields, ...lease, ...(secret && { 'hub.secret': secret }) }));
    if (reply.status !== 202) throw new Error(`${mode} was answered ${reply.status}: ${reply.message}`);
    // A request that has nothing to end gets a number too.
    accepted++;
    if (reply.onSent) {
      drain();
      model.see({ kind: 'accepted', id: accepted, pair, mode, secret });
      reply.onSent();
      if (moods.get(hostname) === 'refusing') await settle();
    }
    return `${mode} ${pair} ${secret ?? ''}`;
  }

  /** Publishes another version, or the same bytes in a later edition. */
  async function publish(isChanged: boolean): Promise<string> {
    if (isChanged) version++;
    edition = editionOf(edition.sequence + 1, `version ${version}`);
    // A store that is slow to answer makes the hub refuse for now. A publisher then asks again.
    await until(async () => (await hub.publish(edition)).status !== 503);
    return `publish version ${version}`;
  }

  function change(): string {
    const host = pick(HOSTS);
    const mood = pick(MOODS);
    moods.set(host, mood);
    return `${host} is ${mood}`;
  }

  /** Renews a subscription when some of its deliveries have failed and none is under way. */
  async function renewBetweenTries(): Promise<string> {
    const first = await ask('subscribe', false);
    const [server] = asked ?? [];
    await settle();
    if (server) moods.set(new URL(server.origin).hostname, 'failing');
    await publish(true);
    await sleep(retryMs[0] * (0.8 + random()));
    return `${first}, fails, and again: ${await ask('subscribe', true)}`;
  }

  async function restart(): Promise<string> {
    await hub.stop(PATIENCE_MS);
    drain();
    model.see({ kind: 'stopped' });
    hub = await start();
    seen = 0;
    return 'restart';
  }

  /** Waits until everything is verified, and delivered or removed. */
  async function settle(): Promise<string> {
    let before = seen;
    let since = performance.now();
    while (!(await isSettled())) {
      if (seen !== before) [before, since] = [seen, performance.now()];
      if (performance.now() - since > PATIENCE_MS)
        throw new Error(`does not settle: ${JSON.stringify(await hub.topicOverviews())}`);
      await sleep(15);
    }
    model.see({ kind: 'settled' });
    return 'settle';
  }

  async function isSettled(): Promise<boolean> {
    const overviews = await hub.topicOverviews();
    drain();
    // The hub looks at a publish after it has answered.
    return model.pending() === 0 && overviews.every(({ due }) => due === 0) && hasSeen(overviews);
  }

  function hasSeen(overviews: Awaited<ReturnType<RunningHub['topicOverviews']>>): boolean {
    return hub.events.length === seen && overviews.length === TOPICS.length;
  }

  async function step(): Promise<string> {
    const dice = random();
    if (dice < 0.3) return ask('subscribe');
    if (dice < 0.36) return ask('unsubscribe');
    if (dice < 0.4) return renewBetweenTries();
    if (dice < 0.6) return publish(dice < 0.56);
    if (dice < 0.75) return change();
    if (dice < 0.82) return restart();
    if (dice < 0.9) return settle();
    await sleep(random() * 2 * retryMs[0]);
    return 'pause';
  }

  async function finish(): Promise<string[]> {
    for (const host of HOSTS) moods.set(host, 'good');
    await settle();
    // From now on nothing comes to a subscription that has ended.
    await restart();
    const live = model.live();
    const known = (await hub.topicOverviews()).reduce((sum, { subscriptions }) => sum + subscriptions, 0);
    const last = new Map<string, { version: number; signature: string | undefined; body: Buffer }>();
    const answer = callbacks.byPath.get(path);
    callbacks.byPath.set(path, (host, received, response) => {
      if (received.method === 'POST') {
        const { pair, ...post } = postOf(host, received);
        last.set(pair, post);
      }
      answer?.(host, received, response);
    });
    await publish(true);
    await hub.look();
    await settle();
    await hub.stop(5000);
    return [
      ...(known === live.size ? [] : [`the store holds ${known} subscriptions, the model ${live.size}`]),
      ...[...last.keys()].filter((pair) => !live.has(pair)).map((pair) => `${pair} got the last version and is not subscribed`),
      ...[...live].flatMap(([pair, secret]) => checkLast(pair, secret, last.get(pair), version)),
    ];
  }

  try {
    for (let done = 0; done < run.steps; done++) steps.push(await step());
    const faults = await finish();
    return { faults: [...model.faults, ...faults], steps };
  } catch (error) {
    await hub.stop(0);
    return { faults: [...model.faults, String(error)], steps };
  } finally {
    clearInterval(drained);
  }
}

async function until(isSo: () => Promise<boolean>): Promise<void> {
  while (!(await isSo())) await sleep(10);
}

function checkLast(
  pair: string,
  secret: string | null,
  post: { version: number; signature: string | undefined; body: Buffer } | undefined,
  version: number,
): string[] {
  if (post?.version !== version) return [`${pair} got version ${post?.version} in place of ${version}`];
  return post.signature === signatureOf(secret, post.body) ? [] : [`${pair} got version ${version} not signed by ${secret}`];
}

function postOf(host: string, { headers, body }: Received) {
  const [, topic = ''] = /<([^>]*)>; rel="self"/.exec(String(headers.link)) ?? [];
  return {
    pair: nameOf({ host, topic }),
    version: Number(/version (\d+)/.exec(body.toString())?.[1]),
    signature: headers['x-hub-signature'] as string | undefined,
    body,
  };
}
