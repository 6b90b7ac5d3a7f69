import { expect, it } from 'vitest';
import { readAspects, readTrade } from '../../src/authoring/read-alone.ts';
import { makeFolder, write } from '../support/content/content.ts';

it('reads the aspects of a folder that holds nothing else', async () => {
  const folder = await makeFolder({ 'aspects.yaml': '- { id: pets, name: Pets, positive: [good with dogs] }\n' });
  expect(await readAspects(folder, 'content')).toMatchObject({ found: [[{ id: 'pets' }]], problems: [] });
});

it('reads the trade in a business.yaml, whatever else stands there', async () => {
  const folder = await makeFolder({ 'business.yaml': 'name: 7\ntrade: dental\nunknown: true\n' });
  expect(await readTrade(folder, 'content')).toMatchObject({ found: [{ trade: 'dental' }], problems: [] });
});

it.each([
  ['cannot be read', 'aspects.yaml', Buffer.of(0x61, 0xff), 1, 2],
  ['has a mistake', 'aspects.yaml', '- id: Pets\n', 1, 7],
  ['names a trade that there is not', 'business.yaml', 'name: A\ntrade: plumbing\n', 2, 8],
])('tells a file that %s, under the name that is shown', async (_, name, text, line, column) => {
  const folder = await makeFolder();
  await write(folder, name, text);
  const read = name === 'aspects.yaml' ? readAspects : readTrade;
  expect(await read(folder, 'content')).toMatchObject({ found: [], problems: [{ file: `content/${name}`, line, column }] });
});
