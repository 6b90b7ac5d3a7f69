import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readTradeWords } from '../../../../scripts/reviews/insights/trade-words.ts';
import { makeFolder } from '../../../support/content/content.ts';

const ASPECTS = '- id: pets\n  name: Pets\n  positive: [kind to our dog]\n';

it('are those of a folder, which may have none', async () => {
  const folder = await makeFolder({
    'shop/aspects.yaml': ASPECTS,
    'shop/business.yaml': 'trade: dental\n',
    'empty/README.md': '',
  });
  expect(await readTradeWords(join(folder, 'shop'))).toMatchObject({ aspects: [{ id: 'pets' }], trade: 'dental' });
  expect(await readTradeWords(join(folder, 'empty'))).toEqual({ aspects: [], trade: undefined });
});

it('tell their mistakes with their places', async () => {
  const folder = await makeFolder({ 'aspects.yaml': `${ASPECTS}- id: garden\n  positive: [roses]\n` });
  await expect(readTradeWords(folder)).rejects.toThrow(/aspects\.yaml:4:\d+ {2}\S+/);
});

it('tell of a trade that there is not', async () => {
  const folder = await makeFolder({ 'business.yaml': 'name: A\ntrade: plumbing\n' });
  await expect(readTradeWords(folder)).rejects.toThrow(/business\.yaml:2:8 {2}.*home-services/);
});

it('tell that there is no such folder', async () => {
  const folder = await makeFolder({ 'a.yaml': '' });
  for (const [name, fault] of [
    ['none', 'does not exist'],
    ['a.yaml', 'is not a folder'],
  ] as const) {
    const path = join(folder, name);
    await expect(readTradeWords(path)).rejects.toThrow(`--content ${path}: ${fault}`);
  }
});
