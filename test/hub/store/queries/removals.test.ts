import { expect, it } from 'vitest';
import { removeSubscriptions } from '../../../../src/hub/store/queries/removals.ts';
import { ATOM } from '../../../support/hub/hub.ts';
import { NO_LIMITS, onBothEngines, requestOf } from '../../../support/hub/stores.ts';

onBothEngines(({ store, connection, subscriptions }) => {
  it('removing subscriptions ends those that match and no others, and says whom to tell', async () => {
    const requestedTopic = ATOM.replace('feed', '%66eed');
    await store.subscribe({ requestedTopic });
    await store.subscribe({ callback: 'https://b.example/' });
    const remove = () =>
      connection.db.transaction().execute((trx) => removeSubscriptions(trx, (eb) => eb('host', '=', 'a.example')));
    expect(await remove()).toEqual([
      { subscription: expect.any(Number), topic: ATOM, requestedTopic, callback: 'https://a.example/cb', host: 'a.example' },
    ]);
    expect(await remove()).toEqual([]);
    expect(await subscriptions()).toMatchObject([{ host: 'b.example' }]);
    expect(await store.acceptRequest(requestOf({ mode: 'unsubscribe' }), NO_LIMITS)).toEqual({ kind: 'ignored' });
  });
});
