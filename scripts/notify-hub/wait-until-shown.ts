import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { fetchProblem } from '../support/network/fetch-problem.ts';

/** A published file: its public address and digest. */
export interface Published {
  readonly url: string;
  /** SHA-256 of its bytes, hexadecimal. */
  readonly digest: string;
}

/** An address with which something went wrong, and why. */
export interface Failure {
  readonly url: string;
  readonly reason: string;
}

/** The time between two requests to an address, in ms. */
const INTERVAL = 250;

const EARLIER = 'another version';

/**
 * Requests each address until it shows what was published, for at most `ms`. Returns those that did not, each with what was last
 * seen there.
 */
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
      // An earlier observation says more than that the time was up.
      if (!signal.aborted || seen === undefined) seen = fetchProblem(error);
    }
    await sleep(INTERVAL, undefined, { signal }).catch(() => {});
  }
  return { url, reason: seen ?? 'no answer in time' };
}

/** Looks once. Returns what is there instead, or `undefined` if the file is shown. */
type Look = (signal: AbortSignal) => Promise<string | undefined>;

/** Makes a request as a hub would, with the last tag that was seen, so that it sees what a hub will see. */
function createLook(url: string, digest: string): Look {
  let other: string | null = null;
  return async (signal) => {
    const response = await fetch(url, { headers: other === null ? {} : { 'If-None-Match': other }, signal });
    if (!response.ok) {
      await response.body?.cancel();
      return response.status === 304 ? EARLIER : `status ${response.status}`;
    }
    const tag = response.headers.get('etag');
    // The tags of our server contain the digest, whatever the coding or a proxy adds. For other tags the bytes are read, once for
    // each tag.
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
