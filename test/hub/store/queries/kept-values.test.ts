import { describe, expect, it } from 'vitest';
import type { HubStore } from '../../../../src/hub/store/store.ts';
import { onBothEngines } from '../../../support/hub/stores.ts';

const text = (bytes: Uint8Array) => Buffer.from(bytes).toString();

onBothEngines(({ store, another }) => {
  describe('what a store keeps', () => {
    it('is the first value that a name is given, also where all instances ask at once', async () => {
      const stores = await Promise.all(Array.from({ length: 4 }, another));
      for (let round = 0; round < 5; round++) {
        const keep = async (store: HubStore, value: string) => text(await store.keep(`name ${round}`, Buffer.from(value)));
        const given = await Promise.all(stores.map((store, n) => keep(store, `first of ${n}`)));
        expect(new Set(given).size).toBe(1);
        expect(await Promise.all(stores.map((store, n) => keep(store, `late of ${n}`)))).toEqual(given);
      }
    });

    it('is told apart by names, to the letter', async () => {
      const names = ['name', 'Name', ' name', 'námé', '名', ''];
      await Promise.all(names.map((name) => store.keep(name, Buffer.from(`of ${name}`))));
      const given = await Promise.all(names.map((name) => store.keep(name, Buffer.from('late'))));
      expect(given.map(text)).toEqual(names.map((name) => `of ${name}`));
    });

    it('has every byte of a part of a larger buffer, of nothing, and of much', async () => {
      const larger = Uint8Array.from({ length: 300 }, (_, n) => n);
      const values = [larger.subarray(22, 290), new Uint8Array(), new Uint8Array(1_000_000).fill(7)];
      for (const [n, value] of values.entries()) {
        expect(Buffer.compare(await store.keep(`name ${n}`, value), value)).toBe(0);
        expect(Buffer.compare(await store.keep(`name ${n}`, Buffer.from('late')), value)).toBe(0);
      }
    });

    it('stays beside what ends', async () => {
      await store.keep('name', Buffer.from('one'));
      await store.sweep();
      expect(text(await store.keep('name', Buffer.from('two')))).toBe('one');
    });
  });
});
