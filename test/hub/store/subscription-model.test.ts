import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Connection } from '../../../src/hub/store/engine.ts';
import type { Delivery } from '../../../src/hub/store/queries/deliveries.ts';
import type { DeliveryResult } from '../../../src/hub/store/queries/delivery-results.ts';
import type { HubStore } from '../../../src/hub/store/store.ts';
import {
  accept,
  acknowledged,
  claimAll,
  contentOf,
  failed,
  gone,
  letPass,
  onBothEngines,
  REFUSED,
  STORE,
  subscribe,
  subscriptionRows,
  VERIFIED,
} from '../../support/hub/stores.ts';

/** What may happen to the only subscription of a topic. */
type Step = 'change' | 'renew' | 'refused renewal' | 'unsubscribe' | 'claim' | 'wait' | 'sweep' | 'acknowledge' | 'fail' | 'gone';

const STEPS = fc.array(
  fc.oneof(
    { arbitrary: fc.constantFrom<Step>('change', 'claim', 'fail', 'wait'), weight: 4 },
    { arbitrary: fc.constantFrom<Step>('renew', 'acknowledge'), weight: 2 },
    { arbitrary: fc.constantFrom<Step>('refused renewal', 'unsubscribe', 'sweep', 'gone'), weight: 1 },
  ),
  { minLength: 10, maxLength: 40 },
);

/** A simple model of the subscription. `waits` is whether it waits for its next try. */
interface Model {
  version: number;
  live?: { delivered: number; failures: number; waits: boolean; renewals: number } | undefined;
  /** The delivery under way, which may be to a subscription that has ended since. */
  claimed?: { delivery: Delivery; of: NonNullable<Model['live']>; renewals: number } | undefined;
}

onBothEngines((database) => {
  describe('a subscription', () => {
    async function claim(store: HubStore, model: Model): Promise<void> {
      const { live, claimed, version } = model;
      const isFree = live !== undefined && claimed?.of !== live;
      const deliveries = await claimAll(store);
      const expected = isFree && live.delivered < version && !live.waits ? [{ version, failures: live.failures }] : [];
      expect(deliveries.map((each) => ({ version: each.version, failures: each.failures }))).toEqual(expected);
      const [delivery] = deliveries;
      if (delivery && live) model.claimed = { delivery, of: live, renewals: live.renewals };
    }

    async function end(store: HubStore, model: Model, result: (delivery: Delivery) => DeliveryResult): Promise<void> {
      const { claimed, version } = model;
      if (!claimed) return;
      const outcome = result(claimed.delivery);
      const removed = await store.recordResults([outcome]);
      model.claimed = undefined;
      const { live } = model;
      if (live !== claimed.of) return expect(removed).toEqual([]);
      const isRenewed = live.renewals !== claimed.renewals;
      const isOver = outcome.kind === 'gone' ? !isRenewed : outcome.kind === 'failed' && live.failures === 2;
      expect(removed).toHaveLength(isOver ? 1 : 0);
      if (isOver) model.live = undefined;
      else if (outcome.kind === 'acknowledged') Object.assign(live, { delivered: outcome.version, failures: 0 });
      else Object.assign(live, { failures: live.failures + 1, waits: outcome.version === version });
    }

    async function take(step: Step, store: HubStore, connection: Connection, model: Model): Promise<void> {
      const { live } = model;
      switch (step) {
        case 'change':
          model.version++;
          await store.recordEdition(contentOf(model.version));
          if (live) live.waits = false;
          return;
        case 'renew':
          await subscribe(store);
          if (live) Object.assign(live, { failures: 0, waits: false, renewals: live.renewals + 1 });
          else model.live = { delivered: model.version, failures: 0, waits: false, renewals: 0 };
          return;
        case 'refused renewal':
          return void (await store.finishRequest((await accept(store)).id, REFUSED));
        case 'unsubscribe':
          if (live) await store.finishRequest((await accept(store, { mode: 'unsubscribe' })).id, VERIFIED);
          model.live = undefined;
          return;
        case 'claim':
          return claim(store, model);
        case 'wait':
          await letPass(connection, 2 * STORE.retryMs[1]);
          if (live) live.waits = false;
          // The claim has ended as well.
          return end(store, model, (delivery) => failed(delivery));
        case 'sweep':
          return void (await store.sweep());
        case 'acknowledge':
          return end(store, model, acknowledged);
        case 'fail':
          return end(store, model, (delivery) => failed(delivery));
        case 'gone':
          return end(store, model, gone);
      }
    }

    it('follows a plain model, whatever happens to it', async () => {
      const store = await database.store();
      const { connection } = database;
      const model: Model = { version: 1 };
      await store.recordEdition(contentOf(1));
      await fc.assert(
        fc.asyncProperty(STEPS, async (steps) => {
          for (const step of ['renew' as const, ...steps]) {
            await take(step, store, connection, model);
            const rows = await subscriptionRows(connection);
            const expected = model.live ? [{ delivered_version: model.live.delivered, failures: model.live.failures }] : [];
            expect(rows.map(({ delivered_version, failures }) => ({ delivered_version, failures }))).toEqual(expected);
          }
          await take('unsubscribe', store, connection, model);
          model.claimed = undefined;
        }),
        { numRuns: 15, endOnFailure: true },
      );
    });
  });
});
