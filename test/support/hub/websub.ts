import type { ServerResponse } from 'node:http';
import { join } from 'node:path';
import type { Selectable } from 'kysely';
import { expect, vi } from 'vitest';
import type { HubEvent } from '../../../src/hub/events.ts';
import type { HubOptions } from '../../../src/hub/hub.ts';
import type { HubReply } from '../../../src/hub/requests/hub-reply.ts';
import type { Connection } from '../../../src/hub/store/engine.ts';
import type { HubDatabase } from '../../../src/hub/store/schema.ts';
import { openSqlite } from '../../../src/hub/store/sqlite/sqlite.ts';
import { makeFolder } from '../content/content.ts';
import { PATIENCE } from '../patience.ts';
import {
  answerAsAsked,
  type CallbackServer,
  type Handler,
  onDelivery,
  parameter,
  type Received,
  startCallbackServer,
} from './callback-server.ts';
import { ATOM, editionOf, type RunningHub } from './hub.ts';
import { insertSubscriptions } from './loopback.ts';

export type Fields = Readonly<Record<string, string>>;

/** The fields of a subscribe to the Atom topic. */
export function subscribeForm(callback: string, more: Fields = {}): Record<string, string> {
  return { 'hub.mode': 'subscribe', 'hub.topic': ATOM, 'hub.callback': callback, ...more };
}

/** The fields of an unsubscribe from the Atom topic. */
export function unsubscribeForm(callback: string, more: Fields = {}): Record<string, string> {
  return subscribeForm(callback, { 'hub.mode': 'unsubscribe', ...more });
}

/** Waits for an event that comes after this call. */
export function nextEvent<K extends HubEvent['kind']>(
  hub: RunningHub,
  kind: K,
  matches: (event: Extract<HubEvent, { kind: K }>) => boolean = () => true,
): Promise<Extract<HubEvent, { kind: K }>> {
  const before = new Set(hub.events);
  return hub.event(kind, (event) => !before.has(event) && matches(event));
}

/** Sends a form, waits until the verification has ended, and returns its event. */
export async function verified(
  hub: RunningHub,
  form: Record<string, string>,
): Promise<Extract<HubEvent, { kind: 'verification' }>> {
  const ended = nextEvent(hub, 'verification');
  const { status, message } = await hub.post(form);
  if (status !== 202) throw new Error(`${status}: ${message}`);
  return ended;
}

/** Subscribes, and waits until the subscription has taken effect. */
export async function subscribe(hub: RunningHub, callback: string, more: Fields = {}): Promise<void> {
  const { result, note } = await verified(hub, subscribeForm(callback, more));
  if (result !== 'subscribed' && result !== 'renewed') throw new Error(`${result}: ${note}`);
}

export const isPost = ({ method }: Pick<Received, 'method'>): boolean => method === 'POST';

/** Publishes, and waits until a delivery has ended. */
export async function publishAndWait(hub: RunningHub, sequence: number) {
  const ended = nextEvent(hub, 'delivery');
  await hub.publish(editionOf(sequence));
  return ended;
}

/** Publishes, and waits until the hub knows the change. */
export async function publishAndWaitForChange(hub: RunningHub, sequence: number): Promise<void> {
  const changed = nextEvent(hub, 'changed');
  await hub.publish(editionOf(sequence));
  await changed;
}

/** How many events of a kind there have been. */
export function countEvents(hub: RunningHub, kind: HubEvent['kind']): number {
  return hub.events.filter((event) => event.kind === kind).length;
}

/** How many subscriptions all topics have. */
export async function countSubscriptions(hub: RunningHub): Promise<number> {
  const overviews = await hub.topicOverviews();
  return overviews.reduce((sum, { subscriptions }) => sum + subscriptions, 0);
}

/** Serves a new subscriber. Afterwards, whatever was due for others has been sent. */
export async function serveAnother(hub: RunningHub, sequence: number): Promise<void> {
  const other = await startCallbackServer({ host: '127.0.0.9' });
  try {
    await subscribe(hub, `${other.origin}/other`);
    await hub.publish(editionOf(sequence));
    await other.waitFor(isPost);
  } finally {
    await other.close();
  }
}

/** Confirms verifications, and answers deliveries with the statuses in turn; the last one is repeated. */
export function withStatuses(...statuses: readonly number[]): Handler {
  let count = 0;
  return onDelivery((_received, response) => {
    response.writeHead(statuses[Math.min(count, statuses.length - 1)] ?? 204).end();
    count++;
  });
}

interface Held {
  readonly received: Received;
  readonly response: ServerResponse;
}

/** Holds requests back until the test answers them. Returns those that are held. */
export function holdRequests(server: CallbackServer, holds: (received: Received) => boolean = () => true) {
  const held: Held[] = [];
  server.answerWith((received, response) => {
    if (holds(received)) held.push({ received, response });
    else answerAsAsked(received, response);
  });
  return held;
}

/** The deliveries that a callback has received. */
export function deliveriesOf({ received }: CallbackServer): Received[] {
  return received.filter(isPost);
}

/** The GET requests of a mode that a callback has received. */
export function asked({ received }: CallbackServer, mode: string): Received[] {
  return received.filter((request) => request.method === 'GET' && parameter(request, 'hub.mode') === mode);
}

/** A reply without its callback. */
export function plain({ onSent: _, ...reply }: HubReply): Omit<HubReply, 'onSent'> {
  return reply;
}

type SubscriptionRow = Omit<Selectable<HubDatabase['subscription']>, 'secret'> & { readonly secret: string | null };

/** A store that a test can look into, and whose clock it can move. */
export interface OpenStore {
  readonly file: string;
  readonly open: HubOptions['open'];
  /** Moves the clock by so many ms. */
  move(ms: number): void;
  /** The store's time, in ms since 1970. */
  now(): number;
  subscriptions(): Promise<SubscriptionRow[]>;
  /** Inserts subscriptions to the Atom topic, as if they had been verified before its second version. */
  fill(callbacks: readonly string[]): Promise<void>;
  /** Gives another instance the pending verification of a callback. */
  takeOver(callback: string): Promise<void>;
  /** Waits until all subscriptions match. */
  recorded(matches: (row: SubscriptionRow) => boolean): Promise<void>;
}

/** Makes a store on SQLite in a folder of the test's own. */
export async function openableStore(): Promise<OpenStore> {
  const file = join(await makeFolder(), 'hub.sqlite');
  let offset = 0;
  let connection: Connection | undefined;
  const now = () => Date.now() + offset;
  return {
    file,
    async open() {
      connection = await openSqlite(file, now);
      return connection;
    },
    move(ms) {
      offset += ms;
    },
    now,
    subscriptions,
    fill: (callbacks) => insertSubscriptions(opened(), ATOM, callbacks, { version: 1, now: now() }),
    async takeOver(callback) {
      const claim = { claim: 'another instance', claimed_until: now() + 3_600_000 };
      await opened().db.updateTable('request').set(claim).where('callback', '=', callback).execute();
    },
    async recorded(matches) {
      await vi.waitFor(async () => expect((await subscriptions()).filter((row) => !matches(row))).toEqual([]), PATIENCE);
    },
  };

  function opened(): Connection {
    if (!connection) throw new Error('no hub has opened the store yet');
    return connection;
  }

  async function subscriptions(): Promise<SubscriptionRow[]> {
    const rows = await opened().db.selectFrom('subscription').selectAll().orderBy('id').execute();
    return rows.map((row) => ({ ...row, secret: row.secret && Buffer.from(row.secret).toString() }));
  }
}
