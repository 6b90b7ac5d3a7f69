import { reviews } from './reviews/reviews.ts';
import { run } from './support/run.ts';

/** `npm run reviews -- <command>`: the commands with which editors add, change and check reviews. */
await run(() => reviews(process.argv.slice(2)));
