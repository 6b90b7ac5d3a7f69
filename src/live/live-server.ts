import { type FSWatcher, watch } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import type { Loaded } from '../astro/load-site.ts';
import type { Problem } from '../authoring/problems/problem.ts';
import { type Answer, NO_STORE } from '../http/answer.ts';
import { createRateLimiter } from '../http/client/rate-limit.ts';
import { parseTarget } from '../http/request-target.ts';
import { createHttpServer } from '../http/server/node-server.ts';
import { readBody } from '../http/server/request-body.ts';
import type { SiteFile } from '../publication/files.ts';
import { addressesOf, fileHeaders } from '../publication/headers/headers.ts';
import { NOT_FOUND_PATH } from '../publication/not-found-path.ts';
import { createService } from '../service.ts';
import type { Environment } from '../settings.ts';
import { createMetrics } from '../telemetry/metrics.ts';
import { createLiveService } from './live-service.ts';
import { createReloader, RELOADER } from './reloader.ts';

interface LiveServerOptions {
  readonly environment: Environment;
  readonly host: string;
  readonly port: number;
  readonly baseUrl: string;
  readonly contentDirectory: string;
  /** Reads the content anew where a file of it has changed. */
  load(): Promise<({ ok: true } & Loaded) | { ok: false; problems: readonly Problem[] }>;
  /** Every file of the site, made when it is asked for. */
  filesOf(loaded: Loaded): Promise<readonly SiteFile[]>;
  /** Tells who works on the content. */
  tell(line: string): void;
}

export interface LiveServer {
  readonly address: { readonly port: number };
  stop(): Promise<void>;
}

/** An import writes many files one after the other: that is one change. In ms; a change is to be seen within a second. */
const PAUSE_MS = 150;
/** How long running requests get when the server ends, in ms. */
const GRACE_MS = 500;

/** Serves a site as its files are now, with everything that the server of a build has; open pages load anew when a file is saved. */
export async function startLiveServer(options: LiveServerOptions): Promise<LiveServer> {
  const { environment, baseUrl, contentDirectory, load, filesOf, tell } = options;
  const basePath = new URL(baseUrl).pathname.replace(/\/$/, '');
  const reloader = createReloader();
  const live = createLiveService({ environment, basePath, load, reloader: basePath + RELOADER.script, tell });
  const files = remember(async (loaded: Loaded) => new Map((await filesOf(loaded)).map((file) => [file.path, file])));
  const onError = (error: unknown) => tell(error instanceof Error ? (error.stack ?? error.message) : String(error));
  // The hub and `/mcp` are answered before anything comes here.
  const nobody = () => Promise.reject(new Error('answered elsewhere'));
  const service = createService({
    publication: live.publication,
    publicationProblem: () => undefined,
    rateLimiter: createRateLimiter(0),
    metrics: createMetrics(),
    servesMetrics: false,
    isStopping: () => false,
    hub: { receive: nobody, problem: async () => undefined },
    mcp: { answer: nobody, refuse: nobody },
  });

  async function respond(request: IncomingMessage): Promise<Answer> {
    const { method = 'GET', url = '/' } = request;
    const target = parseTarget(url);
    const path = target && below(basePath, target.path);
    const reload = path === undefined ? undefined : reloader.answer(path, target?.search ?? '');
    if (reload) return reload;
    const lived = await live.answer(request);
    if (lived) return lived;
    const loaded = await load();
    if (path !== undefined && loaded.ok && (method === 'GET' || method === 'HEAD')) {
      const known = await files(loaded);
      const found = known.get(path);
      if (found) return fileAnswer(found, loaded, 200);
      const page = path.replace(/\/+$/, '');
      if (known.has(page)) return { status: 308, headers: { ...NO_STORE, Location: encodeURI(basePath + page) }, body: null };
    }
    const { answer } = service.answer({
      method,
      url,
      headers: request.headers as Record<string, string | undefined>,
      readBody: (limit) => readBody(request, limit),
      clientKey: () => '',
    });
    const given = await answer;
    const notFound =
      given.status === 404 && loaded.ok && wantsPage(request) ? (await files(loaded)).get(NOT_FOUND_PATH) : undefined;
    return notFound && loaded.ok ? fileAnswer(notFound, loaded, 404) : given;
  }

  async function fileAnswer({ path, mediaType, output }: SiteFile, { site }: Loaded, status: number): Promise<Answer> {
    const bytes = await output.make();
    const headers = { ...fileHeaders({ path, mediaType }, addressesOf(site)), ...NO_STORE };
    if (!mediaType.startsWith('text/html')) return { status, headers, body: bytes };
    const script = `<script type="module" src="${basePath}${RELOADER.script}"></script></body>`;
    return { status, headers, body: Buffer.from(bytes).toString().replace('</body>', script) };
  }

  const server = createHttpServer({ respond, onError });
  const { port } = await server.listen(options.port, options.host);
  const watcher = follow(contentDirectory, tell, () => {
    live.changed().catch(onError);
    reloader.changed();
  });
  return {
    address: { port },
    async stop() {
      watcher?.close();
      reloader.close();
      await Promise.all([server.close(GRACE_MS), live.close()]);
    },
  };
}

function wantsPage({ headers }: IncomingMessage): boolean {
  return headers.accept?.includes('text/html') === true;
}

/** The path below the base, as files have it; `undefined` outside of it. */
function below(basePath: string, path: string): string | undefined {
  if (path === basePath) return '/';
  return path.startsWith(`${basePath}/`) ? path.slice(basePath.length) : undefined;
}

/** Keeps what was made last, for as long as it is asked for the same. */
function remember<K extends object, T>(make: (key: K) => Promise<T>): (key: K) => Promise<T> {
  let last: { readonly key: K; readonly made: Promise<T> } | undefined;
  return (key) => {
    if (last?.key !== key) last = { key, made: make(key) };
    return last.made;
  };
}

/** Calls back when a file of a folder has changed, and no other has for a moment. Without it, a page is loaded anew by hand. */
function follow(folder: string, tell: (line: string) => void, onChange: () => void): FSWatcher | undefined {
  let timer: NodeJS.Timeout | undefined;
  try {
    const watcher = watch(folder, { recursive: true }, () => {
      clearTimeout(timer);
      timer = setTimeout(onChange, PAUSE_MS);
    });
    watcher.on('error', (error) => tell(`open pages do not follow the files: ${error.message}`));
    watcher.on('close', () => clearTimeout(timer));
    return watcher;
  } catch (error) {
    tell(`open pages do not follow the files: ${error instanceof Error ? error.message : error}`);
    return undefined;
  }
}
