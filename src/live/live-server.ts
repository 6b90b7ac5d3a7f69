import type { IncomingMessage } from 'node:http';
import type { Loaded, Loading } from '../astro/load-site.ts';
import { errorCode } from '../authoring/files/file-error.ts';
import { type Answer, NO_STORE } from '../http/answer.ts';
import { apiError } from '../http/cors.ts';
import { basePathOf, parseTarget, pathBelow } from '../http/request-target.ts';
import { createHttpServer } from '../http/server/node-server.ts';
import { onceFor } from '../once.ts';
import type { SiteFile } from '../publication/files.ts';
import { addressesOf, fileHeaders, isApiPath } from '../publication/headers/headers.ts';
import { NOT_FOUND_PATH } from '../representations/resource-paths.ts';
import type { Site } from '../representations/site.ts';
import { locationWithoutSlash, redirect } from '../server/service.ts';
import type { Environment } from '../settings.ts';
import { followFolders } from './follow-folders.ts';
import { isForUs, NOT_FOR_YOU } from './is-for-us.ts';
import { createLiveService } from './live-service.ts';
import { createReloader } from './reloader.ts';

interface LiveServerOptions {
  readonly environment: Environment;
  readonly host: string;
  readonly port: number;
  readonly baseUrl: string;
  /** Lists the folders whose files are followed. */
  folders(): readonly string[];
  /** Gives the content, which is read again only if a file of it has changed. */
  load(): Loading;
  /** Every file of the site, made when it is asked for. */
  filesOf(loaded: Loaded): Promise<readonly SiteFile[]>;
  /** Shows a line to the people who work on the content. */
  tell(line: string): void;
}

export interface LiveServer {
  readonly port: number;
  stop(): Promise<void>;
}

/** A page of the site as it is now: `script` is the path of the script that reloads it. */
interface PageOptions {
  readonly site: Site;
  readonly script: string;
  readonly status: number;
}

/** How long running requests get when the server ends, in ms. */
const GRACE_MS = 500;

const POLICY = 'Content-Security-Policy';

/** Serves a site as its files are now, with everything that the server of a build has. Open pages reload when a file is saved. */
export async function startLiveServer(options: LiveServerOptions): Promise<LiveServer> {
  const { environment, baseUrl, folders, load, filesOf, tell } = options;
  const basePath = basePathOf(baseUrl);
  const reloader = createReloader();
  const scriptNow = () => basePath + reloader.script();
  const live = createLiveService({ environment, basePath, load, reloader: scriptNow, tell });
  /** Gives the files by their path, which are made once for one content. */
  const newFiles = () =>
    onceFor(async (loaded: Loaded) => new Map((await filesOf(loaded)).map((file) => [file.path, file])), new WeakMap());
  let files = newFiles();
  const onError = (error: unknown) => tell(error instanceof Error ? (error.stack ?? error.message) : String(error));

  const follower = followFolders(
    folders,
    () => {
      files = newFiles();
      live.changed().catch(onError);
      reloader.changed();
    },
    (error) => tell(`open pages do not follow the files: ${error.message}`),
  );

  async function respond(request: IncomingMessage): Promise<Answer> {
    if (!isForUs(request, options)) return NOT_FOR_YOU;
    const { method = 'GET', url = '/' } = request;
    const target = parseTarget(url);
    const path = target && pathBelow(basePath, target.path);
    const reload = path === undefined ? undefined : reloader.answer(path);
    if (reload) return reload;
    const lived = await live.answer(request);
    if (lived) return lived;
    const script = scriptNow();
    const loaded = await live.read();
    // If the content has mistakes, `live` has answered every path below the base except the dev server's own.
    if (!loaded.ok) return apiError(404, 'nothing is at this address');
    const { site } = loaded;
    if (target && path !== undefined && (method === 'GET' || method === 'HEAD')) {
      const found = await answerFile(loaded, path, { site, script, status: 200 });
      if (found) return found;
      const known = await files(loaded);
      const location = locationWithoutSlash(baseUrl, path, target, (page) => known.has(page));
      if (location !== undefined) return redirect(location);
    }
    const given = await live.serve(request);
    if (given.status !== 404 || path === undefined || isApiPath(path)) return given;
    return (await answerFile(loaded, NOT_FOUND_PATH, { site, script, status: 404 })) ?? given;
  }

  /** Answers with a file of the site, if there is one at the path. */
  async function answerFile(loaded: Loaded, path: string, options: PageOptions): Promise<Answer | undefined> {
    const answerNow = async () => {
      const found = (await files(loaded)).get(path);
      return found && fileAnswer(found, options);
    };
    return answerNow().catch((error) => {
      if (errorCode(error) !== 'ENOENT') throw error;
      // The file was deleted, and the follower has not told it yet.
      files = newFiles();
      return answerNow();
    });
  }

  const server = createHttpServer({ respond, onError });
  return {
    port: await server.listen(options.port, options.host),
    async stop() {
      follower.close();
      await Promise.all([server.close(GRACE_MS), live.close()]);
    },
  };
}

async function fileAnswer({ path, mediaType, output }: SiteFile, { site, script, status }: PageOptions): Promise<Answer> {
  const bytes = await output.make();
  const headers: Record<string, string> = { ...fileHeaders({ path, mediaType }, addressesOf(site)), ...NO_STORE };
  // The forms of `scripts/edit` show the page in a frame.
  if (headers[POLICY]) headers[POLICY] = headers[POLICY].replace("; frame-ancestors 'none'", '');
  if (!mediaType.startsWith('text/html')) return { status, headers, body: bytes };
  const html = Buffer.from(bytes).toString();
  return { status, headers, body: html.replace('</body>', `<script type="module" src="${script}"></script></body>`) };
}
