import { expect, it } from 'vitest';
import { inParts } from '../../../src/hub/store/engine.ts';
import { editionOf } from '../../support/hub/hub.ts';
import { onBothEngines } from '../../support/hub/stores.ts';

onBothEngines(({ store, connection }) => {
  it('a transaction leaves nothing where it fails, and lets others write afterwards', async () => {
    const failing = connection.db.transaction().execute(async (trx) => {
      await trx.deleteFrom('topic').execute();
      throw new TypeError('a defect');
    });
    await expect(failing).rejects.toThrow('a defect');
    expect(await store.hasSeen(editionOf(1))).toBe(true);
    expect(await store.recordEdition(editionOf(2))).toHaveLength(2);
  });
});

it('divides ids into parts that a statement can name, in order, and none into none', () => {
  const ids = Array.from({ length: 2001 }, (_, id) => id);
  expect(inParts(ids).map((part) => part.length)).toEqual([1000, 1000, 1]);
  expect(inParts(ids).flat()).toEqual(ids);
  expect(inParts([])).toEqual([]);
});
