import { hash } from 'node:crypto';
import { onTestFinished, vi } from 'vitest';
import type { HubEvent } from '../../../src/hub/events.ts';
import { createHub, type Hub, type HubOptions } from '../../../src/hub/hub.ts';
import { createSender } from '../../../src/hub/outbound/sender.ts';
import type { HubReply } from '../../../src/hub/requests/hub-reply.ts';
import type { Edition, PublishedTopic, TopicContent } from '../../../src/hub/topic.ts';
import { NEVER, PATIENCE } from '../patience.ts';
import { authority } from './authority.ts';
import { isPost, startCallbackServer } from './callback-server.ts';
import { insertSubscriptions, loopbackGuard, USUAL } from './loopback.ts';
import { createStoreFile, type StoreFile } from './store-file.ts';

export const HUB_URL = 'https://reviews.example.com/api/websub/hub';
export const ATOM = 'https://reviews.example.com/feed.xml';
export const DATASET = 'https://reviews.example.com/reviews.json';

/** A topic both as it is published and as a store takes it. */
type Topic = PublishedTopic & TopicContent;

/** An edition with two topics that contain these texts. */
export function editionOf(sequence: number, atom = `text ${sequence}`, dataset = atom): Edition<Topic> {
  return {
    sequence,
    hubUrl: HUB_URL,
    topics: [
      topicOf(ATOM, 'application/atom+xml', `<feed>${atom}</feed>`),
      topicOf(DATASET, 'application/json', `{"text":"${dataset}"}`),
    ],
  };
}

function topicOf(url: string, contentType: string, text: string): Topic {
  const body = Buffer.from(text);
  return { url, contentType, etag: `"${hash('sha256', body)}"`, body, read: () => body };
}

export type Fields = Readonly<Record<string, string>>;

/** The fields of a subscribe to the Atom topic. */
export function subscribeForm(callback: string, more: Fields = {}): Record<string, string> {
  return { 'hub.mode': 'subscribe', 'hub.topic': ATOM, 'hub.callback': callback, ...more };
}

/** The fields of an unsubscribe from the Atom topic. */
export function unsubscribeForm(callback: string): Record<string, string> {
  return subscribeForm(callback, { 'hub.mode': 'unsubscribe' });
}

type EventOf<K extends HubEvent['kind']> = Extract<HubEvent, { kind: K }>;

type AwaitEvent = <K extends HubEvent['kind']>(kind: K, matches?: (event: EventOf<K>) => boolean) => Promise<EventOf<K>>;

/** What a hub replies, without its callback. */
type PlainReply = Omit<HubReply, 'onSent'>;

/** A hub with what tests do to it most. */
export interface RunningHub extends Hub {
  /** The store of the hub, unless it was given a function that opens another. */
  readonly store: StoreFile;
  readonly events: readonly HubEvent[];
  /** How many events of a kind there have been. */
  count(kind: HubEvent['kind']): number;
  /** Waits for an event that matches; earlier ones count too. */
  readonly event: AwaitEvent;
  /** Waits for an event that matches and comes after this call. */
  readonly nextEvent: AwaitEvent;
  /** Publishes an edition and notifies the hub. */
  publish(edition: Edition<PublishedTopic>): Promise<PlainReply>;
  /** Publishes an edition, and waits until a delivery has ended. */
  deliver(edition: Edition<PublishedTopic>): Promise<EventOf<'delivery'>>;
  /** Sends a form, and marks its answer as sent. */
  post(fields: Fields, client?: string): Promise<PlainReply>;
  /** Sends a form, waits until the verification has ended, and returns its event. */
  verified(form: Fields): Promise<EventOf<'verification'>>;
  /** Subscribes, and waits until the subscription has taken effect. */
  subscribe(callback: string, more?: Fields): Promise<void>;
  /** Unsubscribes, waits until the verification has ended, and returns its event. */
  unsubscribe(callback: string): Promise<EventOf<'verification'>>;
  /** Inserts subscriptions to the Atom topic, as if they had been verified before its second version. */
  fill(callbacks: readonly string[]): Promise<void>;
  /** How many subscriptions all topics have. */
  countSubscriptions(): Promise<number>;
  /** Serves a new subscriber. Afterwards, whatever was due for others has been sent. */
  serveAnother(sequence: number): Promise<void>;
}

export type TestHubOptions = Partial<Omit<HubOptions, 'onEvent'>> & {
  readonly first?: Edition<PublishedTopic>;
  readonly timeoutMs?: number;
  /** Default: a new one. */
  readonly store?: StoreFile;
};

/** Starts a hub in this process, with a real store and real HTTPS. Callbacks on all of loopback are allowed. */
export async function startHub({
  first = editionOf(1),
  timeoutMs = PATIENCE.timeout,
  ...options
}: TestHubOptions = {}): Promise<RunningHub> {
  const { store = await createStoreFile() } = options;
  const guard = loopbackGuard();
  const events: HubEvent[] = [];
  let current = first;
  const hub = createHub({
    edition: () => current,
    open: store.open,
    guard,
    sender: createSender({ guard, userAgent: 'hub-test', ca: authority.ca, timeoutMs }),
    ...USUAL,
    retryMs: [200, 400],
    concurrency: 64,
    // A test that waits for what somebody else is to cause must not see it come from this.
    lookMs: NEVER,
    ...options,
    onEvent: (event) => events.push(event),
  });
  await hub.start();
  onTestFinished(() => hub.stop(100));

  const event: AwaitEvent = (kind, matches = () => true) => {
    type Found = Parameters<typeof matches>[0];
    const look = () => {
      const found = events.find((event): event is Found => event.kind === kind && matches(event as Found));
      if (found) return found;
      throw new Error(`no such ${kind} event; the last were ${JSON.stringify(events.slice(-8))}`);
    };
    return vi.waitFor(look, PATIENCE);
  };

  const nextEvent: AwaitEvent = (kind, matches = () => true) => {
    const before = new Set(events);
    return event(kind, (each) => !before.has(each) && matches(each));
  };

  async function post(fields: Fields, client?: string): Promise<PlainReply> {
    const { onSent, ...reply } = await hub.receive(new URLSearchParams(fields), client);
    onSent?.();
    return reply;
  }

  function publish(edition: Edition<PublishedTopic>): Promise<PlainReply> {
    current = edition;
    return post({ 'hub.mode': 'publish', 'hub.url': ATOM });
  }

  async function verified(form: Fields): Promise<EventOf<'verification'>> {
    const ended = nextEvent('verification');
    const { status, message } = await post(form);
    if (status !== 202) throw new Error(`${status}: ${message}`);
    return ended;
  }

  async function subscribe(callback: string, more?: Fields): Promise<void> {
    const { result, note } = await verified(subscribeForm(callback, more));
    if (result !== 'subscribed' && result !== 'renewed') throw new Error(`${result}: ${note}`);
  }

  return {
    ...hub,
    store,
    events,
    count: (kind) => events.filter((event) => event.kind === kind).length,
    event,
    nextEvent,
    publish,
    async deliver(edition) {
      const ended = nextEvent('delivery');
      await publish(edition);
      return ended;
    },
    post,
    verified,
    subscribe,
    unsubscribe: (callback) => verified(unsubscribeForm(callback)),
    fill: (callbacks) => insertSubscriptions(store.connection(), ATOM, callbacks, { version: 1, now: store.now() }),
    async countSubscriptions() {
      const overviews = await hub.topicOverviews();
      return overviews.reduce((sum, { subscriptions }) => sum + subscriptions, 0);
    },
    async serveAnother(sequence) {
      const other = await startCallbackServer({ host: '127.0.0.9' });
      try {
        await subscribe(`${other.origin}/other`);
        await publish(editionOf(sequence));
        await other.waitFor(isPost);
      } finally {
        await other.close();
      }
    },
  };
}
