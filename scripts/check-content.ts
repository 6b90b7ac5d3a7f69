import { parseArgs } from 'node:util';
import { runCheck } from './check/run-check.ts';
import { run } from './support/run.ts';

/** `npm run check [-- --json]`: reports mistakes in the content, and none in the code. */
await run(() => runCheck(parseArgs({ options: { json: { type: 'boolean' } } }).values));
