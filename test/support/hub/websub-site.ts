import { cp, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { vi } from 'vitest';
import { basePathOf } from '../../../src/http/request-target.ts';
import { build } from '../build.ts';
import { review, smallContent, writeAll } from '../content/content.ts';
import { authoredReview, sampleSite } from '../content/sample-site.ts';
import { PATIENCE } from '../patience.ts';
import { sampleDist } from '../shared.ts';
import { sealSite } from '../sites/sealed-site.ts';
import { type RunningServer, startServer } from '../sites/server.ts';
import { authority } from './authority.ts';
import type { Fields } from './hub.ts';

/** A built server whose content a test changes. */
export interface WebSubSite {
  readonly baseUrl: string;
  /** Where the running server has what belongs to the base address. */
  readonly origin: string;
  readonly port: number;
  readonly pid: number;
  readonly lines: readonly Record<string, unknown>[];
  /** Replaces the served content by another version. */
  replace(): Promise<void>;
  /** Does the same, and notifies the hub. */
  publish(): Promise<void>;
  post(form: Fields | URLSearchParams, headers?: Fields): Promise<Response>;
  /** Sends a form, waits until the verification has ended, and returns its log line. */
  verified(form: Fields): Promise<Record<string, unknown>>;
  /** Waits for a log line that is written after this call. */
  nextLine(matches: (line: Record<string, unknown>) => boolean): Promise<Record<string, unknown>>;
  get(path: string): Promise<Response>;
  stop(): Promise<number | null>;
  start(): Promise<void>;
  close(): Promise<void>;
}

export interface WebSubSiteOptions {
  readonly baseUrl?: string;
  readonly settings?: Fields;
  /** How many reviews the first version has. */
  readonly reviews?: number;
  /** Whether the real build makes each version, which takes seconds. By default, only what the server reads is made. */
  readonly builds?: boolean;
  /** Which lines of the log are kept; default: all. */
  readonly keeps?: (line: string) => boolean;
}

/** Starts a site. Callbacks on 127.0.0.1 are allowed. */
export async function startWebSubSite(options: WebSubSiteOptions = {}): Promise<WebSubSite> {
  const { baseUrl = 'https://reviews.example.com', settings = {}, reviews = 3, builds = false, keeps } = options;
  const folder = await mkdtemp(join(tmpdir(), 'websub-site-'));
  const dist = join(folder, 'dist');
  await writeFile(join(folder, 'ca.pem'), authority.ca);
  await cp(join(await sampleDist(), 'server'), join(dist, 'server'), { recursive: true });
  // No test looks at the insights, and analysing each version would take longer than everything else.
  const { insights } = sampleSite();
  let versions = 0;
  let server: RunningServer;

  async function replace(): Promise<void> {
    // The number stays below a limit, so that in a long run answers at the end are no larger than at the beginning.
    const count = reviews + (versions++ % 50);
    const text = `Version ${versions}. ${'Fine. '.repeat(200)}`;
    if (builds) return rebuild(Array.from({ length: count }, (_, n) => review(n, { text })));
    const all = Array.from({ length: count }, (_, n) => authoredReview({ id: `review-${n}`, text }));
    const site = sampleSite({ baseUrl, reviews: all, insights });
    const { packFile } = await sealSite(join(folder, 'made'), { site, now: new Date(Date.UTC(2026, 2, 1, versions)) });
    await rename(packFile, join(dist, 'publication.pack'));
  }

  async function rebuild(all: readonly object[]): Promise<void> {
    const content = join(folder, 'content');
    await writeAll(content, smallContent(all));
    const { code, output } = await build(folder, { CONTENT_DIR: content, BASE_URL: baseUrl });
    if (code !== 0) throw new Error(`the build failed:\n${output}`);
  }

  async function start(): Promise<void> {
    const own = {
      DATABASE_URL: `file:${join(folder, 'hub.sqlite')}`,
      HUB_ALLOW_CALLBACK_NETS: '127.0.0.1/32',
      NODE_EXTRA_CA_CERTS: join(folder, 'ca.pem'),
    };
    server = await startServer(dist, { ...own, ...settings }, keeps);
  }

  const origin = () => server.origin + basePathOf(baseUrl);
  const post: WebSubSite['post'] = (form, headers = {}) =>
    fetch(`${origin()}/api/websub/hub`, { method: 'POST', body: new URLSearchParams(form), headers });

  function nextLine(matches: (line: Record<string, unknown>) => boolean): Promise<Record<string, unknown>> {
    const { length } = server.lines;
    return vi.waitFor(() => {
      const found = server.lines.slice(length).find(matches);
      if (!found) throw new Error(`no such line; there are ${JSON.stringify(server.lines.slice(length))}`);
      return found;
    }, PATIENCE);
  }

  await replace();
  await start();
  return {
    baseUrl,
    get origin() {
      return origin();
    },
    get port() {
      return server.port;
    },
    get pid() {
      return server.pid;
    },
    get lines() {
      return server.lines;
    },
    replace,
    async publish() {
      await replace();
      const { status } = await post({ 'hub.mode': 'publish', 'hub.url': `${baseUrl}/feed.xml` });
      if (status !== 202) throw new Error(`the hub answered ${status}`);
    },
    post,
    async verified(form) {
      const ended = nextLine(({ msg }) => msg === 'verification');
      const { status } = await post(form);
      if (status !== 202) throw new Error(`the hub answered ${status}`);
      return ended;
    },
    nextLine,
    get: (path) => fetch(origin() + path, { headers: { 'Accept-Encoding': 'identity' } }),
    stop: () => server.stop(),
    start,
    async close() {
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
