import { parseArgs } from 'node:util';
import { startDevServer } from '#software/dev-server';
import { readSettings } from '../src/settings.ts';
import { endAtSignal } from './support/end-at-signal.ts';
import { run } from './support/run.ts';

/** `npm run dev`: starts a server whose pages, endpoints and photos follow the files as they are saved. */
await run(async () => {
  parseArgs({ options: {} });
  const { host, port } = readSettings(process.env);
  const server = await startDevServer({ host, port });
  endAtSignal(() => server.stop());
  return 0;
});
