import { isLoopback } from './loopback.ts';

/** How much is waited for and read at most. */
interface Limits {
  /** For all requests together, in ms. */
  readonly ms: number;
  /** Of the file, without compression. */
  readonly bytes: number;
}

const MOST_REDIRECTS = 5;

/**
 * Gets a text file by https, or from this machine also by http. If there is none, or none within the limits, it throws an error that
 * `fetchProblem` explains.
 */
export async function fetchText(address: string, { ms, bytes }: Limits): Promise<string> {
  const { body } = await follow(new URL(address), AbortSignal.timeout(ms));
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of body ?? []) {
    length += chunk.byteLength;
    // Counted here, because the answer may be compressed.
    if (length > bytes) throw new Error(`it is longer than ${bytes / 1e6} MB`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

/** Follows redirects by itself, because `fetch` would also follow one from https to http. */
async function follow(start: URL, signal: AbortSignal): Promise<Response> {
  let url = start;
  for (let redirects = 0; redirects <= MOST_REDIRECTS; redirects++) {
    if (!isSafe(url, start))
      throw new Error(`${url === start ? 'it' : `it redirects to ${url.protocol}//${url.host}, which`} is not https`);
    const response = await fetch(url, { redirect: 'manual', signal });
    if (response.ok) return response;
    await response.body?.cancel();
    const target = response.headers.get('location');
    if (target === null || response.status < 300 || response.status > 399) throw new Error(`it answered ${response.status}`);
    url = targetOf(target, url);
  }
  throw new Error(`it redirects more than ${MOST_REDIRECTS} times`);
}

/** Where a redirect leads. Nothing of it is printed that may be secret. */
function targetOf(location: string, from: URL): URL {
  const target = URL.parse(location, from);
  if (target === null || target.username !== '' || target.password !== '')
    throw new Error('it redirects to an address that is not allowed');
  return target;
}

/** Whether nobody on the way could answer instead, and no other website sends us by http to a server on this machine. */
function isSafe(url: URL, start: URL): boolean {
  return url.protocol === 'https:' || (url.protocol === 'http:' && isLoopback(url) && isLoopback(start));
}
