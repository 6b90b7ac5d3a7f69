import { LRUCache } from 'lru-cache';

export interface RateLimiter {
  /** Counts one request of a client. Gives 0 where it may pass, else the seconds to wait, for `Retry-After`. */
  take(key: string): number;
}

/** How many clients are remembered. The one whose last request is the oldest is forgotten first, and may then begin anew. */
const MAX_CLIENTS = 50_000;

/** One microsecond, in ms: a tolerance, because sums of fractions are not exact. */
const SLACK = 0.001;

/**
 * Allows each client `limit` requests per second and bursts of twice that; 0 is no limit. `clock` gives milliseconds. The generic
 * cell rate algorithm (ITU-T I.371) keeps one instant for each client. It has no window, at whose edge twice as many could pass.
 */
export function createRateLimiter(limit: number, clock = () => performance.now()): RateLimiter {
  if (limit === 0) return { take: () => 0 };
  const interval = 1000 / limit;
  const ahead = (2 * limit - 1) * interval;
  /** When the next request of a client would be due, if all so far had come evenly. */
  const dueAt = new LRUCache<string, number>({ max: MAX_CLIENTS });
  return {
    take(key) {
      const now = clock();
      const due = Math.max(dueAt.get(key) ?? now, now);
      const wait = due - now - ahead;
      if (wait > SLACK) return Math.ceil(wait / 1000);
      dueAt.set(key, due + interval);
      return 0;
    },
  };
}
