import { reviews } from './reviews/reviews.ts';
import { run } from './support/run.ts';

/** `npm run check`: the same as `npm run reviews -- check`, which reports mistakes in the content, and none in the code. */
await run(() => reviews(['check', ...process.argv.slice(2)]));
