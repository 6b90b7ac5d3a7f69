import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { changeEach } from '../../../../scripts/reviews/support/change-each.ts';
import { makeFolder } from '../../../support/content/content.ts';
import { workspaceOf } from '../../../support/content/reading/workspace.ts';

const HEADER = 'id,date,rating,author,text,service_area\n';
const CHANGES = { verification: { method: 'invoice', date: '2026-03-20' } };

/** Verifies all reviews of the file. Returns how many were verified whenever one was written, and the mistakes of those left. */
async function verifiedAfterEach(name: string, text: string) {
  const folder = await makeFolder({ 'business.yaml': 'name: A\n', [name]: text });
  const workspace = await workspaceOf(folder);
  const counts: number[] = [];
  const wanted = workspace.reviews.map((source) => ({ source, changes: CHANGES }));
  const { files, left } = await changeEach(workspace, wanted, () => {
    counts.push(readFileSync(join(folder, name), 'utf8').split('invoice').length - 1);
  });
  expect(files).toEqual(counts.map(() => join(folder, name)));
  return { counts, left: left.map(({ message }) => message) };
}

it.each([
  ['reviews.csv', HEADER + ['a', 'b', 'c'].map((id) => `${id},2026-03-14,5,Ann,Good ${id}.,\n`).join('')],
  [
    'reviews.jsonl',
    ['a', 'b', 'c'].map((id) => `{"id":"${id}","date":"2026-03-14","rating":5,"author":"Ann","text":"Good ${id}."}\n`).join(''),
  ],
])('writes the changes of %s at once', async (name, text) => {
  expect(await verifiedAfterEach(name, text)).toEqual({ counts: [3, 3, 3], left: [] });
});

it('removes what a killed command left in the folder', async () => {
  const left = `.a.yaml-${spawnSync('true').pid}-6f2c3c1e-8c56-4a43-9d3e-0d6f3b1a2c3d.part`;
  const review = 'date: 2026-03-14\nrating: 5\nauthor: Ann\ntext: Good.\n';
  const folder = await makeFolder({ 'business.yaml': 'name: A\n', 'reviews/a.yaml': review, [`reviews/${left}`]: review });
  const workspace = await workspaceOf(folder);
  const [source] = workspace.reviews;
  if (source === undefined) throw new Error('no review was read');
  await changeEach(workspace, [{ source, changes: CHANGES }]);
  expect(existsSync(join(folder, 'reviews', left))).toBe(false);
});

it('leaves the row with a mistake as it is, and writes the others of its table', async () => {
  const rows = ['a', 'b', 'c', 'd', 'e'].map((id) => `${id},2026-03-14,5,Ann,Good ${id}.,${id === 'b' ? 'nowhere' : ''}\n`);
  const { counts, left } = await verifiedAfterEach('reviews.csv', HEADER + rows.join(''));
  expect([counts.length, counts.at(-1)]).toEqual([4, 4]);
  expect(left).toEqual([expect.stringContaining('"nowhere" is not a service area')]);
});

it('refuses to undo what another command wrote while it planned its changes', async () => {
  const lines = ['a', 'b'].map((id) => `{"id":"${id}","date":"2026-03-14","rating":5,"author":"Ann","text":"Good ${id}."}\n`);
  const folder = await makeFolder({ 'business.yaml': 'name: A\n', 'reviews.jsonl': lines.join('') });
  const workspace = await workspaceOf(folder);
  const ends = await Promise.allSettled(workspace.reviews.map((source) => changeEach(workspace, [{ source, changes: CHANGES }])));
  const written = readFileSync(join(folder, 'reviews.jsonl'), 'utf8').split('invoice').length - 1;
  expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(written);
  expect(ends.flatMap((end) => (end.status === 'rejected' ? [String(end.reason)] : []))).toEqual([
    expect.stringContaining('reviews.jsonl: was changed meanwhile'),
  ]);
});
