import { serve } from './serve/serve.ts';
import { command, settingsFrom } from './support/command.ts';
import { run } from './support/run.ts';

/** `npm run serve`: serves the existing build, and builds nothing. */
await run(() => {
  command('npm run serve --', 'serves what was built', settingsFrom('HOST, PORT')).parse();
  return serve();
});
