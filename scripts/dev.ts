import { readSettings } from '../src/settings.ts';
import { command, settingsFrom } from './support/command.ts';
import { endAtSignal } from './support/end-at-signal.ts';
import { run } from './support/run.ts';

/** `npm run dev`: starts a server whose pages, endpoints and photos follow the files as they are saved. */
await run(async () => {
  command('npm run dev --', 'shows the site, and follows your changes', settingsFrom('HOST, PORT')).parse();
  const { host, port } = readSettings(process.env);
  // It loads Astro, which the help does not need.
  const { startDevServer } = await import('#software/dev-server');
  const server = await startDevServer({ host, port });
  endAtSignal(() => server.stop());
  return 0;
});
