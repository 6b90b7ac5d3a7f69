import { expect, it } from 'vitest';
import { detailLines, detailsRecord, readDetails } from '../../../src/hub/operator/show.ts';
import { ATOM, editionOf } from '../../support/hub/hub.ts';
import { onBothEngines, REFUSED } from '../../support/hub/stores.ts';

onBothEngines(({ store, connection }) => {
  it('shows everything but the secret, and what was asked for the callback', async () => {
    const callback = 'https://a.example/cb?token=1';
    await store.subscribe({ callback, secret: 'between us', requestedTopic: ATOM.replace('feed', '%66eed') });
    const { id } = await store.accept({ callback, mode: 'unsubscribe' });
    await store.finishRequest(id, REFUSED);
    await store.accept({ callback });
    await store.subscribe({ callback: 'https://other.example/' });
    await store.recordEdition(editionOf(2));
    const [listed] = await connection.db.selectFrom('subscription').select('id').where('callback', '=', callback).execute();
    const details = await readDetails(connection, listed?.id ?? 0);
    const text = detailLines(details).join('\n');
    expect(text).toContain(`callback      ${callback}\n`);
    expect(text).toContain('written as    https://reviews.example.com/%66eed.xml\n');
    expect(text).toContain('signed        yes, it has a secret\n');
    expect(text).toMatch(/^lease +10 d \(864000 s\), ends in 10 d, 20/m);
    expect(text).toMatch(/^state +due$/m);
    expect(text).toMatch(/^has version +1, the newest is 2$/m);
    expect(text).toMatch(
      /subscribe +\/feed\.xml +verified\n.*unsubscribe +\/feed\.xml +status 404\n.*subscribe +\/feed\.xml +waits for its verification$/,
    );
    expect(text + JSON.stringify(detailsRecord(details))).not.toContain('between us');
    expect(detailsRecord(details)).toMatchObject({
      callback,
      is_signed: true,
      state: 'due',
      requests: [{}, { outcome: 'status 404' }, { outcome: null }],
    });
  });

  it('says that there is no such subscription', async () => {
    await expect(readDetails(connection, 9)).rejects.toThrow('there is no subscription 9; hub list shows those that there are');
  });
});

it('lets nothing in a callback steer the terminal', async () => {
  const now = Date.now();
  const times = { createdAt: now, expiresAt: now, lastAttemptAt: null, nextAttemptAt: null };
  const versions = { version: 1, deliveredVersion: 1, isDue: false, isClaimed: false };
  const subscription = {
    ...{ ...times, ...versions, id: 1, topic: ATOM, requestedTopic: ATOM, host: 'a', isSigned: false, failures: 0 },
    ...{ callback: 'https://a\u202e\u001b[2J/', leaseSeconds: 300, lastOutcome: null },
  };
  expect(detailLines({ now, subscription, requests: [] }).join('\n')).toContain('https://a\\u{202e}\\u{1b}[2J/\n');
});
