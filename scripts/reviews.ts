import { reviews } from './reviews/reviews.ts';
import { run } from './support/run.ts';

// The reader may close the pipe early (`… | head`). The code that writes the output notices that by itself.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});

/** `npm run reviews -- <command>`: the commands with which editors add, change and check reviews. */
await run(() => reviews(process.argv.slice(2)));
