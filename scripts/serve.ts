import { run } from './support/run.ts';
import { serve } from './support/serve.ts';

/** `npm run serve`: the existing build, nothing else. */
await run(serve);
