import type { AstroIntegration } from 'astro';
import { foldersOf } from '../astro/content-folder.ts';
import { basePathOf } from '../http/request-target.ts';
import { sendAnswer } from '../http/server/write-answer.ts';
import { readBuildSettings } from '../settings.ts';
import { followFolders } from './follow-folders.ts';
import { isForUs, NOT_FOR_YOU } from './is-for-us.ts';

/**
 * Adds to the dev server what a build leaves to our own server, which is the hub and MCP. Reports mistakes in the content, and
 * reloads open pages when a file of it changes.
 */
export function devService(): AstroIntegration {
  return {
    name: 'dev-service',
    hooks: {
      async 'astro:server:setup'({ server, logger }) {
        // Imported only here, because a build does not need these modules.
        const [{ createLiveService }, { liveSite }] = await Promise.all([
          import('./live-service.ts'),
          import('../astro/live-site.ts'),
        ]);
        const settings = readBuildSettings(process.env);
        const basePath = basePathOf(settings.baseUrl);
        const service = createLiveService({
          environment: process.env,
          basePath,
          reloader: () => `${basePath}/@vite/client`,
          load: () => liveSite(settings),
          tell: (line) => logger.error(line),
        });
        const { host } = server.config.server;
        const reach = { host: typeof host === 'string' ? host : host ? '::' : 'localhost', baseUrl: settings.baseUrl };
        server.middlewares.use((request, response, next) => {
          // Astro itself lets a form of another site through, which can ask the hub.
          if (!isForUs(request, reach)) return sendAnswer(response, NOT_FOR_YOU, false);
          service.answer(request).then((answer) => {
            if (answer === undefined) return next();
            sendAnswer(response, answer, false);
            answer.onSent?.();
          }, next);
        });
        const follower = followFolders(
          () => foldersOf(settings.contentDirectory),
          () => {
            server.ws.send({ type: 'full-reload' });
            service.changed().catch((error) => logger.error(String(error)));
          },
          (error) => logger.error(`open pages do not follow the files: ${error.message}`),
        );
        server.httpServer?.on('close', () => {
          follower.close();
          void service.close();
        });
      },
    },
  };
}
