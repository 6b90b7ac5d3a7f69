import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { makeFolder } from '../../../support/content/content.ts';
import { runReviews } from '../../../support/programs/reviews-command.ts';

const HEADER = 'id,date,rating,author,text,verification_method,verification_date\n';

it('takes the verification out of two rows of one table, and of none where one has none', async () => {
  const rows = 'a,2026-03-14,5,Ann,Good,invoice,2026-03-15\nb,2026-03-14,5,Bo,Fast,invoice,2026-03-15\nc,2026-03-14,5,Cy,Ok,,\n';
  const cwd = await makeFolder({ 'content/business.yaml': 'name: A\n', 'content/reviews.csv': HEADER + rows });
  const read = () => readFile(join(cwd, 'content/reviews.csv'), 'utf8');
  const refused = await runReviews(['verify', 'a', 'c', '--undo'], { cwd });
  expect([refused.code, await read()]).toEqual([1, HEADER + rows]);
  const undone = await runReviews(['verify', 'a', 'b', '--undo'], { cwd });
  expect(undone.stdout).toContain('They wait for a verification again');
  expect(undone.stdout).toContain('take that job out of the list');
  expect(await read()).toBe(HEADER + rows.replaceAll('invoice,2026-03-15', ','));
});

it.each([
  [
    'faq.yaml',
    '- { question: Q, answer: A, review_ids: [a] }\n',
    ':1:42  an answer here names a; take it out of review_ids first',
  ],
  ['pages/about.md', 'See [Ann](/reviews/a) and [Al](/reviews/a-l).\n', ':1:11  links to /reviews/a; take the link out first'],
])('leaves a review that %s names', async (file, text, message) => {
  const rows = `${HEADER}a,2026-03-14,5,Ann,Good,invoice,2026-03-15\n`;
  const files = { 'content/business.yaml': 'name: A\n', 'content/reviews.csv': rows, [`content/${file}`]: text };
  const cwd = await makeFolder(files);
  const { code, stderr } = await runReviews(['verify', 'a', '--undo'], { cwd });
  expect([code, stderr]).toEqual([1, expect.stringContaining(`content/${file}${message}\nNothing was changed.`)]);
  expect(await readFile(join(cwd, 'content/reviews.csv'), 'utf8')).toBe(rows);
});
