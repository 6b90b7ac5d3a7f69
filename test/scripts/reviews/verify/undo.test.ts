import { expect, it } from 'vitest';
import { makeFolder, readText } from '../../../support/content/content.ts';
import { printed, refusal, runReviews } from '../../../support/programs/reviews-command.ts';

const HEADER = 'id,date,rating,author,text,verification_method,verification_date\n';

it('takes the verification out of two rows of one table, and of none where one has none', async () => {
  const rows = 'a,2026-03-14,5,Ann,Good,invoice,2026-03-15\nb,2026-03-14,5,Bo,Fast,invoice,2026-03-15\nc,2026-03-14,5,Cy,Ok,,\n';
  const cwd = await makeFolder({ 'content/business.yaml': 'name: A\n', 'content/reviews.csv': HEADER + rows });
  const read = () => readText(cwd, 'content/reviews.csv');
  const refused = await runReviews(['verify', 'a', 'c', '--undo'], { cwd });
  expect([refused.code, await read()]).toEqual([1, HEADER + rows]);
  expect(await printed(['verify', 'a', 'b', '--undo'], { cwd })).toContain('They wait for a verification again');
  expect((await read()).replace(/\d{4}-\d\d-\d\d(?=\n)/g, 'today')).toBe(
    HEADER.replace('\n', ',unverified\n') + rows.replaceAll('invoice,2026-03-15', ',,today'),
  );
});

it('verifies it by no list and no site again without a question, but at once if it is named', async () => {
  const source = 'source: { name: Booking.com }\n';
  const verification = 'verification: { method: invoice, date: 2026-03-15 }\n';
  const cwd = await makeFolder({
    'content/business.yaml': 'name: A\n',
    'content/reviews/a.md': `---\ndate: 2026-03-14\nrating: 5\nauthor: Ann Berg\n${source}${verification}---\nGood.\n`,
    'jobs.csv': 'Customer,Date\nAnn Berg,2026-03-12\n',
  });
  const run = (...parameters: string[]) => runReviews(['verify', ...parameters], { cwd, settings: { INIT_CWD: cwd } });
  const read = () => readText(cwd, 'content/reviews/a.md');
  expect((await run('a', '--undo')).stdout).toContain('verify asks before it takes a verification');
  const undone = await read();
  expect(undone).toMatch(/^unverified: \d{4}-\d\d-\d\d$/m);
  expect(undone).not.toContain('verification:');
  const jobs = await run('--jobs', 'jobs.csv', '--method', 'invoice', '--write');
  expect(jobs.stdout).toMatch(/Likely: 1 review[\s\S]*a: had its verification taken back on/);
  const site = await run('--source', 'Booking.com', '--method', 'platform', '--write');
  expect(site.stdout).toMatch(/^0 waiting reviews[\s\S]*1 other/);
  expect((await run('--list')).stdout).toContain('! It had its verification taken back on');
  expect(await read()).toBe(undone);
  expect((await run('a', '--method', 'booking', '--date', '2026-03-20')).code).toBe(0);
  expect(await read()).toContain('verification: { method: booking, date: 2026-03-20 }');
  expect(await read()).not.toContain('unverified');
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
  expect(await refusal(['verify', 'a', '--undo'], { cwd })).toContain(`content/${file}${message}\nNothing was changed.`);
  expect(await readText(cwd, 'content/reviews.csv')).toBe(rows);
});
