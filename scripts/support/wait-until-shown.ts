import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { fetchProblem } from './fetch-problem.ts';

/** A file that was published, and where readers find it. */
export interface Published {
  readonly url: string;
  /** SHA-256 of its bytes, hexadecimal. */
  readonly digest: string;
}

/** An address that did not do what it should, and why. */
export interface Failure {
  readonly url: string;
  readonly reason: string;
}

/** How often an address is asked, in ms. */
const INTERVAL = 250;

const EARLIER = 'another version';

/** Asks each address until it shows what was published, for `ms` at most; gives those that did not show it, with what was seen last. */
export async function waitUntilShown(files: readonly Published[], ms: number): Promise<Failure[]> {
  const signal = AbortSignal.timeout(ms);
  const unshown = await Promise.all(files.map((file) => waitFor(file, signal)));
  return unshown.filter((each) => each !== undefined);
}

async function waitFor({ url, digest }: Published, signal: AbortSignal): Promise<Failure | undefined> {
  const isShown = createLook(url, digest);
  let seen: string | undefined;
  while (!signal.aborted) {
    try {
      seen = await isShown(signal);
      if (seen === undefined) return undefined;
    } catch (error) {
      // What was seen before the time was up says more than that it was.
      if (!signal.aborted || seen === undefined) seen = fetchProblem(error);
    }
    await sleep(INTERVAL, undefined, { signal }).catch(() => {});
  }
  return { url, reason: seen ?? 'no answer in time' };
}

/** Looks once; gives what is there instead, or `undefined`. */
type Look = (signal: AbortSignal) => Promise<string | undefined>;

/** The tag of our own server, also where something between has weakened it; all codings name the same bytes. */
const OWN_TAG = /^(?:W\/)?"([0-9a-f]{64})(?:-(?:br|gzip))?"$/;

/** Most hosts have tags of their own: there the bytes are read, once for each tag. */
function createLook(url: string, digest: string): Look {
  let other: string | null = null;
  return async (signal) => {
    const head = await ask('HEAD', signal);
    if (!head.ok) return `status ${head.status}`;
    const tag = head.headers.get('etag');
    const own = OWN_TAG.exec(tag ?? '')?.[1];
    if (own !== undefined) return own === digest ? undefined : EARLIER;
    if (tag !== null && tag === other) return EARLIER;
    const whole = await ask('GET', signal);
    if (!whole.ok) return `status ${whole.status}`;
    if ((await digestOf(whole)) === digest) return undefined;
    other = whole.headers.get('etag');
    return EARLIER;
  };

  function ask(method: 'HEAD' | 'GET', signal: AbortSignal): Promise<Response> {
    return fetch(url, { method, headers: { 'Accept-Encoding': 'identity' }, signal });
  }
}

async function digestOf({ body }: Response): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of body ?? []) hash.update(chunk);
  return hash.digest('hex');
}
