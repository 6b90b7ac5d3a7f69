import type { HubEvent } from '../../../../src/hub/events.ts';
import { signatureOf } from '../history.ts';

/** A request of a run that was accepted. `id` counts them as the store does. */
interface Asked {
  readonly id: number;
  readonly pair: string;
  readonly mode: 'subscribe' | 'unsubscribe';
  readonly secret: string | null;
}

/** What happened in a run, in order. */
type Fact =
  | ({ readonly kind: 'accepted' } & Asked)
  | { readonly kind: 'challenge'; readonly pair: string; readonly isConfirmed: boolean }
  | {
      readonly kind: 'post';
      readonly pair: string;
      readonly version: number;
      readonly signature: string | undefined;
      readonly body: Buffer;
    }
  | { readonly kind: 'event'; readonly event: HubEvent }
  /** The store was read, and no delivery to these was claimed: the results of all that have ended are recorded. */
  | { readonly kind: 'recorded'; readonly pairs: readonly string[] }
  /** Nothing was due, nor under way to a live subscription. */
  | { readonly kind: 'settled' }
  /** The hub has ended all that was under way, also to ended subscriptions. */
  | { readonly kind: 'stopped' };

/** What is known of a callback and its topic from what has happened so far. */
interface Pair {
  /** The request that made its subscription, if it is live. */
  live: Asked | undefined;
  /** The secrets with which a POST may be signed: several while a renewal is under way. */
  secrets: Set<string | null>;
  /** Whether nothing was asked for since everything was settled, and nothing of an ended subscription can be under way. */
  isQuiet: boolean;
  newest: number;
  /** Deliveries that failed in a row: all of them, and those since the last renewal. */
  failures: number;
  failuresSinceRenewal: number;
  /** The hub's number of the newest subscription that was delivered to, and the newest version that it got. */
  subscription: number;
  delivered: number;
  /** The least failures since the renewal that may remove it: one that was not recorded at the renewal counts after it. */
  leastForRemoval: number;
  /** Whether the results of all deliveries that have ended are surely in the store, and how many are under way. */
  isRecorded: boolean;
  underWay: number;
  /** Whether it was unsubscribed or removed since the hub began: then a POST that was claimed before may still come. */
  mayComeLate: boolean;
  lastResult: string;
  /** How often the subscription has acknowledged each version. */
  acknowledged: Map<number, number>;
}

/** The subscriptions as they must be, derived only from what the other sides have seen. */
export interface Model {
  see(fact: Fact): void;
  readonly faults: readonly string[];
  /** How many requests are accepted and not finished. */
  pending(): number;
  /** The live subscriptions and their secrets. */
  live(): ReadonlyMap<string, string | null>;
}

const MOST_FAILURES = 3;

export function createModel(): Model {
  const pairs = new Map<string, Pair>();
  const requests = new Map<number, Asked>();
  const finished = new Map<number, string>();
  const challenges = new Map<string, { confirmed: number; refused: number }>();
  const faults: string[] = [];

  function pairOf(name: string): Pair {
    const known = pairs.get(name);
    if (known) return known;
    const made: Pair = {
      live: undefined,
      secrets: new Set(),
      isQuiet: true,
      newest: 0,
      failures: 0,
      failuresSinceRenewal: 0,
      subscription: 0,
      delivered: 0,
      leastForRemoval: MOST_FAILURES,
      isRecorded: true,
      underWay: 0,
      mayComeLate: false,
      lastResult: '',
      acknowledged: new Map(),
    };
    pairs.set(name, made);
    return made;
  }

  function seePost({ pair: name, version, signature, body }: Extract<Fact, { kind: 'post' }>): void {
    const pair = pairOf(name);
    if (version < pair.newest && !pair.mayComeLate) faults.push(`${name} got version ${version} after ${pair.newest}`);
    pair.underWay++;
    pair.newest = Math.max(pair.newest, version);
    if (pair.isQuiet && !pair.live) faults.push(`${name} got version ${version} and is not subscribed`);
    const signatures = [...pair.secrets].map((secret) => signatureOf(secret, body));
    if (!signatures.includes(signature)) faults.push(`${name} got version ${version} signed by none of ${[...pair.secrets]}`);
  }

  function seeVerification({ request: id, result, note }: Extract<HubEvent, { kind: 'verification' }>): void {
    const asked = requests.get(id);
    if (!asked) return void faults.push(`request ${id} was verified and never accepted`);
    if (finished.has(id)) faults.push(`request ${id} ended twice, as ${finished.get(id)} and as ${result}`);
    finished.set(id, result);
    const pair = pairOf(asked.pair);
    const { confirmed = 0, refused = 0 } = challenges.get(asked.pair) ?? {};
    // If the machine is too busy, any callback may time out.
    const isSaid = result === 'refused' ? refused > 0 || note === 'time-out' : confirmed > 0;
    if (!isSaid) faults.push(`request ${id} was ${result} (${note}) and nobody said so`);
    if (result === 'subscribed' || result === 'renewed') {
      if (pair.live && pair.live.id > id) faults.push(`request ${id} of ${asked.pair} took effect after ${pair.live.id}`);
      pair.live = asked;
      pair.failuresSinceRenewal = 0;
      const isQuiet = pair.underWay === 0 && pair.isRecorded;
      pair.leastForRemoval = isQuiet ? MOST_FAILURES : MOST_FAILURES - 1;
    }
    if (result === 'unsubscribed') end(pair);
  }

  function seeDelivery(name: string, { subscription, version, result }: Extract<HubEvent, { kind: 'delivery' }>): void {
    const pair = pairOf(name);
    pair.isRecorded = false;
    pair.underWay--;
    // A delivery to an ended subscription does not count for the one that followed it.
    if (subscription < pair.subscription) return;
    // A new subscription does not know what the one before it got, so what came during its verification comes again.
    if (subscription > pair.subscription)
      Object.assign(pair, { subscription, delivered: 0, failures: 0, failuresSinceRenewal: 0, acknowledged: new Map() });
    if (version < pair.delivered) faults.push(`${name} was sent version ${version} after ${pair.delivered}`);
    pair.delivered = version;
    pair.lastResult = result;
    if (result === 'acknowledged') {
      const times = 1 + (pair.acknowledged.get(version) ?? 0);
      pair.acknowledged.set(version, times);
      if (times > 1) faults.push(`${name} acknowledged version ${version} ${times} times`);
    }
    pair.failures = result === 'acknowledged' ? 0 : pair.failures + 1;
    pair.failuresSinceRenewal = result === 'acknowledged' ? 0 : pair.failuresSinceRenewal + 1;
    if (pair.failuresSinceRenewal > MOST_FAILURES) faults.push(`${name} failed ${pair.failures} times and is still there`);
  }

  function seeRemoval(name: string, { reason }: Extract<HubEvent, { kind: 'removal' }>): void {
    const pair = pairOf(name);
    const isJust = reason === 'gone' ? pair.lastResult === 'gone' : pair.failures >= MOST_FAILURES;
    if (!isJust)
      faults.push(`${name} was removed (${reason}) after ${pair.failures} failures, the last of them ${pair.lastResult}`);
    if (reason === 'failed' && pair.failuresSinceRenewal < pair.leastForRemoval)
      faults.push(`${name} was removed ${pair.failuresSinceRenewal} failures after its renewal`);
    end(pair);
    pair.failures = 0;
    pair.failuresSinceRenewal = 0;
  }

  function seeEvent({ event }: Extract<Fact, { kind: 'event' }>): void {
    if (event.kind === 'verification') seeVerification(event);
    if (event.kind === 'delivery') seeDelivery(nameOf(event), event);
    if (event.kind === 'removal') seeRemoval(nameOf(event), event);
    if (event.kind === 'error') faults.push(`a defect: ${event.error}`);
    if (event.kind === 'store' && event.problem !== undefined) faults.push(`the store: ${event.problem}`);
  }

  function settle(): void {
    for (const [name, pair] of pairs) {
      pair.isQuiet = !pair.mayComeLate;
      if (pair.isQuiet) pair.secrets = new Set(pair.live ? [pair.live.secret] : []);
      const last = [...requests.values()].findLast((asked) => asked.pair === name && finished.get(asked.id) !== 'refused');
      if (last?.mode === 'unsubscribe' && pair.live) faults.push(`${name} is subscribed although it unsubscribed last`);
    }
    for (const { id, pair } of requests.values()) {
      if (!finished.has(id)) faults.push(`request ${id} was never verified`);
      const isNewest = ![...requests.values()].some((other) => other.pair === pair && other.id > id);
      if (isNewest && finished.get(id) === 'superseded') faults.push(`request ${id} of ${pair} was superseded by none`);
    }
  }

  return {
    faults,
    see(fact) {
      if (fact.kind === 'accepted') {
        requests.set(fact.id, fact);
        const pair = pairOf(fact.pair);
        pair.isQuiet = false;
        if (fact.mode === 'subscribe') pair.secrets.add(fact.secret);
      }
      if (fact.kind === 'challenge') {
        const { confirmed, refused } = challenges.get(fact.pair) ?? { confirmed: 0, refused: 0 };
        challenges.set(fact.pair, {
          confirmed: confirmed + Number(fact.isConfirmed),
          refused: refused + Number(!fact.isConfirmed),
        });
      }
      if (fact.kind === 'post') seePost(fact);
      if (fact.kind === 'event') seeEvent(fact);
      if (fact.kind === 'recorded') for (const name of fact.pairs) pairOf(name).isRecorded = true;
      if (fact.kind === 'settled') settle();
      if (fact.kind === 'stopped')
        for (const pair of pairs.values()) Object.assign(pair, { isRecorded: true, underWay: 0, mayComeLate: false });
    },
    pending: () => [...requests.keys()].filter((id) => !finished.has(id)).length,
    live: () => new Map([...pairs].flatMap(([name, { live }]) => (live ? [[name, live.secret] as const] : []))),
  };
}

function end(pair: Pair): void {
  pair.live = undefined;
  pair.mayComeLate = true;
  pair.isQuiet = false;
}

/** Names a callback by its host: each host has one callback in a run. */
export function nameOf({ host, topic }: { host: string; topic: string }): string {
  return `${host} ${new URL(topic).pathname}`;
}
