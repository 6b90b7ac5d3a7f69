import { expect, it } from 'vitest';
import { checkAspects } from '../../src/authoring/editorial/check-aspects.ts';
import { listFolder } from '../../src/authoring/files/list-folder.ts';
import type { FileName } from '../../src/authoring/files/names/content-names.ts';
import { checkTrade, readAlone } from '../../src/authoring/read-alone.ts';
import { makeFolder, write } from '../support/content/content.ts';

async function read(name: FileName, text: string | Uint8Array) {
  const path = await makeFolder();
  await write(path, name, text);
  const { found } = await listFolder({ path, file: 'content' });
  return name === 'aspects.yaml' ? readAlone(found, name, checkAspects) : readAlone(found, name, checkTrade);
}

it('reads the aspects of a folder that holds nothing else', async () => {
  const aspects = await read('aspects.yaml', '- { id: pets, name: Pets, positive: [good with dogs] }\n');
  expect(aspects).toMatchObject({ found: [[{ id: 'pets' }]], problems: [] });
});

it('reads the trade in a business.yaml, whatever else stands there', async () => {
  expect(await read('business.yaml', 'name: 7\ntrade: dental\nunknown: true\n')).toMatchObject({
    found: [{ trade: 'dental' }],
    problems: [],
  });
});

it('finds nothing where there is no such file', async () => {
  expect(await readAlone([], 'aspects.yaml', checkAspects)).toEqual({ found: [], problems: [] });
});

it.each([
  ['cannot be read', 'aspects.yaml', Buffer.of(0x61, 0xff), 1, 2],
  ['has a mistake', 'aspects.yaml', '- id: Pets\n', 1, 7],
  ['names a trade that there is not', 'business.yaml', 'name: A\ntrade: plumbing\n', 2, 8],
] as const)('tells a file that %s, under the name that is shown', async (_, name, text, line, column) => {
  expect(await read(name, text)).toMatchObject({ found: [], problems: [{ file: `content/${name}`, line, column }] });
});
