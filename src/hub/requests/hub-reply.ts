import type { Limits } from '../store/queries/request-limits.ts';
import type { Topic } from '../topic.ts';

/** What the hub answers to a request. */
export interface HubReply {
  readonly status: 202 | 400 | 404 | 429 | 503;
  /** One line. */
  readonly message?: string;
  /** In seconds. */
  readonly retryAfter?: number;
  /** To be called when the answer has been sent: what was asked for is done after it. */
  readonly onSent?: () => void;
}

/** The most addresses to name that are no topics. */
const MOST_NAMED = 5;

/** The most characters of such an address. */
const LONGEST_NAME = 200;

/** When to ask again while the store cannot be used, in seconds. */
const STORE_RETRY_AFTER = 5;

/** Refuses a request that is wrong. */
export function refusal(message: string): HubReply {
  return { status: 400, message };
}

/** Says that the store cannot be used. */
export function storeReply(): HubReply {
  return { status: 503, message: "the hub's store cannot be used just now", retryAfter: STORE_RETRY_AFTER };
}

/** Says which limit a request exceeds; `retryAfter` is in seconds. */
export function limitReply(by: keyof Limits, retryAfter: number, limits: Limits): HubReply {
  switch (by) {
    case 'verificationsPerMinute':
      return { status: 429, message: `too many requests for this callback host; ${limits[by]} a minute are allowed`, retryAfter };
    case 'subscriptionsPerHost':
      return { status: 429, message: `too many subscriptions for this callback host; ${limits[by]} are allowed`, retryAfter };
    case 'subscriptions':
      return { status: 503, message: `this hub is full; it holds ${limits[by]} subscriptions`, retryAfter };
  }
}

/** When to ask again where too many requests of one client wait, in seconds: one verification may take so long. */
const WAITING_RETRY_AFTER = 10;

/** Says to a client that `most` of its requests wait for their verification. */
export function waitingReply(most: number): HubReply {
  const message = `${most} requests of yours wait for their verification; no more are allowed at once`;
  return { status: 429, message, retryAfter: WAITING_RETRY_AFTER };
}

/** Says to a subscriber that its topic is none of this hub, and which there are. */
export function unknownTopic(topics: readonly Topic[]): string {
  return `hub.topic is no topic of this hub; ${allowed(topics)}`;
}

/** Says to a publisher, in one line, which of the addresses that it named are no topics, and which topics there are. */
export function unknownReply(unknown: readonly string[], topics: readonly Topic[]): { status: 404; message: string } {
  const named = unknown.slice(0, MOST_NAMED).map(quote);
  if (unknown.length > MOST_NAMED) named.push(`${unknown.length - MOST_NAMED} more`);
  return { status: 404, message: `no topic of this hub: ${named.join(', ')}; ${allowed(topics)}` };
}

function allowed(topics: readonly Topic[]): string {
  return `allowed: ${topics.map(({ url }) => url).join(', ')}`;
}

/** Leaves out the characters of an address that would end the line, or turn the text after it around. */
function quote(address: string): string {
  return `"${address.slice(0, LONGEST_NAME).replace(/[\p{C}\p{Zl}\p{Zp}]/gu, '')}"`;
}
