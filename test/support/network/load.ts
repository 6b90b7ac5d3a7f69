import { hash } from 'node:crypto';
import { Agent, get, type IncomingHttpHeaders } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

const PATHS = [
  '/reviews.json',
  '/api/reviews/since/2000-01-01',
  '/api/reviews/search?limit=100',
  '/feed.xml',
  '/',
  '/reviews/review-1',
];

const DECODERS: Readonly<Record<string, (body: Buffer) => Buffer>> = {
  identity: (body) => body,
  gzip: gunzipSync,
  br: brotliDecompressSync,
};

/** How many answers and entity tags are remembered. */
const MOST_KEPT = 1000;

const CODINGS = Object.keys(DECODERS);

/** The load ends by itself at this many faults: if the server is gone, there would be thousands a second. */
const MOST_FAULTS = 20;

/** Requests that go on until they are stopped. */
export interface Load {
  /** What has been wrong so far. */
  readonly faults: readonly string[];
  /** Ends the load. `faults` are all that was wrong with any answer. */
  stop(): Promise<{ answers: number; faults: readonly string[] }>;
}

/** Starts so many workers, each of which asks again and again, and pauses in between. What asks returns what was wrong. */
export function startLoad(workers: number, pauseMs: number, worker: (n: number) => (turn: number) => Promise<string[]>): Load {
  const faults: string[] = [];
  let answers = 0;
  let stopped = false;

  async function work(n: number): Promise<void> {
    const ask = worker(n);
    for (let turn = 0; !stopped && faults.length < MOST_FAULTS; turn++) {
      try {
        faults.push(...(await ask(turn)));
        answers++;
      } catch (error) {
        faults.push(String(error));
      }
      if (pauseMs > 0) await setTimeout(pauseMs);
    }
  }

  const working = Array.from({ length: workers }, (_, n) => work(n));
  return {
    faults,
    async stop() {
      stopped = true;
      await Promise.all(working);
      return { answers, faults };
    },
  };
}

export interface LoadOptions {
  /** How many workers ask at once; default 3. */
  readonly workers?: number;
  /** How long each worker pauses after an answer, in ms; default 20, which leaves a core for a build. */
  readonly pauseMs?: number;
  /** The path to ask for next; default: each of the files, pages and endpoints in turn. */
  path?(turn: number): string;
}

interface Answered {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/**
 * Asks for everything in turn and in every coding until it is stopped, and checks that each answer is complete and from one
 * build: its status, its counts, that all its texts are of the same version, and that its entity tag is the digest of the bytes
 * that came with it. Every second request for the same thing is conditional.
 */
export function askUnderLoad(origin: string, { workers = 3, pauseMs = 20, path = pathInTurn }: LoadOptions = {}): Load {
  const agent = new Agent({ keepAlive: true });
  /** The checked answers, by path and entity tag. The same tag must always come with the same bytes. */
  const seen = new Map<string, Buffer>();

  function look(answer: Answered, asked: string, known: string | undefined): string[] {
    const key = `${asked} ${answer.headers.etag}`;
    const before = answer.status === 200 ? seen.get(key) : undefined;
    if (before) return before.equals(answer.body) ? [] : [`${key}: the same tag, other bytes`];
    if (seen.size >= MOST_KEPT) seen.clear();
    if (answer.status === 200) seen.set(key, answer.body);
    return faultsOf(answer, asked, known);
  }

  const load = startLoad(workers, pauseMs, (n) => {
    const tags = new Map<string, string>();
    return async (at) => {
      const turn = n * 5 + at;
      const asked = path(turn);
      const coding = CODINGS[Math.floor(turn / 7) % CODINGS.length] ?? 'identity';
      const key = `${asked} ${coding}`;
      const known = turn % 2 === 0 ? tags.get(key) : undefined;
      const answer = await ask(origin + asked, coding, known, agent);
      if (tags.size >= MOST_KEPT) tags.clear();
      if (answer.headers.etag !== undefined) tags.set(key, answer.headers.etag);
      return look(answer, asked, known);
    };
  });
  return { ...load, stop: () => load.stop().finally(() => agent.destroy()) };
}

function pathInTurn(turn: number): string {
  return PATHS[turn % PATHS.length] ?? '/';
}

function ask(url: string, coding: string, known: string | undefined, agent: Agent): Promise<Answered> {
  const headers = { 'Accept-Encoding': coding, ...(known !== undefined && { 'If-None-Match': known }) };
  return new Promise((resolve, reject) => {
    get(url, { agent, headers }, (response) => {
      const { statusCode: status = 0, headers } = response;
      buffer(response).then((body) => resolve({ status, headers, body }), reject);
    }).on('error', (error) => reject(new Error(`${url}: ${error.message}`)));
  });
}

function faultsOf({ status, headers, body: sent }: Answered, path: string, known: string | undefined): string[] {
  if (status === 304 && known !== undefined)
    return headers.etag === known ? [] : [`${path}: 304 for ${known}, but it is ${headers.etag}`];
  if (status !== 200) return [`${path}: status ${status}`];
  const coding = headers['content-encoding'] ?? 'identity';
  const body = DECODERS[coding]?.(sent) ?? Buffer.alloc(0);
  const text = body.toString();
  const faults: string[] = [];
  const digest = hash('sha256', body);
  const tag = coding === 'identity' ? `"${digest}"` : `"${digest}-${coding}"`;
  if (!path.includes('since') && headers.etag !== tag) faults.push(`${path}: tag ${headers.etag} and bytes differ`);
  if (new Set(text.match(/Version \d+\./g)).size > 1) faults.push(`${path}: more than one version`);
  if (path.startsWith('/api/') && !isCounted(text)) faults.push(`${path}: count and reviews differ`);
  return faults;
}

function isCounted(text: string): boolean {
  const { count, reviews } = JSON.parse(text) as { count: number; reviews: unknown[] };
  return count === reviews.length;
}
