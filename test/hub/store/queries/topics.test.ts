import { beforeEach, describe, expect, it } from 'vitest';
import { readTopic } from '../../../../src/hub/store/queries/topics.ts';
import { ATOM, DATASET, editionOf, HUB_URL } from '../../../support/hub/hub.ts';
import { DAY, failed, onEmptyStores, VERIFIED } from '../../../support/hub/stores.ts';

onEmptyStores(({ store, another, connection, subscriptions, subscribeMany, beginDelivery }) => {
  describe('the first look', () => {
    it('records the topics silently', async () => {
      expect(await store.recordEdition(editionOf(5, 'first'))).toEqual([]);
      expect(await store.topic(ATOM)).toMatchObject({
        url: ATOM,
        version: 5,
        contentType: 'application/atom+xml',
        hubUrl: HUB_URL,
      });
      expect(Buffer.from((await store.topic(ATOM))?.body ?? [])).toEqual(Buffer.from('<feed>first</feed>'));
    });

    it('is silent too for a topic that is new beside known ones', async () => {
      const { topics, ...rest } = editionOf(1);
      await store.recordEdition({ ...rest, topics: topics.slice(0, 1) });
      expect(await store.topic(DATASET)).toBeUndefined();
      expect(await store.recordEdition(editionOf(2))).toEqual([ATOM]);
      expect(await store.topic(DATASET)).toMatchObject({ version: 2 });
    });

    it('keeps every byte of a body', async () => {
      const body = Uint8Array.from({ length: 256 }, (_, n) => n);
      const [topic, other] = editionOf(1).topics;
      if (!topic || !other) throw new Error('two topics are needed');
      await store.recordEdition({
        ...editionOf(1),
        topics: [
          { ...topic, body },
          { ...other, body: new Uint8Array() },
        ],
      });
      expect(Uint8Array.from((await store.topic(ATOM))?.body ?? [])).toEqual(body);
      expect((await store.topic(DATASET))?.body).toHaveLength(0);
    });
  });

  describe('a topic that is published no more', () => {
    const without = (sequence: number) => ({ ...editionOf(sequence), topics: editionOf(sequence).topics.slice(0, 1) });

    it('loses its body', async () => {
      await store.recordEdition(editionOf(1, 'a', 'taken back'));
      await store.recordEdition(without(2));
      expect((await store.topic(DATASET))?.body).toHaveLength(0);
      expect((await store.topic(ATOM))?.body).not.toHaveLength(0);
    });

    it('and is published again with the same bytes has them again, and is due to nobody', async () => {
      await store.recordEdition(editionOf(1, 'a', 'b'));
      await store.subscribe({ topic: DATASET });
      await store.recordEdition(without(2));
      expect(await store.recordEdition(editionOf(3, 'a', 'b'))).toEqual([ATOM]);
      expect(Buffer.from((await store.topic(DATASET))?.body ?? []).toString()).toBe('{"text":"b"}');
      expect(await store.claimAll()).toEqual([]);
    });

    it('and is published again with other bytes has changed', async () => {
      await store.recordEdition(editionOf(1, 'a', 'b'));
      await store.recordEdition(without(2));
      expect(await store.recordEdition(editionOf(3, 'a', 'changed'))).toContain(DATASET);
      expect(await store.topic(DATASET)).toMatchObject({ version: 3 });
    });

    it('keeps it while a subscriber has yet to receive it, and for an older edition', async () => {
      await store.recordEdition(editionOf(1, 'a', 'first'));
      await store.subscribe({ topic: DATASET });
      await store.recordEdition(editionOf(2, 'a', 'second'));
      await store.recordEdition(without(3));
      expect((await store.topic(DATASET))?.body).not.toHaveLength(0);
      const other = await another();
      await other.recordEdition(editionOf(5, 'a', 'newer'));
      await other.recordEdition(without(4));
      expect((await other.topic(DATASET))?.body).not.toHaveLength(0);
    });
  });

  describe('a later edition', () => {
    it('gives a version to the topics whose bytes changed, and tells which', async () => {
      await store.recordEdition(editionOf(1, 'a', 'b'));
      expect(await store.recordEdition(editionOf(2, 'a', 'changed'))).toEqual([DATASET]);
      expect(await store.topic(ATOM)).toMatchObject({ version: 1 });
      const changed = await store.topic(DATASET);
      expect(changed).toMatchObject({ version: 2, etag: editionOf(2, 'a', 'changed').topics[1]?.etag });
      expect(Buffer.from(changed?.body ?? []).toString()).toBe('{"text":"changed"}');
    });

    it('with equal bytes makes nothing due, and keeps the other bytes of an older one out', async () => {
      await store.recordEdition(editionOf(1, 'same'));
      await store.subscribe();
      expect(await store.recordEdition(editionOf(9, 'same'))).toEqual([]);
      expect(await store.recordEdition(editionOf(8, 'of an old instance'))).toEqual([]);
      expect(Buffer.from((await store.topic(ATOM))?.body ?? [])).toEqual(Buffer.from('<feed>same</feed>'));
      expect(await store.claimAll()).toEqual([]);
    });

    it('brings another content type and hub without a version', async () => {
      await store.recordEdition(editionOf(1, 'same'));
      const { topics, sequence } = editionOf(2, 'same');
      const moved = topics.map((topic) => ({ ...topic, contentType: 'application/xml' }));
      expect(await store.recordEdition({ sequence, hubUrl: 'https://new.example/hub', topics: moved })).toEqual([]);
      expect(await store.topic(ATOM)).toMatchObject({
        version: 1,
        contentType: 'application/xml',
        hubUrl: 'https://new.example/hub',
      });
    });

    it('back to earlier bytes is a version as any other', async () => {
      await store.recordEdition(editionOf(1, 'a'));
      await store.recordEdition(editionOf(2, 'b'));
      expect(await store.recordEdition(editionOf(3, 'a'))).toEqual([ATOM, DATASET]);
      expect(await store.topic(ATOM)).toMatchObject({ version: 3 });
    });

    it.each([
      ['the same', 5],
      ['a lower', 4],
    ])('with %s sequence is ignored', async (_, sequence) => {
      await store.recordEdition(editionOf(5, 'kept'));
      expect(await store.recordEdition(editionOf(sequence, 'ignored'))).toEqual([]);
      expect(await store.topic(ATOM)).toMatchObject({ version: 5, etag: editionOf(5, 'kept').topics[0]?.etag });
    });
  });

  describe('whether an edition has been seen', () => {
    it('is so when every topic has been recorded with it or a later one', async () => {
      const { topics, ...rest } = editionOf(3);
      expect(await store.hasSeen(editionOf(3))).toBe(false);
      await store.recordEdition({ ...rest, topics: topics.slice(0, 1) });
      expect(await store.hasSeen(editionOf(3))).toBe(false);
      await store.recordEdition(editionOf(4, 'text 3'));
      expect(await store.hasSeen(editionOf(3))).toBe(true);
      expect(await store.hasSeen(editionOf(4))).toBe(true);
      expect(await store.hasSeen(editionOf(5))).toBe(false);
    });
  });

  describe('a changed topic', () => {
    beforeEach(() => store.recordEdition(editionOf(1)));

    it.each([
      ['failed', true],
      ['could not be reached for our own network', false],
    ])('is due at once where the last try %s', async (_, counts) => {
      const delivery = await beginDelivery();
      await store.recordResults([failed(delivery, { counts })]);
      expect(await store.claimAll()).toEqual([]);
      await store.recordEdition(editionOf(3));
      expect(await store.claimOne()).toMatchObject({ version: 3, failures: counts ? 1 : 0 });
    });

    it('leaves a delivery under way its claim', async () => {
      const delivery = await beginDelivery();
      const other = await another();
      await store.recordEdition(editionOf(3));
      expect(await other.claimAll()).toEqual([]);
      await store.recordResults([failed(delivery)]);
      expect(await other.claimOne()).toMatchObject({ version: 3 });
    });

    it('is due at once for all who waited, and lets other work in between where they are many', async () => {
      await subscribeMany(2001, (n) => `${n}.example`);
      await connection.db
        .updateTable('subscription')
        .set({ next_attempt_at: Date.now() + DAY })
        .execute();
      const ended: string[] = [];
      const change = store.recordEdition(editionOf(2)).then(() => ended.push('change'));
      const other = store.claimRequests(1).then(() => ended.push('other'));
      await Promise.all([change, other]);
      expect(ended).toEqual(['other', 'change']);
      expect((await subscriptions()).filter((row) => row.next_attempt_at > 0)).toEqual([]);
    });

    it('leaves the other topic alone', async () => {
      await store.recordEdition(editionOf(2, 'a', 'b'));
      await store.subscribe({ topic: DATASET });
      await store.recordEdition(editionOf(3, 'a', 'c'));
      await store.recordResults([failed(await store.claimOne())]);
      await store.recordEdition(editionOf(4, 'changed', 'c'));
      expect(await store.claimAll()).toEqual([]);
    });
  });

  describe('two instances', () => {
    it('that record the same edition at once tell the change once', async () => {
      const stores = [store, await another()];
      expect(await Promise.all(stores.map((store) => store.recordEdition(editionOf(1))))).toEqual([[], []]);
      const told = await Promise.all(stores.map((store) => store.recordEdition(editionOf(2))));
      expect(told.flat().toSorted()).toEqual([ATOM, DATASET]);
    });

    it('that record different editions at once end with the later one, also in an empty store', async () => {
      const stores = [store, await another()];
      for (const round of [0, 1, 2, 3, 4]) {
        await Promise.all(stores.map((store, n) => store.recordEdition(editionOf(10 * round + 1 + n, `${round} of ${n}`))));
        expect(await readTopic(connection.db, ATOM)).toMatchObject({ version: 10 * round + 2 });
      }
    });
  });

  it('a subscription accepted before a change starts from the bytes before it', async () => {
    await store.recordEdition(editionOf(1));
    const { id } = await store.accept();
    await store.recordEdition(editionOf(2));
    await store.finishRequest(id, VERIFIED);
    expect(await subscriptions()).toMatchObject([{ delivered_version: 1 }]);
    expect(await store.claimOne()).toMatchObject({ version: 2 });
  });
});
