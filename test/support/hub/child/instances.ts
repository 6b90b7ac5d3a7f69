import { Readable } from 'node:stream';
import { vi } from 'vitest';
import { PATIENCE } from '../../patience.ts';
import { authority } from '../authority.ts';
import { type CallbackServer, onDelivery, startCallbackServer } from '../callback-server.ts';
import { ATOM, subscribeForm } from '../hub.ts';
import { type HubChild, type HubChildOptions, plainEdition, startHubChild } from './process.ts';
import type { HubState } from './state.ts';

/** A POST, and the process that sent it. */
export interface InstancePost {
  readonly callback: string;
  readonly version: number;
  readonly delivery: string;
  readonly pid: number;
}

/** Many subscribers on several hosts. */
export interface Subscribers {
  readonly callbacks: readonly string[];
  /** In the order in which they arrived. */
  readonly posts: readonly InstancePost[];
  /** Sets how long each POST waits for its answer from now on, in ms; default 10. */
  answerAfter(ms: number): void;
  /** Waits for `count` POSTs of a version by one process. */
  got(count: number, version: number, pid: number): Promise<void>;
  close(): Promise<void>;
}

export async function startSubscribers(hosts: number, perHost: number): Promise<Subscribers> {
  const addresses = Array.from({ length: hosts }, (_, host) => `127.0.0.${host + 1}`);
  const servers = await Promise.all(addresses.map((host) => startCallbackServer({ host })));
  const posts: InstancePost[] = [];
  // So that some POSTs are under way at any moment.
  let delay = 10;
  for (const server of servers) listen(server, posts, () => delay);
  const count = (version: number, pid: number) => posts.filter((post) => post.version === version && post.pid === pid).length;
  return {
    callbacks: servers.flatMap(({ origin }) => Array.from({ length: perHost }, (_, path) => `${origin}/${path}`)),
    posts,
    answerAfter(ms) {
      delay = ms;
    },
    got: async (least, version, pid) => void (await vi.waitUntil(() => count(version, pid) >= least, PATIENCE)),
    close: async () => void (await Promise.all(servers.map((server) => server.close()))),
  };
}

function listen({ origin, answerWith }: CallbackServer, posts: InstancePost[], delay: () => number): void {
  answerWith(
    onDelivery(({ target, headers, body }, response) => {
      posts.push({
        callback: `${origin}${target}`,
        version: Number(/\d+/.exec(body.toString())?.[0]),
        delivery: String(headers['x-hub-delivery']),
        pid: Number(headers['user-agent']),
      });
      setTimeout(() => response.writeHead(204).end(), delay());
    }),
  );
}

/**
 * Starts an instance that shares a database with others. Requests time out after 4 s, which none takes even on a busy machine,
 * and claims end after 5 s.
 */
export function startInstance(url: string, version: number): HubChild {
  const options: Omit<HubChildOptions, 'edition'> = {
    database: { kind: 'postgres', url },
    ca: authority.ca,
    retryMs: [100, 200],
    timeoutMs: 4000,
    claimMs: 5000,
    lookMs: 500,
  };
  return startHubChild({ ...options, edition: plainEdition(version) });
}

/** Subscribes all callbacks, at the instances in turn. */
export async function subscribeAll(instances: readonly HubChild[], callbacks: readonly string[]): Promise<void> {
  async function subscribe([place, callback]: [number, string]): Promise<void> {
    const status = await instances[place % instances.length]?.post(subscribeForm(callback));
    if (status !== 202) throw new Error(`a subscription was answered ${status}`);
  }
  await Readable.from(callbacks.entries()).forEach(subscribe, { concurrency: 16 });
  const [first] = instances;
  if (first) await settled(first, ({ subscriptions }) => subscriptions.length === callbacks.length);
}

/** Publishes a version, and notifies one instance. */
export async function publishAt(instance: HubChild, version: number): Promise<void> {
  await instance.setEdition(plainEdition(version));
  await instance.post({ 'hub.mode': 'publish', 'hub.url': ATOM });
}

/** Waits until the store, as read by an instance, is as it should be. */
export async function settled(instance: HubChild, matches: (state: HubState) => boolean): Promise<void> {
  await vi.waitUntil(async () => {
    const state = await instance.state();
    return state !== undefined && matches(state);
  }, PATIENCE);
}

/** Whether all subscribers have got a version and nothing is under way. */
export function allHave(version: number): (state: Pick<HubState, 'subscriptions'>) => boolean {
  return ({ subscriptions }) => subscriptions.every((row) => row.version === version && row.failures === 0 && row.claim === null);
}

/** The POSTs of the same version to the same callback, if there are several. */
export function repeated(posts: readonly InstancePost[]): InstancePost[][] {
  return [...Map.groupBy(posts, ({ callback, version }) => `${version} ${callback}`).values()].filter(({ length }) => length > 1);
}

/** The POSTs that came after one with a newer version. */
export function backwards(posts: readonly InstancePost[]): InstancePost[] {
  const newest = new Map<string, number>();
  return posts.filter(({ callback, version }) => {
    const before = newest.get(callback) ?? 0;
    newest.set(callback, Math.max(before, version));
    return version < before;
  });
}
