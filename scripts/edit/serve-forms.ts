import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createFormBackend } from '../../src/editing/forms/backend/form-backend.ts';
import { localConfig } from '../../src/editing/forms/decap/form-config.ts';
import { en } from '../../src/editing/forms/words/en.ts';
import { formWordsFor } from '../../src/editing/forms/words/form-words.ts';
import { basePathOf } from '../../src/http/request-target.ts';
import { publishedIds } from '../check/last-reviews.ts';
import { deletePhotos } from '../reviews/change/delete-photos.ts';
import { apply } from '../reviews/support/apply.ts';
import { listenProblem } from '../serve/listen-problem.ts';
import { startLivePages } from '../serve/live-pages.ts';
import { contentSettings } from '../support/content-settings.ts';
import { endAtSignal } from '../support/end-at-signal.ts';
import { Refusal, refuse } from '../support/run.ts';
import { businessOf } from './forms-of-content.ts';
import { createFormsServer } from './forms-server.ts';
import { installDecap } from './install-decap.ts';

const HOST = '127.0.0.1';

/**
 * Serves the forms, and the pages that are shown beside them, until a signal ends the process. Only this machine can reach
 * them.
 */
export async function serveForms(port: number): Promise<number> {
  const { contentDirectory, baseUrl } = await contentSettings();
  const mistakes = await businessOf(contentDirectory);
  if (typeof mistakes === 'string') return refuse(`${mistakes}\nThe forms need a business without mistakes.`);
  const decap = await installDecap(console.error);
  // The same at each start, for tabs that are still open and for bookmarks. The port above is that of `npm start`.
  const wanted = { host: HOST, port: Math.max(port - 1, 0) };
  const isTaken = (await listenProblem({ ...wanted, metricsPort: undefined })) !== undefined;
  const pages = await startLivePages(isTaken ? { host: HOST, port: 0 } : wanted);
  const site = `http://${HOST}:${pages.port}${basePathOf(baseUrl)}`;
  const server = createFormsServer({
    backend: createFormBackend({
      directory: contentDirectory,
      apply,
      deletePhotos,
      now: () => new Date(),
      published: () => publishedIds(),
    }),
    decap,
    site,
    async config() {
      const business = await businessOf(contentDirectory);
      if (typeof business === 'string') return `${business}\n\n${en.page.mend}`;
      const { tag, page, phrases, lacking } = formWordsFor(business.language);
      return { config: localConfig(business, site), words: { tag, page, phrases, lacking } };
    },
  });
  await listen(server, port).catch(async (error) => {
    await pages.stop();
    throw error;
  });
  console.log(`Forms:  http://${HOST}:${(server.address() as AddressInfo).port}/   open this in your browser`);
  console.log(`Pages:  ${site}/   they follow each save`);
  console.log(`Saving writes into ${contentDirectory} and publishes nothing. Ctrl-C ends both.`);
  endAtSignal(() => {
    server.closeAllConnections();
    server.close();
    return pages.stop();
  });
  return 0;
}

async function listen(server: Server, port: number): Promise<void> {
  server.listen(port, HOST);
  await once(server, 'listening').catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EADDRINUSE') throw error;
    throw new Refusal(`port ${port} is taken, perhaps by forms that run already; end them, or give another one: --port 0`);
  });
}
