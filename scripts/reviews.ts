import { reviews } from './reviews/reviews.ts';
import { run } from './support/run.ts';

// Whoever reads it may have seen enough: `… | head`. What writes there learns of it by itself.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});

/** `npm run reviews -- <command>`: what editors do with reviews. */
await run(() => reviews(process.argv.slice(2)));
