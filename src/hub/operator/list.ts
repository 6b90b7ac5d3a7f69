import type { Connection } from '../store/engine.ts';
import {
  type RequestOverview,
  readRequests,
  readSubscriptions,
  readTopicOverviews,
  type SubscriptionOverview,
  type TopicOverview,
} from '../store/queries/overview.ts';
import { readClock } from './open-beside.ts';
import { requestRecord, subscriptionRecord } from './records.ts';
import { leaseText, outcomeText, stateText } from './state.ts';
import { formatTable } from './table.ts';
import { relativeText, timestamp } from './time-text.ts';
import { chooseTopics, namesOf } from './topic-filter.ts';

/** Which subscriptions and requests an operator wants to see. */
export interface Filter {
  /** The topic's address, or the path of it. */
  readonly topic?: string;
  /** The callback's host. */
  readonly host?: string;
}

/** What the store holds. Its parts are read one after the other, so a server may change it in between. */
export interface Listing {
  /** When it was read, by the store's clock, in ms since 1970. */
  readonly now: number;
  readonly topics: readonly Pick<TopicOverview, 'topic' | 'version' | 'changedAt'>[];
  readonly subscriptions: readonly SubscriptionOverview[];
  readonly requests: readonly RequestOverview[];
}

export async function readListing(connection: Connection, { topic, host }: Filter): Promise<Listing> {
  const known = await readTopicOverviews(connection);
  const chosen = new Set(
    chooseTopics(
      known.map((each) => each.topic),
      topic,
    ),
  );
  const isWanted = (each: { topic: string; host: string }) =>
    chosen.has(each.topic) && (host === undefined || each.host === host.toLowerCase());
  return {
    now: await readClock(connection),
    topics: known.filter((each) => chosen.has(each.topic)),
    subscriptions: (await readSubscriptions(connection)).filter(isWanted),
    requests: (await readRequests(connection.db)).filter(isWanted),
  };
}

/**
 * A table of the subscriptions, and how many there are of each topic. It shows no path of a callback: whoever knows that can
 * post to the subscriber.
 */
export function subscriptionLines({ now, topics, subscriptions }: Listing): string[] {
  const nameOf = namesOf(topics.map(({ topic }) => topic));
  const counts = countByTopic({ topics, subscriptions }).map(
    ({ topic, subscriptions: all, due }) =>
      `${nameOf(topic)}: ${all} ${all === 1 ? 'subscription' : 'subscriptions'}, ${due} without the newest version`,
  );
  if (subscriptions.length === 0) return ['No subscriptions.', ...counts];
  const header = ['ID', 'TOPIC', 'HOST', 'STATE', 'LAST OUTCOME', 'LEASE ENDS'];
  const rows = subscriptions.map((each) => [
    String(each.id),
    nameOf(each.topic),
    each.host,
    stateText(each, now),
    outcomeText(each, now),
    leaseText(each, now),
  ]);
  return [...formatTable(header, rows), '', ...counts];
}

/** A table of the requests that were made lately. */
export function requestLines({ now, topics, requests }: Listing): string[] {
  if (requests.length === 0) return ['No requests that wait for their verification or ended within the last hour.'];
  const nameOf = namesOf(topics.map(({ topic }) => topic));
  const header = ['ID', 'ASKED', 'MODE', 'TOPIC', 'HOST', 'OUTCOME'];
  const rows = requests.map((each) => [
    String(each.id),
    relativeText(each.createdAt, now),
    each.mode,
    nameOf(each.topic),
    each.host,
    each.outcome ?? 'waits for its verification',
  ]);
  return formatTable(header, rows);
}

/** What `list --json` gives. */
export function subscriptionsRecord(listing: Listing) {
  const { now, topics, subscriptions } = listing;
  return {
    now: timestamp(now),
    topics: countByTopic({ topics, subscriptions }).map(({ changedAt, ...topic }) => ({
      ...topic,
      changed_at: timestamp(changedAt),
    })),
    subscriptions: subscriptions.map((each) => subscriptionRecord(each, now)),
  };
}

/** What `list --requests --json` gives. */
export function requestsRecord({ now, requests }: Listing) {
  return { now: timestamp(now), requests: requests.map(requestRecord) };
}

function countByTopic({ topics, subscriptions }: Pick<Listing, 'topics' | 'subscriptions'>) {
  const byTopic = Map.groupBy(subscriptions, ({ topic }) => topic);
  return topics.map(({ topic, version, changedAt }) => {
    const ofTopic = byTopic.get(topic) ?? [];
    return { topic, version, changedAt, subscriptions: ofTopic.length, due: ofTopic.filter(({ isDue }) => isDue).length };
  });
}
