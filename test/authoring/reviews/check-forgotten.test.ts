import { expect, it } from 'vitest';
import { forgottenId } from '../../../src/authoring/editorial/forgotten-id.ts';
import { readContent } from '../../../src/authoring/read-content.ts';
import { makeFolder } from '../../support/content/content.ts';

const FIELDS = 'date: 2026-03-14\nrating: 5\nauthor: Maria G.\ntext: Good.\n';

async function messages(removed: string, review: string) {
  const folder = await makeFolder({ 'business.yaml': 'name: A\n', 'removed.yaml': removed, 'reviews/a.yaml': review });
  const read = await readContent(folder);
  return read.ok ? [] : read.problems.map(({ line, column, message }) => `${line}:${column} ${message}`);
}

it('refuses a review whose author asked to be forgotten, also under another name', async () => {
  const entry = (id: string, source = '') => `- { id: ${forgottenId(id)}, date: 2026-03-20, reason: A wish.${source} }\n`;
  const wanted =
    'is that of a review whose author asked to be forgotten; delete it again, or, if it is to be here, delete the entry of 2026-03-20 in removed.yaml';
  expect(await messages(entry('a'), FIELDS)).toEqual([`1:1 file name: ${wanted}`]);
  const source = `, source: { name: Google, id: ${forgottenId('g1')} }`;
  expect(await messages(entry('b', source), `${FIELDS}source: { name: Google, id: g1 }\n`)).toEqual([
    `5:29 id under source: ${wanted}`,
  ]);
  expect(await messages(entry('b', source), FIELDS)).toEqual([]);
});

it('allows one that was removed for another reason', async () => {
  expect(await messages('- { id: a, date: 2026-03-20, reason: A joke. }\n', FIELDS)).toEqual([]);
});
