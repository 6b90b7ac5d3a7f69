import { parseArgs } from 'node:util';
import { startDevServer } from '#software/dev-server';
import { readSettings } from '../src/settings.ts';
import { run } from './support/run.ts';

/** How long the server may take to shut down, in ms: browsers keep their connections open. */
const PATIENCE_MS = 2000;

/** `npm run dev`: starts a server whose pages, endpoints and photos follow the files as they are saved. */
await run(async () => {
  parseArgs({ options: {} });
  const { host, port } = readSettings(process.env);
  const server = await startDevServer({ host, port });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.once(signal, () => {
      const end = () => process.exit(0);
      setTimeout(end, PATIENCE_MS).unref();
      server.stop().then(end, end);
    });
  }
  return 0;
});
