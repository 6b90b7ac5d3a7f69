import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';

export interface RateLimiter {
  /** Counts one request of a client; 0 lets it pass, else it is the seconds to wait, for `Retry-After`. */
  take(key: string): Promise<number>;
}

const WINDOW_SECONDS = 2;

/** All newcomers above `maxNewcomers` are counted together under this key, which is no address. */
const CROWD = 'crowd';

/**
 * Allows each client `limit` requests per second, as a window of two seconds that holds twice the rate; 0 is no limit.
 * A client is forgotten when its window ends. `maxNewcomers` bounds the memory: how many are remembered per window.
 */
export function createRateLimiter(limit: number, maxNewcomers = 50_000): RateLimiter {
  if (limit === 0) return { take: async () => 0 };
  const clients = createWindow(WINDOW_SECONDS * limit);
  const newcomers = createWindow(maxNewcomers);
  return {
    async take(key) {
      const count = await consume(clients, key);
      if (!count.isFirstInDuration || secondsToWait(await consume(newcomers, CROWD), maxNewcomers) === 0) {
        return secondsToWait(count, clients.points);
      }
      await clients.delete(key);
      return secondsToWait(await consume(clients, CROWD), clients.points);
    },
  };
}

function createWindow(points: number): RateLimiterMemory {
  return new RateLimiterMemory({ points, duration: WINDOW_SECONDS, keyPrefix: '' });
}

/** The library rejects with the same count that it resolves with. */
async function consume(limiter: RateLimiterMemory, key: string): Promise<RateLimiterRes> {
  try {
    return await limiter.consume(key);
  } catch (refusal) {
    if (refusal instanceof RateLimiterRes) return refusal;
    throw refusal;
  }
}

function secondsToWait(count: RateLimiterRes, points: number): number {
  return count.consumedPoints <= points ? 0 : Math.max(1, Math.ceil(count.msBeforeNext / 1000));
}
