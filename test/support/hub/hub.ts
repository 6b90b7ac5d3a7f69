import { hash } from 'node:crypto';
import { join } from 'node:path';
import { onTestFinished, vi } from 'vitest';
import type { HubEvent } from '../../../src/hub/events.ts';
import { createHub, type Hub, type HubOptions } from '../../../src/hub/hub.ts';
import { createSender } from '../../../src/hub/outbound/sender.ts';
import type { HubReply } from '../../../src/hub/requests/hub-reply.ts';
import { StoreError } from '../../../src/hub/store/engine.ts';
import { openSqlite } from '../../../src/hub/store/sqlite/sqlite.ts';
import type { Edition, PublishedTopic, TopicContent } from '../../../src/hub/topic.ts';
import { makeFolder } from '../content/content.ts';
import { PATIENCE } from '../patience.ts';
import { authority } from './authority.ts';
import { loopbackGuard, USUAL } from './loopback.ts';

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

export interface RunningHub extends Hub {
  readonly events: readonly HubEvent[];
  /** Waits for an event that matches; earlier ones count too. */
  event<K extends HubEvent['kind']>(
    kind: K,
    matches?: (event: Extract<HubEvent, { kind: K }>) => boolean,
  ): Promise<Extract<HubEvent, { kind: K }>>;
  /** Publishes an edition and notifies the hub. */
  publish(edition: Edition<PublishedTopic>): Promise<HubReply>;
  /** Sends a form, and marks its answer as sent. */
  post(fields: Record<string, string> | [string, string][], client?: string): Promise<HubReply>;
}

export type TestHubOptions = Partial<Omit<HubOptions, 'onEvent'>> & {
  readonly first?: Edition<PublishedTopic>;
  readonly timeoutMs?: number;
};

/** Starts a hub in this process, with a real store and real HTTPS. Callbacks on all of loopback are allowed. */
export async function startHub({ first = editionOf(1), timeoutMs = 2000, ...options }: TestHubOptions = {}): Promise<RunningHub> {
  const guard = loopbackGuard();
  const events: HubEvent[] = [];
  let current = first;
  const hub = createHub({
    edition: () => current,
    open: options.open ?? (await sqliteInFolder()),
    guard,
    sender: createSender({ guard, userAgent: 'hub-test', ca: authority.ca, timeoutMs }),
    ...USUAL,
    retryMs: [200, 400],
    concurrency: 64,
    // A test that waits for what somebody else is to cause must not see it come from this.
    lookMs: 10 * PATIENCE.timeout,
    ...options,
    onEvent: (event) => events.push(event),
  });
  await hub.start();
  onTestFinished(() => hub.stop(2000));

  async function post(fields: Record<string, string> | [string, string][], client?: string): Promise<HubReply> {
    const reply = await hub.receive(new URLSearchParams(fields), client);
    reply.onSent?.();
    return reply;
  }

  return {
    ...hub,
    events,
    post,
    event(kind, matches = () => true) {
      type Found = Parameters<typeof matches>[0];
      const look = () => {
        const found = events.find((event): event is Found => event.kind === kind && matches(event as Found));
        if (found) return found;
        throw new Error(`no such ${kind} event; the last were ${JSON.stringify(events.slice(-8))}`);
      };
      return vi.waitFor(look, PATIENCE);
    },
    publish(edition) {
      current = edition;
      return post({ 'hub.mode': 'publish', 'hub.url': ATOM });
    },
  };
}

/** Opens an SQLite file, in a folder of the test's own unless another is given. */
export async function sqliteInFolder(folder?: string): Promise<HubOptions['open']> {
  const file = join(folder ?? (await makeFolder()), 'hub.sqlite');
  return () => openSqlite(file, Date.now);
}

/**
 * A store that cannot be opened until `appear` is called. It is SQLite in a folder of the test's own unless another store is
 * given.
 */
export async function absentStore(store?: HubOptions['open']): Promise<{ open: HubOptions['open']; appear(): void }> {
  const openStore = store ?? (await sqliteInFolder());
  let isThere = false;
  return {
    async open(claim) {
      if (!isThere) throw new StoreError('the disk is gone');
      return openStore(claim);
    },
    appear() {
      isThere = true;
    },
  };
}
