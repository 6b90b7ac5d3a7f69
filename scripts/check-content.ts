import { runCheck } from './check/run-check.ts';
import { run } from './support/run.ts';

/** `verified-reviews check`: what is wrong in the content, and nothing of the code. */
await run(() => runCheck());
