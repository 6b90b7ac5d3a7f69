import { expect, it } from 'vitest';
import { readAspects } from '../../src/authoring/read-aspects.ts';
import { makeFolder, write } from '../support/content/content.ts';

it('reads the aspects of a folder that holds nothing else', async () => {
  const folder = await makeFolder({ 'aspects.yaml': '- { id: pets, name: Pets, positive: [good with dogs] }\n' });
  expect(await readAspects(folder, 'content')).toMatchObject({ found: [[{ id: 'pets' }]], problems: [] });
});

it('tells a file that cannot be read or parsed, under the name that is shown', async () => {
  const folder = await makeFolder();
  await write(folder, 'aspects.yaml', Buffer.of(0x61, 0xff));
  expect(await readAspects(folder, 'content')).toMatchObject({
    found: [],
    problems: [{ file: 'content/aspects.yaml', line: 1, column: 2 }],
  });
  await write(folder, 'aspects.yaml', '- id: Pets\n');
  expect(await readAspects(folder, 'content')).toMatchObject({
    found: [],
    problems: [{ file: 'content/aspects.yaml', line: 1, column: 7 }],
  });
});
