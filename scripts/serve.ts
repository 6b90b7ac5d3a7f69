import { parseArgs } from 'node:util';
import { serve } from './serve/serve.ts';
import { run } from './support/run.ts';

/** `npm run serve`: serves the existing build, and builds nothing. */
await run(() => {
  parseArgs({ options: {} });
  return serve();
});
