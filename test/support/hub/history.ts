import { createHmac } from 'node:crypto';
import type { HubState } from './child/state.ts';

/**
 * A POST as its callback saw it. `life` is the number of the process that sent it. Callbacks are identified by their paths here.
 */
interface SeenPost {
  readonly callback: string;
  readonly life: number;
  readonly version: number;
  readonly etag: string;
  readonly delivery: string;
  readonly signature: string | undefined;
  readonly body: Buffer;
  readonly status: number;
}

/** What a process left behind when it ended. `posts` is the number of POSTs that had been seen by then. */
interface End {
  readonly life: number;
  readonly isKilled: boolean;
  readonly posts: number;
  readonly integrity: string;
  readonly state: HubState;
}

/** What happened, as seen from outside. */
export interface History {
  readonly posts: SeenPost[];
  readonly ends: End[];
  /** The challenges, and which process sent each. */
  readonly challenges: { readonly callback: string; readonly mode: string; readonly life: number; readonly challenge: string }[];
  /** The requests that were answered 202, which process answered each, and which one was asked first. */
  readonly accepted: { readonly callback: string; readonly mode: string; readonly life: number; readonly askedIn: number }[];
}

const MOST_FAILURES = 3;

/** How the hub broke its promises, a line for each fault. */
export function checkHistory(history: History): string[] {
  const callbacks = [...new Set(history.posts.map(({ callback }) => callback))];
  return [
    ...history.ends.flatMap((end) => [
      ...(end.integrity === 'ok' ? [] : [`life ${end.life}: integrity_check says ${end.integrity}`]),
      ...checkAccepted(history, end),
    ]),
    ...callbacks.flatMap((callback) => checkPosts(callback, history)),
    ...checkChallenges(history),
  ];
}

/** Whatever was answered 202 must stay in the store. */
function checkAccepted({ accepted }: History, { life, state }: End): string[] {
  return accepted
    .filter((asked) => asked.life <= life)
    .filter(({ callback, mode }) => !state.requests.some((request) => request.callback === callback && request.mode === mode))
    .map(({ callback, mode }) => `life ${life}: the ${mode} of ${callback} got 202 and is lost`);
}

function checkPosts(callback: string, { posts, ends }: History): string[] {
  const own = posts.map((post, index) => ({ ...post, index })).filter((post) => post.callback === callback);
  const faults: string[] = [];
  for (const [place, post] of own.entries()) {
    const earlier = own.slice(0, place);
    const where = `version ${post.version} to ${callback} in life ${post.life}`;
    if (earlier.some(({ version }) => version > post.version)) faults.push(`${where} after a newer one`);
    const same = earlier.filter(({ version }) => version === post.version);
    if (same.some(({ delivery, etag }) => delivery !== post.delivery || etag !== post.etag))
      faults.push(`${where} with another id`);
    if (same.some(({ life, status }) => life === post.life && isSuccess(status))) faults.push(`${where} again after a success`);
    for (const end of ends.filter(({ posts: before }) => before <= post.index)) {
      const row = rowOf(end, callback);
      if (!row && earlier.some(({ index }) => index < end.posts))
        faults.push(`${where} although it was removed by the end of life ${end.life}`);
      else if (row && row.version >= post.version)
        faults.push(`${where} although it was recorded by the end of life ${end.life}`);
    }
  }
  return faults;
}

/**
 * Each challenge may be sent only once, and each accepted request must be verified, by the process that accepted it or a later
 * one. Where a process stored a request to unsubscribe and ended before its answer, one repeated later may have nothing left to end.
 */
function checkChallenges({ challenges, accepted }: History): string[] {
  const repeated = challenges.filter(
    ({ challenge }, place) => challenges.findIndex((other) => other.challenge === challenge) < place,
  );
  const unanswered = accepted.filter(
    ({ callback, mode, life, askedIn }) =>
      !challenges.some(
        (sent) => sent.callback === callback && sent.mode === mode && sent.life >= (mode === 'unsubscribe' ? askedIn : life),
      ),
  );
  return [
    ...repeated.map(({ callback }) => `a challenge to ${callback} came twice`),
    ...unanswered.map(({ callback, mode }) => `the ${mode} of ${callback} was never verified`),
  ];
}

/**
 * Whether failures were counted correctly up to the third one, which removes the subscription. Each kill may lose one, that of a
 * POST under way.
 */
export function checkFailures(callback: string, { posts, ends }: History): string[] {
  const faults: string[] = [];
  let lost = 0;
  for (const end of ends) {
    const sent = posts.slice(0, end.posts).filter((post) => post.callback === callback).length;
    if (sent === 0) continue;
    const counted = rowOf(end, callback)?.failures ?? MOST_FAILURES;
    const nowLost = sent - counted;
    if (nowLost < lost || nowLost > lost + (end.isKilled ? 1 : 0))
      faults.push(`life ${end.life}: of ${sent} POSTs to ${callback} ${counted} are counted, ${lost} were lost before`);
    lost = nowLost;
  }
  return faults;
}

/** Whether a subscription is live and its last POST had this version and was signed with this secret. */
export function checkNewest(callback: string, version: number, secret: string | null, { posts, ends }: History): string[] {
  const last = posts.findLast((post) => post.callback === callback);
  const end = ends.at(-1);
  const row = end && rowOf(end, callback);
  const faults: string[] = [];
  if (!row) return [`${callback} is not subscribed at the end`];
  if (row.version !== version || row.failures !== 0) faults.push(`${callback} is recorded as ${JSON.stringify(row)} at the end`);
  if (last?.version !== version) faults.push(`${callback} got version ${last?.version} last`);
  if (last && last.signature !== signatureOf(secret, last.body))
    faults.push(`${callback} got another signature than ${secret} makes`);
  return faults;
}

/** Whether a subscription has ended and got no POST of this version or a later one. */
export function checkRemoved(callback: string, version: number, { posts, ends }: History): string[] {
  const end = ends.at(-1);
  return [
    ...(end && rowOf(end, callback) ? [`${callback} is still subscribed at the end`] : []),
    ...posts
      .filter((post) => post.callback === callback && post.version >= version)
      .map((post) => `${callback} got version ${post.version} after it was removed`),
  ];
}

export function signatureOf(secret: string | null, body: Buffer): string | undefined {
  return secret === null ? undefined : `sha256=${createHmac('sha256', secret).update(body).digest('hex')}`;
}

function isSuccess(status: number): boolean {
  return status >= 200 && status <= 299;
}

function rowOf({ state }: End, callback: string) {
  return state.subscriptions.find((row) => row.callback === callback);
}
