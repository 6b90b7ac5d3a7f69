import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createRateLimiter, type RateLimiter } from '../../../src/http/client/rate-limit.ts';

/** A limiter, and a function that moves its clock by some ms. */
function start(limit: number): { limiter: RateLimiter; pass: (ms: number) => void } {
  let now = 12_345.678;
  return {
    limiter: createRateLimiter(limit, () => now),
    pass: (ms) => {
      now += ms;
    },
  };
}

function takeMany(limiter: RateLimiter, key: string, count: number): number[] {
  return Array.from({ length: count }, () => limiter.take(key));
}

describe('createRateLimiter', () => {
  it.each([1, 7, 100_000])('passes exactly twice the rate at once, at %d a second', (limit) => {
    const { limiter } = start(limit);
    for (let n = 0; n < 2 * limit; n++) if (limiter.take('a') !== 0) expect.fail(`request ${n + 1} was refused`);
    expect(takeMany(limiter, 'a', 3)).toEqual([1, 1, 1]);
  });

  it('passes the rate for ever, and refuses more after the burst', () => {
    const { limiter, pass } = start(10);
    for (let n = 0; n < 1000; n++) {
      expect(limiter.take('a')).toBe(0);
      pass(100);
    }
    takeMany(limiter, 'a', 20);
    pass(100);
    expect(takeMany(limiter, 'a', 2)).toEqual([0, 1]);
  });

  it('lets a client go on after the wait it was told, and not earlier than needed', () => {
    const { limiter, pass } = start(1);
    expect(takeMany(limiter, 'a', 3)).toEqual([0, 0, 1]);
    pass(501);
    expect(limiter.take('a')).toBe(1);
    pass(498);
    expect(limiter.take('a')).toBe(1);
    pass(1);
    expect(takeMany(limiter, 'a', 2)).toEqual([0, 1]);
  });

  it('saves nothing up for a client that was away: it gets a burst, as a new one does', () => {
    const { limiter, pass } = start(2);
    takeMany(limiter, 'a', 1);
    pass(60_000);
    expect(takeMany(limiter, 'a', 5)).toEqual([0, 0, 0, 0, 1]);
  });

  it('counts each client alone', () => {
    const { limiter } = start(1);
    takeMany(limiter, 'a', 5);
    expect(takeMany(limiter, 'b', 2)).toEqual([0, 0]);
  });

  it('never limits at 0', () => {
    expect(new Set(takeMany(start(0).limiter, 'a', 1000))).toEqual(new Set([0]));
  });

  it('never passes more in any span than the burst and what the span is worth', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 50 }), fc.array(fc.nat(400), { maxLength: 300 }), (limit, pauses) => {
        const { limiter, pass } = start(limit);
        const passed: number[] = [];
        let now = 0;
        for (const pause of pauses) {
          pass(pause);
          now += pause;
          if (limiter.take('a') === 0) passed.push(now);
        }
        // Of each span from one that passed to another: how many more passed than what the span is worth.
        const before = passed.map((at, n) => n - (at / 1000) * limit);
        let least = Number.POSITIVE_INFINITY;
        const most = before.map((ahead) => {
          least = Math.min(least, ahead);
          return ahead + 1 - least;
        });
        expect(Math.max(0, ...most)).toBeLessThanOrEqual((2 + 1e-6) * limit);
      }),
    );
  });

  it('forgets who came longest ago when too many come', () => {
    const { limiter } = start(1);
    takeMany(limiter, 'old', 2);
    for (let n = 0; n < 49_999; n++) limiter.take(`other ${n}`);
    expect(limiter.take('old')).toBe(1);
    for (let n = 0; n < 50_000; n++) limiter.take(`another ${n}`);
    expect(limiter.take('old')).toBe(0);
  });
});
