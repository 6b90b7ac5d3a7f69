import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { createRateLimiter, type RateLimiter } from '../../src/http/rate-limit.ts';

async function takeMany(limiter: RateLimiter, key: string, count: number): Promise<number[]> {
  return Promise.all(Array.from({ length: count }, () => limiter.take(key)));
}

describe('createRateLimiter', () => {
  it('passes bursts of twice the rate and tells the rest how long to wait', async () => {
    const waits = await takeMany(createRateLimiter(5), '198.51.100.1', 12);
    expect(waits.slice(0, 10)).toEqual(Array(10).fill(0));
    for (const wait of waits.slice(10)) expect([1, 2]).toContain(wait);
  });

  it('counts each client alone', async () => {
    const limiter = createRateLimiter(1);
    await takeMany(limiter, 'a', 5);
    expect(await takeMany(limiter, 'b', 2)).toEqual([0, 0]);
  });

  it('lets a client go on after the wait it was told', async () => {
    const limiter = createRateLimiter(1);
    const wait = (await takeMany(limiter, 'a', 3)).at(-1) ?? 0;
    expect(wait).toBeGreaterThan(0);
    await sleep(wait * 1000 + 50);
    expect(await limiter.take('a')).toBe(0);
  });

  it('never limits at 0', async () => {
    expect(new Set(await takeMany(createRateLimiter(0), 'a', 1000))).toEqual(new Set([0]));
  });

  it('counts newcomers above the bound together, and those it knows as before', async () => {
    const limiter = createRateLimiter(1, 3);
    for (const known of ['a', 'b', 'c']) expect(await limiter.take(known)).toBe(0);
    expect(await limiter.take('d')).toBe(0);
    expect(await limiter.take('e')).toBe(0);
    expect(await limiter.take('f')).toBeGreaterThan(0);
    expect(await limiter.take('d')).toBeGreaterThan(0);
    expect(await limiter.take('a')).toBe(0);
    expect(await limiter.take('a')).toBeGreaterThan(0);
  });
});
