import type { IncomingMessage } from 'node:http';
import type { Loading } from '../astro/load-site.ts';
import { createFileTexts } from '../authoring/files/file-texts.ts';
import { formatProblem, type Problem } from '../authoring/problems/problem.ts';
import type { Answer } from '../http/answer.ts';
import { createRateLimiter } from '../http/client/rate-limit.ts';
import { pathBelow } from '../http/request-target.ts';
import { readBody } from '../http/server/request-body.ts';
import type { Mcp } from '../mcp/mcp.ts';
import { publishInMemory } from '../publication/serving/in-memory.ts';
import type { Publication } from '../publication/serving/publication.ts';
import { HUB_PATH, MCP_PATH } from '../representations/resource-paths.ts';
import { isPublished } from '../representations/server-paths.ts';
import { createService, type Service } from '../server/service.ts';
import { createServiceMcp } from '../server/start-mcp.ts';
import type { Environment } from '../settings.ts';
import { createLog } from '../telemetry/log.ts';
import { createMetrics } from '../telemetry/metrics.ts';
import { type DevHub, startDevHub } from './dev-hub.ts';
import { answerMistakes } from './mistakes-answer.ts';

interface LiveOptions {
  readonly environment: Environment;
  /** The path below which the site is, without a slash at its end. */
  readonly basePath: string;
  /** Gives the content, which is read again only if a file of it has changed. */
  load(): Loading;
  /** The path of the script that reloads a page of what is there now when a file is saved. */
  reloader(): string;
  /** Shows a line to the people who work on the content. */
  tell(line: string): void;
}

/** A request; Vite removes the base from `url` before other handlers see it. */
type LiveRequest = IncomingMessage & { readonly originalUrl?: string | undefined };

export interface LiveService {
  /** Answers what pages and routes cannot; `undefined` for everything else. */
  answer(request: LiveRequest): Promise<Answer | undefined>;
  /** Lets the service of what is published now answer. Throws until the content has been read without a mistake. */
  serve(request: LiveRequest): Answer | Promise<Answer>;
  /** Reads the content, and publishes it where it has no mistakes. */
  read(): Loading;
  /** To be called when a file has changed: the hub then tells its subscribers. */
  changed(): Promise<void>;
  close(): Promise<void>;
}

/** How many mistakes are told; the page shows more of them. */
const MOST = 20;

/**
 * The paths of what the dev server itself needs, which always work: scripts and styles of the pages, and what reloads them.
 */
const OWN = /^\/(?:@|-\/|__|node_modules\/|src\/|_astro\/|_image)/;

/** What programs ask below this path is computed for each request. */
const QUERIES = '/api/reviews/';

const SERVED: readonly string[] = [HUB_PATH, MCP_PATH, `${MCP_PATH}/`];

/**
 * What the dev server has beside the pages: the service of the installed server, and a page for mistakes. All of it uses the files
 * as they are now.
 */
export function createLiveService({ environment, basePath, load, reloader, tell }: LiveOptions): LiveService {
  let seen: Awaited<Loading> | undefined;
  let current: Publication | undefined;
  let told: string | undefined;
  let started: Promise<{ hub: DevHub; mcp: Mcp }> | undefined;

  async function read(): Loading {
    const loaded = await load();
    if (loaded === seen) return loaded;
    seen = loaded;
    if (loaded.ok) {
      told = undefined;
      current = publishInMemory(loaded.site, loaded.aliases, nextSequence());
    } else tellProblems(loaded.problems);
    return loaded;
  }

  /** Tells at most `MOST` problems, and only if they are not those that were told last. */
  function tellProblems(problems: readonly Problem[]): void {
    const more = problems.length > MOST ? [`and ${problems.length - MOST} more: npm run check`] : [];
    const text = ['', ...problems.slice(0, MOST).map(formatProblem), ...more].join('\n');
    if (text !== told) tell(text);
    told = text;
  }

  function nextSequence(): number {
    return Math.max(Date.now(), (current?.sequence ?? 0) + 1);
  }

  function newest(): Publication {
    if (current === undefined) throw new Error('nothing is published before the content has been read');
    return current;
  }

  /** Starts the hub and MCP when they are first asked for: most people who work on the content never do that. */
  function start(): Promise<{ hub: DevHub; mcp: Mcp }> {
    started ??= (async () => {
      const { log } = createLog('warn');
      const hub = await startDevHub(environment, newest, log);
      const onError = (error: unknown) => log.error({ err: error }, 'request failed');
      const settings = { mcpSessionSecret: environment.MCP_SESSION_SECRET };
      return { hub, mcp: createServiceMcp({ settings, hub, publication: newest, onError }) };
    })();
    return started;
  }

  const service: Service = createService({
    publication: newest,
    publicationProblem: () => undefined,
    rateLimiter: createRateLimiter(0),
    metrics: createMetrics(),
    servesMetrics: false,
    isStopping: () => false,
    hub: { receive: async (form) => (await start()).hub.receive(form), problem: async () => undefined },
    mcp: {
      answer: async (request) => (await start()).mcp.answer(request),
      refuse: () => Promise.reject(new Error('nobody is refused here')),
    },
  });

  function serve(request: LiveRequest): Answer | Promise<Answer> {
    return service.answer({
      method: request.method ?? 'GET',
      url: targetOf(request),
      headers: request.headers as Record<string, string | undefined>,
      readBody: (limit) => readBody(request, limit),
      clientKey: () => '',
    }).answer;
  }

  return {
    async answer(request) {
      const [whole = '/'] = targetOf(request).split('?', 1);
      const path = pathBelow(basePath, whole);
      if (path === undefined || OWN.test(path)) return undefined;
      const script = reloader();
      const loaded = await read();
      if (!loaded.ok) {
        const isForBrowser = request.headers.accept?.includes('text/html') === true;
        return answerMistakes(isForBrowser, { problems: loaded.problems, textOf: createFileTexts(), reloader: script });
      }
      const isServed = path.startsWith(QUERIES) || SERVED.includes(path);
      return isServed && isPublished(path, loaded.site) ? serve(request) : undefined;
    },
    serve,
    read,
    async changed() {
      if (started === undefined || !(await read()).ok) return;
      await (await started).hub.look();
    },
    async close() {
      await (await started)?.hub.stop();
    },
  };
}

function targetOf({ originalUrl, url }: LiveRequest): string {
  return originalUrl ?? url ?? '/';
}
