import { expect, it } from 'vitest';
import { removeSubscriptions } from '../../../../src/hub/store/queries/removals.ts';
import { ATOM } from '../../../support/hub/hub.ts';
import { begin, NO_LIMITS, onBothEngines, requestOf, subscribe, subscriptionRows } from '../../../support/hub/stores.ts';

onBothEngines((database) => {
  it('removing subscriptions ends those that match and no others, and says whom to tell', async () => {
    const { store, connection } = await begin(database);
    const requestedTopic = ATOM.replace('feed', '%66eed');
    await subscribe(store, { requestedTopic });
    await subscribe(store, { callback: 'https://b.example/' });
    const remove = () =>
      connection.db.transaction().execute((trx) => removeSubscriptions(trx, (eb) => eb('host', '=', 'a.example')));
    expect(await remove()).toEqual([
      { subscription: expect.any(Number), topic: ATOM, requestedTopic, callback: 'https://a.example/cb', host: 'a.example' },
    ]);
    expect(await remove()).toEqual([]);
    expect(await subscriptionRows(connection)).toMatchObject([{ host: 'b.example' }]);
    expect(await store.acceptRequest(requestOf({ mode: 'unsubscribe' }), NO_LIMITS)).toEqual({ kind: 'ignored' });
  });
});
