import type { Connection } from '../store/engine.ts';
import { type RequestOverview, readRequests, readSubscriptions, type SubscriptionOverview } from '../store/queries/overview.ts';
import { readClock } from './open-beside.ts';
import { OperatorError } from './operator-error.ts';
import { requestRecord, subscriptionRecord } from './records.ts';
import { leaseText, outcomeText, stateText } from './state.ts';
import { formatFields, formatTable } from './table.ts';
import { dateText, durationText, relativeText } from './time-text.ts';
import { pathOf } from './topic-filter.ts';

/** A subscription, and the requests that were made lately for its callback. */
export interface Details {
  /** When they were read, by the store's clock, in ms since 1970. */
  readonly now: number;
  readonly subscription: SubscriptionOverview;
  readonly requests: readonly RequestOverview[];
}

export async function readDetails(connection: Connection, id: number): Promise<Details> {
  const [subscription] = await readSubscriptions(connection, id);
  if (!subscription) throw new OperatorError(unknownText([id]));
  return { now: await readClock(connection), subscription, requests: await readRequests(connection.db, subscription.callback) };
}

/** Says which ids are of no subscription. */
export function unknownText(ids: readonly number[]): string {
  return `there is no subscription ${ids.join(', ')}; hub list shows those that there are`;
}

/** Everything but the secret, a line for each. */
export function detailLines({ now, subscription, requests }: Details): string[] {
  const { topic, requestedTopic, version, deliveredVersion, createdAt, leaseSeconds } = subscription;
  const fields = formatFields([
    ['id', String(subscription.id)],
    ['topic', topic],
    ...(requestedTopic === topic ? [] : [['written as', printable(requestedTopic)] as const]),
    ['callback', printable(subscription.callback)],
    ['host', subscription.host],
    ['signed', subscription.isSigned ? 'yes, it has a secret' : 'no'],
    ['since', `${dateText(createdAt)}, ${relativeText(createdAt, now)}`],
    ['lease', `${durationText(leaseSeconds * 1000)} (${leaseSeconds} s), ends ${leaseText(subscription, now)}`],
    ['state', stateText(subscription, now)],
    ['failures', `${subscription.failures} in a row`],
    ['last outcome', outcomeText(subscription, now)],
    ['has version', `${deliveredVersion}${deliveredVersion < version ? `, the newest is ${version}` : ', the newest'}`],
  ]);
  if (requests.length === 0) return fields;
  const rows = requests.map((each) => [
    relativeText(each.createdAt, now),
    each.mode,
    pathOf(each.topic),
    each.outcome ?? 'waits for its verification',
  ]);
  return [
    ...fields,
    '',
    'Asked for this callback within the last hour:',
    ...formatTable(['ASKED', 'MODE', 'TOPIC', 'OUTCOME'], rows),
  ];
}

/** What `show --json` gives. */
export function detailsRecord({ now, subscription, requests }: Details) {
  const { callback, requestedTopic } = subscription;
  return {
    ...subscriptionRecord(subscription, now),
    callback,
    requested_topic: requestedTopic,
    requests: requests.map(requestRecord),
  };
}

/** Escapes what a terminal would not show as it is: strangers wrote the text, and nothing in it may steer the terminal. */
function printable(text: string): string {
  return text.replace(/\p{C}/gu, (character) => `\\u{${character.codePointAt(0)?.toString(16)}}`);
}
