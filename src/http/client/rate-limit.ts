import { LRUCache } from 'lru-cache';

export interface RateLimiter {
  /** Counts one request of a client; 0 lets it pass, else it is the seconds to wait, for `Retry-After`. */
  take(key: string): number;
}

/** How many clients are remembered; whoever came longest ago is forgotten first, and starts anew. */
const MAX_CLIENTS = 50_000;

/** A microsecond, in ms. */
const SLACK = 0.001;

/**
 * Allows each client `limit` requests per second and bursts of twice that; 0 is no limit. `clock` gives milliseconds.
 * This is the generic cell rate algorithm (ITU-T I.371): one instant for each client, and no window at whose edge twice as much passes.
 */
export function createRateLimiter(limit: number, clock = () => performance.now()): RateLimiter {
  if (limit === 0) return { take: () => 0 };
  const interval = 1000 / limit;
  const ahead = (2 * limit - 1) * interval;
  /** When the next request is due if all so far had come evenly. */
  const dueAt = new LRUCache<string, number>({ max: MAX_CLIENTS });
  return {
    take(key) {
      const now = clock();
      const due = Math.max(dueAt.get(key) ?? now, now);
      const wait = due - now - ahead;
      // Sums of fractions are not exact.
      if (wait > SLACK) return Math.ceil(wait / 1000);
      dueAt.set(key, due + interval);
      return 0;
    },
  };
}
