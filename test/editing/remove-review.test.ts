import { execFileSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { reviewMeant } from '../../scripts/reviews/support/content.ts';
import { planRemoval } from '../../src/editing/remove-review.ts';
import { makeFolder, write } from '../support/content/content.ts';
import { workspaceOf } from '../support/content/reading/workspace.ts';

const LINE = '{"id":"a","date":"2026-03-14","rating":5,"author":"A","text":"Good"}';

async function plan(lines: string, files: Readonly<Record<string, string>> = {}, linesMeanwhile = lines) {
  const folder = await makeFolder({ 'business.yaml': 'name: A\n', 'reviews.jsonl': lines, ...files });
  const workspace = await workspaceOf(folder);
  const source = reviewMeant(workspace, 'a');
  await write(folder, 'reviews.jsonl', linesMeanwhile);
  return planRemoval(workspace, source, { reason: 'Twice', date: '2026-03-20' });
}

it('takes a line of a file of many, and keeps the others byte for byte', async () => {
  const { found } = await plan(`${LINE}\r\n${LINE.replace('"a"', '"b" ')}\r\n`);
  expect(found.map(({ content }) => content)).toEqual([
    expect.stringMatching(/^# .*\n- \{ id: a, date: 2026-03-20, reason: Twice \}\n$/),
    `${LINE.replace('"a"', '"b" ')}\r\n`,
  ]);
});

it('takes a row of a table, and adds to what is noted', async () => {
  const [head, row, rest] = ['id,date,rating,author,text\n', 'a,2026-03-14,5,A,Good\n', 'b,2026-03-14,5,B,"Good, too"\n'];
  const noted = '# mine\n- { id: x, date: 2026-01-01, reason: Twice }';
  const { found } = await plan('', { 'reviews.csv': head + row + rest, 'removed.yaml': noted });
  expect(found.map(({ content }) => content)).toEqual([`${noted}\n- { id: a, date: 2026-03-20, reason: Twice }\n`, head + rest]);
});

it('takes the line of the review where it is now, or none', async () => {
  const other = LINE.replace('"a"', '"b"');
  expect((await plan(`${other}\n${LINE}\n`, {}, `${LINE}\n${other}\n`)).found.at(1)?.content).toBe(`${other}\n`);
  const { problems } = await plan(`${other}\n${LINE}\n`, {}, `${other}\n`);
  expect(problems).toMatchObject([{ message: 'was changed meanwhile; run the command again' }]);
});

it('deletes the file when no other review is in it', async () => {
  expect((await plan(`${LINE}\n`)).found.at(1)?.content).toBeUndefined();
});

it('adds to no list that is written between brackets', async () => {
  const { problems } = await plan(LINE, { 'removed.yaml': '[{ id: x, date: 2026-01-01, reason: Twice }]\n' });
  expect(problems).toMatchObject([{ message: expect.stringMatching(/^is written in a way to which only you can add/) }]);
});

it('keeps an entry as it is that was added before the review could be deleted', async () => {
  const removed = '- { id: a, date: 2026-03-20, reason: Twice }\r\n';
  expect((await plan(LINE, { 'removed.yaml': removed })).found.map(({ content }) => content)).toEqual([removed, undefined]);
});

it('adds an entry that git merges whole with that of another branch', async () => {
  const before = '- { id: x, date: 2026-01-01, reason: Twice }\n';
  const lines = `${LINE}\n${LINE.replace('"a"', '"b"')}\n`;
  const folder = await makeFolder({ 'business.yaml': 'name: A\n', 'reviews.jsonl': lines, 'removed.yaml': before });
  const workspace = await workspaceOf(folder);
  const removal = { reason: 'The author asked\nto be forgotten.', date: '2026-03-20', isForgotten: true };
  const [ours = '', theirs = ''] = await Promise.all(
    ['a', 'b'].map(async (id) => (await planRemoval(workspace, reviewMeant(workspace, id), removal)).found[0]?.content),
  );
  const cwd = await makeFolder({ ours, before, theirs });
  const merged = execFileSync('git', ['merge-file', '--union', '-p', 'ours', 'before', 'theirs'], { cwd, encoding: 'utf8' });
  expect(merged).toBe(ours + theirs.slice(before.length));
});
