import { setTimeout as sleep } from 'node:timers/promises';
import { createRandom } from '../../../../scripts/development/random.ts';
import type { StoreAddress } from '../../../../src/hub/store/open.ts';
import { PATIENCE } from '../../patience.ts';
import { authority } from '../authority.ts';
import { type CallbackServer, parameter, type Received, startCallbackServer } from '../callback-server.ts';
import { checkFailures, checkHistory, checkNewest, checkRemoved, type History } from '../history.ts';
import { ATOM } from '../hub.ts';
import type { Kill, Moment } from './moments.ts';
import { type HubChild, plainEdition, startHubChild } from './process.ts';
import { type HubState, readStateLeftBehind } from './state.ts';

export interface KillRun {
  readonly seed: number;
  /** One kill for each process but the last. */
  readonly kills: readonly Kill[];
  readonly database: StoreAddress;
}

export interface KillResult {
  /** How the hub broke its promises. */
  readonly faults: readonly string[];
  /** The moments at which a process was actually ended. */
  readonly reached: readonly Moment[];
}

/**
 * Runs the same short story each time, whatever ends the hub in between: /steady renews with another secret, /failing fails until
 * it is removed, /shaky fails twice, /leaving unsubscribes before the last version.
 */
export async function runWithKills(run: KillRun): Promise<KillResult> {
  const callbacks = await startCallbackServer();
  const lives = createLives({ ...run, callbacks });
  const { history } = lives;
  try {
    const subscribe = { 'hub.mode': 'subscribe', 'hub.topic': ATOM };
    await Promise.all([
      lives.request('/steady', { ...subscribe, 'hub.secret': 'first' }),
      lives.request('/failing', subscribe),
      lives.request('/shaky', subscribe),
      lives.request('/leaving', { ...subscribe, 'hub.secret': 'leaving' }),
    ]);
    await lives.until('four are active', (state) => state.subscriptions.length === 4 && isSettled(state));
    await lives.publish(2);
    await lives.until('two are up to date', (state) => ['/steady', '/leaving'].every((path) => versionOf(state, path) === 2));
    await Promise.all([
      lives.request('/steady', { ...subscribe, 'hub.secret': 'second' }),
      lives.request('/leaving', { ...subscribe, 'hub.mode': 'unsubscribe' }),
    ]);
    await lives.until(
      'renewed, removed, and unsubscribed',
      (state) => isSettled(state) && state.subscriptions.length === 2 && versionOf(state, '/shaky') === 2,
    );
    await lives.publish(3);
    await lives.until('both are up to date', (state) => ['/steady', '/shaky'].every((path) => versionOf(state, path) === 3));
    await lives.end();
  } catch (error) {
    history.faults.push(String(error));
    await lives.abandon();
  }
  await callbacks.close();
  const faults = [
    ...history.faults,
    ...checkHistory(history),
    ...checkFailures('/failing', history),
    ...checkNewest('/steady', 3, 'second', history),
    ...checkNewest('/shaky', 3, null, history),
    ...checkRemoved('/failing', 3, history),
    ...checkRemoved('/leaving', 3, history),
  ];
  return { faults, reached: history.reached };
}

interface Lives {
  readonly history: History & { readonly faults: string[]; readonly reached: Moment[] };
  /** Sends a form until it is answered 202. */
  request(path: string, fields: Readonly<Record<string, string>>): Promise<void>;
  publish(sequence: number): Promise<void>;
  until(what: string, matches: (state: HubState) => boolean): Promise<void>;
  /** Ends the last process properly. */
  end(): Promise<void>;
  abandon(): Promise<void>;
}

/** Runs one process after another on the same store. */
function createLives({ seed, kills, database, callbacks }: KillRun & { callbacks: CallbackServer }): Lives {
  const history: Lives['history'] = { posts: [], ends: [], challenges: [], accepted: [], faults: [], reached: [] };
  const random = createRandom(seed);
  let edition = plainEdition(1);
  let life = 0;
  let left = 0;
  let isEnding = false;
  let isOver = false;
  let succession: Promise<void> | undefined;
  let child = start();

  function start(): HubChild {
    const kill = kills[life];
    left = kill?.count ?? 0;
    // No answer may be late, however busy the machine: the callback believes that it accepted a delivery, and gets it again. Claims
    // may end before an answer comes, because there is only one process at a time.
    const options = { retryMs: [40, 80], timeoutMs: PATIENCE.timeout, claimMs: 4000, lookMs: 1000 } as const;
    const started = startHubChild({ ...options, database, ca: authority.ca, edition, kill });
    succession = started.exited.then((how) => succeed(started, how));
    return started;
  }

  /** Checks what a process left behind, then starts the next one. */
  async function succeed(ended: HubChild, how: number | string | null): Promise<void> {
    const kill = kills[life];
    const isAtPeace = isEnding && how === 0;
    const isMeant = kill !== undefined && !isAtPeace && how === (kill.signal === 'SIGTERM' ? 0 : kill.signal);
    if (!isMeant) isOver = true;
    if (isMeant) history.reached.push(kill.moment);
    else if (!isAtPeace) history.faults.push(`life ${life} ended with ${how}`);
    try {
      await note(ended, kill?.signal === 'SIGKILL' && !isAtPeace);
    } catch (error) {
      history.faults.push(`what life ${life} left: ${error}`);
    }
    life++;
    if (!isOver) child = start();
  }

  async function note(ended: HubChild, isKilled: boolean): Promise<void> {
    history.faults.push(...ended.defects.map((text) => `life ${life} says: ${text}`));
    // The last requests that it sent may still be on their way to the callbacks.
    await sleep(20);
    const { state, integrity } = await readStateLeftBehind(database);
    history.ends.push({ life, isKilled, posts: history.posts.length, integrity, state: byPath(state) });
  }

  /** Counts the moments that only the callbacks see. */
  function reach(moment: Moment): void {
    const kill = kills[life];
    if (moment !== kill?.moment) return;
    left--;
    if (left === 0) child.kill(kill.signal);
  }

  callbacks.answerWith(async (received, response) => {
    const path = received.target.split('?', 1)[0] ?? '';
    const mode = parameter(received, 'hub.mode') ?? '';
    if (mode === 'denied') return void response.end();
    const kind = received.method === 'GET' ? 'challenge' : 'post';
    const status = statusFor(path, kind, history);
    const challenge = parameter(received, 'hub.challenge') ?? '';
    if (kind === 'challenge') history.challenges.push({ callback: path, mode, life, challenge });
    else history.posts.push(postOf(received, path, life, status));
    reach(`${kind}-sent:after`);
    await sleep(random() * 15);
    response.once('finish', () => reach(`${kind}-answered:before`));
    response.writeHead(status).end(challenge);
  });

  /** Repeats an attempt, with the next process if one has ended meanwhile. On a busy machine each takes seconds to start. */
  async function persist<T>(what: string, attempt: () => Promise<T | undefined>): Promise<T> {
    const until = performance.now() + (kills.length + 1) * PATIENCE.timeout;
    while (performance.now() < until && !isOver) {
      const done = await attempt();
      if (done !== undefined) return done;
      await sleep(50);
    }
    throw new Error(`in vain: ${what}; the store holds ${JSON.stringify(await child.state())}`);
  }

  /** Sends a form until it is answered 202. Returns the number of the process that answered. */
  async function post(fields: Readonly<Record<string, string>>): Promise<number> {
    return persist(`202 to ${JSON.stringify(fields)}`, async () => {
      const by = life;
      return (await child.post(fields)) === 202 ? by : undefined;
    });
  }

  return {
    history,
    async request(path, fields) {
      const askedIn = life;
      const by = await post({ ...fields, 'hub.callback': callbacks.origin + path });
      history.accepted.push({ callback: path, mode: fields['hub.mode'] ?? '', life: by, askedIn });
    },
    async publish(sequence) {
      edition = plainEdition(sequence);
      await persist('an edition', () => child.setEdition(edition));
      await post({ 'hub.mode': 'publish', 'hub.url': ATOM });
    },
    async until(what, matches) {
      await persist(what, async () => {
        const state = await child.state();
        return state && matches(state) ? true : undefined;
      });
    },
    async end() {
      isEnding = true;
      // The process may still reach the moment that ends it.
      while (!isOver) {
        // Once it answers, it handles signals.
        await child.state();
        child.kill('SIGTERM');
        await succession;
      }
    },
    async abandon() {
      isEnding = true;
      while (!isOver) {
        child.kill('SIGKILL');
        await succession;
      }
    },
  };
}

function postOf(received: Received, callback: string, life: number, status: number): History['posts'][number] {
  return {
    callback,
    life,
    version: Number(/\d+/.exec(received.body.toString())?.[0]),
    etag: String(received.headers.etag),
    delivery: String(received.headers['x-hub-delivery']),
    signature: received.headers['x-hub-signature'] as string | undefined,
    body: received.body,
    status,
  };
}

function statusFor(path: string, kind: 'challenge' | 'post', { posts }: History): number {
  if (kind === 'challenge') return 200;
  if (path === '/failing') return 500;
  return path === '/shaky' && posts.filter(({ callback }) => callback === path).length < 2 ? 500 : 204;
}

/** The same state, with only the path of each callback. */
function byPath({ subscriptions, requests }: HubState): HubState {
  const pathOf = <T extends { callback: string }>(row: T) => ({ ...row, callback: new URL(row.callback).pathname });
  return { subscriptions: subscriptions.map(pathOf), requests: requests.map(pathOf) };
}

function isSettled({ requests }: HubState): boolean {
  return requests.every(({ outcome }) => outcome !== null);
}

function versionOf({ subscriptions }: HubState, path: string): number | undefined {
  return subscriptions.find(({ callback }) => new URL(callback).pathname === path)?.version;
}
