import { expect, it } from 'vitest';
import { ownerOf } from '../../../support/programs/owner.ts';

const HEADER = 'id,date,rating,author,text,verification_method,verification_date\n';

it('takes the verification out of two rows of one table, and of none where one has none', async () => {
  const rows = 'a,2026-03-14,5,Ann,Good,invoice,2026-03-15\nb,2026-03-14,5,Bo,Fast,invoice,2026-03-15\nc,2026-03-14,5,Cy,Ok,,\n';
  const owner = await ownerOf({ 'content/reviews.csv': HEADER + rows });
  const read = () => owner.read('content/reviews.csv');
  expect(await owner.refusal('verify', 'a', 'c', '--undo')).toMatch(
    /: has no verification that could be taken back\nNothing was changed\.\n$/,
  );
  expect(await read()).toBe(HEADER + rows);
  expect(await owner.printed('verify', 'a', 'b', '--undo')).toContain('They wait for a verification again');
  expect((await read()).replace(/\d{4}-\d\d-\d\d(?=\n)/g, 'today')).toBe(
    HEADER.replace('\n', ',unverified\n') + rows.replaceAll('invoice,2026-03-15', ',,today'),
  );
});

it('verifies it by no list and no site again without a question, but at once if it is named', async () => {
  const review = (line: string) =>
    `---\ndate: 2026-03-14\nrating: 5\nauthor: Ann Berg\nsource: { name: Booking.com }\n${line}---\nGood.\n`;
  const owner = await ownerOf({
    'content/reviews/a.md': review('verification: { method: invoice, date: 2026-03-15 }\n'),
    'jobs.csv': 'Customer,Date\nAnn Berg,2026-03-12\n',
  });
  const run = (...parameters: string[]) => owner.printed('verify', ...parameters);
  const read = () => owner.review('a');
  expect(await run('a', '--undo')).toMatch(
    /- .*verification: \{ method: invoice[\s\S]*It waits for a verification again, and leaves the site with the next build[\s\S]*verify --jobs asks before it verifies it, and verify --source leaves it waiting\./,
  );
  const undone = await read();
  expect(undone.replace(/unverified: \d{4}-\d\d-\d\d\n/, '')).toBe(review(''));
  expect(await run('--jobs', 'jobs.csv', '--method', 'invoice', '--write')).toMatch(
    /Likely: 1 review[\s\S]*a: had its verification taken back on/,
  );
  expect(await run('--source', 'Booking.com', '--method', 'platform', '--write')).toMatch(/^0 waiting reviews[\s\S]*1 other/);
  expect(await run('--list')).toContain('! It had its verification taken back on');
  expect(await read()).toBe(undone);
  await run('a', '--method', 'booking', '--date', '2026-03-20');
  expect(await read()).toBe(review('verification: { method: booking, date: 2026-03-20 }\n'));
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
  const owner = await ownerOf({ 'content/reviews.csv': rows, [`content/${file}`]: text });
  expect(await owner.refusal('verify', 'a', '--undo')).toContain(`content/${file}${message}\nNothing was changed.`);
  expect(await owner.read('content/reviews.csv')).toBe(rows);
});
