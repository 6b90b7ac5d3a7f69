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

/** A hub's own question, by the tag that it has: what is seen here is what it will see. */
function createLook(url: string, digest: string): Look {
  let other: string | null = null;
  return async (signal) => {
    const response = await fetch(url, { headers: other === null ? {} : { 'If-None-Match': other }, signal });
    if (!response.ok) {
      await response.body?.cancel();
      return response.status === 304 ? EARLIER : `status ${response.status}`;
    }
    const tag = response.headers.get('etag');
    // Our server's tags hold the digest, whatever its coding or a proxy adds; else the bytes are read, once for each tag.
    if (tag?.includes(digest)) {
      await response.body?.cancel();
      return undefined;
    }
    if ((await digestOf(response)) === digest) return undefined;
    other = tag;
    return EARLIER;
  };
}

async function digestOf({ body }: Response): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of body ?? []) hash.update(chunk);
  return hash.digest('hex');
}
