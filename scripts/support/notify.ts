import pRetry, { AbortError } from 'p-retry';
import type { Manifest } from '../../src/publication/manifest.ts';
import { RESOURCES } from '../../src/representations/resources.ts';
import { ownHubUrl } from '../../src/settings.ts';
import { count } from './count.ts';

type Announcement = Pick<Manifest, 'baseUrl' | 'hubUrl' | 'entries'>;

/** What came of telling a hub; `ok` too where there is none to tell. */
export interface Notice {
  readonly ok: boolean;
  readonly line: string;
}

/** Tells the hub that a publication announces to look at its topics, in three tries and 5 s at most. */
export async function notifyHub(announcement: Announcement): Promise<Notice> {
  const { hubUrl } = announcement;
  if (hubUrl === null) return { ok: true, line: 'No hub is announced: there is nobody to tell.' };
  const topics = topicsOf(announcement);
  const problem = await publish(hubUrl, topics);
  if (problem === undefined) return { ok: true, line: `Told the hub ${hubUrl} of ${count(topics.length, 'topic')}.` };
  return { ok: false, line: explain(problem, hubUrl, announcement.baseUrl) };
}

function topicsOf({ baseUrl, entries }: Announcement): string[] {
  const published = new Set(entries.map(({ path }) => path));
  return Object.values(RESOURCES)
    .filter(({ path, isTopic }) => isTopic && published.has(path))
    .map(({ path }) => baseUrl + path);
}

/** In ms; with 200 and 400 between them, three are over within 5 s. */
const TRY_TIMEOUT = 1400;

/** Gives the reason of the last failure. */
async function publish(hubUrl: string, topics: readonly string[]): Promise<string | undefined> {
  const form = new URLSearchParams([['hub.mode', 'publish'], ...topics.map((topic) => ['hub.url', topic])]);
  try {
    await pRetry(() => post(hubUrl, form.toString()), { retries: 2, minTimeout: 200, factor: 2 });
    return undefined;
  } catch (error) {
    return reasonOf(error);
  }
}

async function post(hubUrl: string, body: string): Promise<void> {
  const response = await fetch(hubUrl, {
    method: 'POST',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    body,
    // A redirected POST may become a GET.
    redirect: 'manual',
    signal: AbortSignal.timeout(TRY_TIMEOUT),
  });
  await response.body?.cancel();
  if (response.ok) return;
  const problem = `it answered ${response.status}`;
  throw response.status === 429 || response.status >= 500 ? new Error(problem) : new AbortError(problem);
}

const REFUSED = 'connection refused';
const NO_TLS = 'it does not speak TLS';

/** What `fetch` says by its codes alone, or in OpenSSL's words. */
const REASONS: Readonly<Record<string, string>> = {
  ECONNREFUSED: REFUSED,
  ENOTFOUND: 'its name does not resolve',
  EAI_AGAIN: 'its name does not resolve',
  ERR_SSL_WRONG_VERSION_NUMBER: NO_TLS,
  ERR_SSL_PACKET_LENGTH_TOO_LONG: NO_TLS,
};

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error.name === 'TimeoutError') return 'no answer in time';
  const { code = '', message } = (error.cause ?? error) as NodeJS.ErrnoException;
  // OpenSSL's messages end with a line feed.
  return REASONS[code] ?? (message || code).trim().replaceAll(/\s+/g, ' ');
}

/** Only a server's own hub looks at its topics unasked; on a developer's machine it is often not running. */
function explain(problem: string, hubUrl: string, baseUrl: string): string {
  const isOwn = hubUrl === ownHubUrl(baseUrl);
  if (isOwn && problem === REFUSED && /^(localhost|127\.[\d.]+|\[::1\])$/.test(new URL(baseUrl).hostname))
    return `No server runs at ${baseUrl}/, so no hub was told; a server looks by itself when it starts and every minute.`;
  const advice = isOwn
    ? 'A running server looks by itself within a minute; or run npm run notify-hub.'
    : 'Is HUB_URL right? If so, run npm run notify-hub later.';
  return `The hub ${hubUrl} could not be told: ${problem}. ${advice}`;
}
