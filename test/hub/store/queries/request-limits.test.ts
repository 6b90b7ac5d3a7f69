import { describe, expect, it } from 'vitest';
import type { Limits } from '../../../../src/hub/store/queries/request-limits.ts';
import type { NewRequest } from '../../../../src/hub/store/queries/requests.ts';
import { DATASET } from '../../../support/hub/hub.ts';
import { DAY, NO_LIMITS, onBothEngines, REFUSED, requestOf, type TestStore } from '../../../support/hub/stores.ts';

onBothEngines(({ store, another, letPass }) => {
  describe('the limit of', () => {
    /** The outcome of a request under these limits. */
    async function ask(from: TestStore, limits: Partial<Limits>, fields: Partial<NewRequest> = {}): Promise<unknown> {
      const acceptance = await from.acceptRequest(requestOf(fields), { ...NO_LIMITS, ...limits });
      return acceptance.kind === 'limited' ? acceptance : acceptance.kind;
    }
    const at = (host: string, path: number) => ({ callback: `https://${host}/${path}` });

    it('verifications a minute counts every request of the host, and says when the oldest is a minute old', async () => {
      const limits = { verificationsPerMinute: 3 };
      await store.finishRequest((await store.accept(at('a.example', 1))).id, REFUSED);
      await letPass(30_000);
      await store.subscribe(at('a.example', 2));
      await store.accept(at('a.example', 2));
      const refusal = { kind: 'limited', by: 'verificationsPerMinute', retryAfter: expect.any(Number) };
      const answer = (await ask(store, limits, at('a.example', 3))) as { retryAfter: number };
      expect(answer).toEqual(refusal);
      expect(answer.retryAfter).toBeGreaterThan(10);
      expect(answer.retryAfter).toBeLessThanOrEqual(30);
      expect(await ask(store, limits, { ...at('a.example', 2), mode: 'unsubscribe' })).toEqual(refusal);
      expect(await ask(store, limits, at('b.example', 1))).toBe('accepted');
      await letPass(answer.retryAfter * 1000);
      expect(await ask(store, limits, at('a.example', 3))).toBe('accepted');
      expect(await ask(store, limits, at('a.example', 3))).toEqual(refusal);
    });

    it('verifications a minute counts an unsubscribe of nobody: nothing tells who is subscribed', async () => {
      const limits = { verificationsPerMinute: 2 };
      await store.subscribe(at('a.example', 1));
      const known = { ...at('a.example', 1), mode: 'unsubscribe' } as const;
      const unknown = { ...at('b.example', 1), mode: 'unsubscribe' } as const;
      await store.accept(at('b.example', 2));
      expect(await ask(store, limits, known)).toBe('accepted');
      expect(await ask(store, limits, unknown)).toBe('ignored');
      for (const fields of [known, unknown, at('a.example', 3), at('b.example', 3)])
        expect(await ask(store, limits, fields)).toMatchObject({ by: 'verificationsPerMinute' });
    });

    it('verifications a minute holds no longer than a minute where the clock was set back by a day', async () => {
      for (let n = 0; n < 5; n++) await store.subscribe(at('a.example', n));
      await letPass(-DAY);
      expect(await ask(store, { verificationsPerMinute: 3 }, at('a.example', 6))).toBe('accepted');
    });

    it('subscriptions a host counts those that wait for their verification', async () => {
      const limits = { subscriptionsPerHost: 2 };
      await store.subscribe(at('a.example', 1));
      await store.accept(at('a.example', 2));
      expect(await ask(store, limits, at('a.example', 3))).toEqual({
        kind: 'limited',
        by: 'subscriptionsPerHost',
        retryAfter: 3600,
      });
      expect(await ask(store, limits, at('b.example', 1))).toBe('accepted');
    });

    it('all subscriptions counts them over the hosts', async () => {
      await store.subscribe(at('a.example', 1));
      await store.accept({ ...at('b.example', 1), topic: DATASET });
      const refusal = { kind: 'limited', by: 'subscriptions', retryAfter: 3600 };
      expect(await ask(store, { subscriptions: 2 }, at('c.example', 1))).toEqual(refusal);
      expect(await ask(store, { subscriptions: 2 }, { ...at('c.example', 1), isExempt: true })).toEqual(refusal);
      expect(await ask(store, { subscriptions: 3 }, at('c.example', 1))).toBe('accepted');
    });

    it.each(['subscriptionsPerHost', 'subscriptions'] as const)(
      '%s counts a pair once, no ended lease and no unsubscribe',
      async (limit) => {
        await store.subscribe({ ...at('a.example', 1), leaseSeconds: 300 });
        await letPass(301_000);
        await store.subscribe(at('a.example', 2));
        await store.accept(at('a.example', 2));
        for (let n = 0; n < 3; n++) await store.accept(at('a.example', 3));
        // An unsubscribe may still be pending when the subscribe has been refused.
        const refused = await store.accept(at('a.example', 6));
        await store.accept({ ...at('a.example', 6), mode: 'unsubscribe' });
        await store.finishRequest(refused.id, REFUSED);
        expect(await ask(store, { [limit]: 3 }, at('a.example', 4))).toBe('accepted');
        expect(await ask(store, { [limit]: 3 }, at('a.example', 5))).toMatchObject({ by: limit });
      },
    );

    it('subscriptions lets renewals and unsubscribes pass', async () => {
      const full = { subscriptionsPerHost: 0, subscriptions: 0 };
      await store.subscribe(at('a.example', 1));
      await store.accept(at('a.example', 2));
      expect(await ask(store, full, at('a.example', 1))).toBe('accepted');
      expect(await ask(store, full, at('a.example', 2))).toBe('accepted');
      expect(await ask(store, full, { ...at('a.example', 1), mode: 'unsubscribe' })).toBe('accepted');
      expect(await ask(store, full, at('a.example', 3))).toMatchObject({ kind: 'limited' });
    });

    it('all subscriptions is exact also where two instances accept at once', async () => {
      const stores = [store, await another()];
      const asked = Array.from({ length: 60 }, (_, n) =>
        stores.map((store, s) => ask(store, { subscriptions: 40 }, at(`${s}.example`, n))),
      );
      const answers = await Promise.all(asked.flat());
      expect(answers.filter((answer) => answer === 'accepted')).toHaveLength(40);
    });
  });
});
