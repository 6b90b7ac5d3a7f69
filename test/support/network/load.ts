import { createHash } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';

const PATHS = [
  '/reviews.json',
  '/api/reviews/since/2000-01-01',
  '/api/reviews/search?limit=100',
  '/feed.xml',
  '/',
  '/reviews/review-1',
];

export interface Load {
  /** Ends the load; `faults` holds what was wrong with any answer. */
  stop(): Promise<{ answers: number; faults: readonly string[] }>;
}

/**
 * Asks for everything in turn until it is stopped, a few times at once, and looks whether each answer is whole: its status,
 * its length, and for a file that the entity tag is the digest of the very bytes that came with it.
 */
export function askUnderLoad(origin: string): Load {
  const faults: string[] = [];
  let answers = 0;
  let stopped = false;
  async function ask(path: string): Promise<void> {
    const response = await fetch(origin + path, { headers: { 'Accept-Encoding': 'identity' } });
    const body = Buffer.from(await response.arrayBuffer());
    answers++;
    if (response.status !== 200) faults.push(`${path}: status ${response.status}`);
    const tag = `"${createHash('sha256').update(body).digest('hex')}"`;
    if (!path.includes('since') && response.headers.get('etag') !== tag) faults.push(`${path}: tag and bytes differ`);
    if (path.startsWith('/api/')) {
      const { count, reviews } = JSON.parse(body.toString()) as { count: number; reviews: unknown[] };
      if (count !== reviews.length) faults.push(`${path}: count and reviews differ`);
    }
  }
  async function worker(): Promise<void> {
    for (let turn = 0; !stopped; turn++) {
      await ask(PATHS[turn % PATHS.length] ?? '/').catch((error) => faults.push(String(error.cause ?? error)));
      // Leaves a core for the build.
      await setTimeout(20);
    }
  }
  const workers = [worker(), worker(), worker()];
  return {
    async stop() {
      stopped = true;
      await Promise.all(workers);
      return { answers, faults };
    },
  };
}
