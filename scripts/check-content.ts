import { parseArgs } from 'node:util';
import { runCheck } from './check/run-check.ts';
import { run } from './support/run.ts';

/** `npm run check [-- --json]`: what is wrong in the content, and nothing of the code. */
await run(() => runCheck(parseArgs({ options: { json: { type: 'boolean' } } }).values));
