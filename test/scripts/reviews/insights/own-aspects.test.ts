import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readOwnAspects } from '../../../../scripts/reviews/insights/own-aspects.ts';
import { makeFolder } from '../../../support/content/content.ts';

const ASPECTS = '- id: pets\n  name: Pets\n  positive: [kind to our dog]\n';

it('are those of a folder, which may have none', async () => {
  const folder = await makeFolder({ 'shop/aspects.yaml': ASPECTS, 'empty/README.md': '' });
  expect(await readOwnAspects(join(folder, 'shop'))).toMatchObject({ ok: true, value: [{ id: 'pets' }] });
  expect(await readOwnAspects(join(folder, 'empty'))).toEqual({ ok: true, value: [] });
});

it('tell their mistakes with their places', async () => {
  const folder = await makeFolder({ 'aspects.yaml': `${ASPECTS}- id: garden\n  positive: [roses]\n` });
  const own = await readOwnAspects(folder);
  expect(own).toEqual({ ok: false, lines: [expect.stringMatching(/aspects\.yaml:4:\d+ {2}\S+/)] });
});

it('tell that there is no such folder', async () => {
  const folder = await makeFolder({ 'a.yaml': '' });
  for (const [name, fault] of [
    ['none', 'does not exist'],
    ['a.yaml', 'is not a folder'],
  ] as const) {
    const path = join(folder, name);
    expect(await readOwnAspects(path)).toEqual({ ok: false, lines: [`--content ${path}: ${fault}`] });
  }
});
