import { parseArgs } from 'node:util';
import { serve } from './serve/serve.ts';
import { run } from './support/run.ts';

/** `npm run serve`: the existing build, nothing else. */
await run(() => {
  parseArgs({ options: {} });
  return serve();
});
