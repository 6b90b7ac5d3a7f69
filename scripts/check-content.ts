import { parseArgs } from 'node:util';
import { runCheck } from './check/run-check.ts';
import { run } from './support/run.ts';

/** `npm run check [-- --json --published <address>]`: reports mistakes in the content, and none in the code. */
await run(() => runCheck(parseArgs({ options: { json: { type: 'boolean' }, published: { type: 'string' } } }).values));
