import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { reviewMeant } from '../../scripts/reviews/support/content.ts';
import { formatProblem } from '../../src/authoring/problems/problem.ts';
import { onlyOne } from '../../src/authoring/problems/read.ts';
import { openWorkspace, planChange, takenIds, type Workspace } from '../../src/editing/workspace.ts';
import { linesOf, makeFolder, review, smallContent, write } from '../support/content/content.ts';
import { workspaceOf } from '../support/content/reading/workspace.ts';

const REVIEW = '---\r\ndate: 2026-03-14\r\nrating: 5\r\nauthor: Maria G.\r\n---\r\nDana came at once.\r\n';

function workspace(files: Readonly<Record<string, string>> = {}): Promise<Workspace> {
  return workspaceOf({ 'business.yaml': 'name: A\ntechnicians: [{ name: Dana }]\n', 'reviews/maria-g.md': REVIEW, ...files });
}

function plan(content: Workspace, changes: Record<string, unknown>) {
  return planChange(content, reviewMeant(content, 'maria-g'), changes);
}

it('prepares a change with the line breaks of the file', async () => {
  const change = onlyOne(await plan(await workspace(), { mentions: { technicians: ['Dana'] } }));
  expect(change?.content).toBe(REVIEW.replace('Maria G.\r\n', 'Maria G.\r\nmentions:\r\n  technicians: [Dana]\r\n'));
  expect(change?.before).toBe(REVIEW.replaceAll('\r', ''));
});

it('refuses a change with which the review would have a mistake', async () => {
  const { found, problems } = await plan(await workspace(), { mentions: { technicians: ['Dan'] } });
  expect(found).toEqual([]);
  expect(problems.map(formatProblem)).toEqual([
    expect.stringMatching(/maria-g\.md:6:17 {2}1st entry of technicians under mentions: "Dan" is no/),
  ]);
});

it('works beside a review with a mistake, which it tells', async () => {
  const content = await workspace({
    'reviews/b.md': REVIEW.replace('5', '6'),
    'removed.yaml': '- { id: x, date: 2026-01-01, reason: Twice }\n',
  });
  expect(content.problems.map(({ message }) => message)).toEqual(['rating: 6 is more than 5']);
  expect(content.removed).toEqual([{ id: 'x', date: '2026-01-01', reason: 'Twice' }]);
  expect((await plan(content, { rating: 4 })).found).toHaveLength(1);
});

it('gives no id of a review that cannot be read, or was removed, to another one', async () => {
  const content = await workspace({
    'reviews/b.yaml': 'rating: [5\n',
    'removed.yaml': '- { id: x, date: 2026-01-01, reason: Twice }\n',
  });
  expect([...takenIds(content)]).toEqual(['maria-g', 'x', 'b']);
});

it('changes the line of a review that has moved since, as one above it was taken out', async () => {
  const [first, second] = [review(1), review(2)];
  const content = await workspaceOf(smallContent([first, second]));
  await write(content.directory, 'reviews.jsonl', linesOf(second));
  const change = onlyOne(await planChange(content, reviewMeant(content, 'review-2'), { rating: 1 }));
  expect(change?.after).toBe(linesOf({ ...second, rating: 1 }));
});

it('plans nothing for a review that says something else by now, or is gone', async () => {
  const content = await workspace();
  const faults = async () => (await plan(content, { rating: 4 })).problems.map(({ message }) => message);
  await write(content.directory, 'reviews/maria-g.md', REVIEW.replace('Dana', 'Tom'));
  expect(await faults()).toEqual(['was changed meanwhile; run the command again']);
  await rm(join(content.directory, 'reviews', 'maria-g.md'));
  expect(await faults()).toEqual(['was changed meanwhile; run the command again']);
});

it('needs a business without mistakes', async () => {
  expect((await openWorkspace(await makeFolder({ 'business.yaml': 'nam: A\n' }))).problems).toHaveLength(1);
});
