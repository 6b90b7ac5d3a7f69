import { expect, it } from 'vitest';
import { quarterLines, unansweredLines } from '../../../../scripts/reviews/report/lines.ts';
import { quarterOfDate } from '../../../../src/charts/quarters.ts';
import { linesOf, makeFolder, review } from '../../../support/content/content.ts';
import { authoredReview, sampleSite } from '../../../support/content/sample-site.ts';
import { runReviews } from '../../../support/programs/reviews-command.ts';

const day = (daysAgo: number) => new Date(Date.now() - daysAgo * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);

const answered = { response: { date: day(300), text: 'Thank you.' } };
const reviews = linesOf(
  review(1, { date: day(400), rating: 5, text: 'They came on time and were friendly.' }),
  review(2, { date: day(400), rating: 2, text: 'They came three hours late.', ...answered }),
  review(3, { date: day(0), rating: 4 }),
  review(4, { date: day(0), verification: undefined }),
);

async function report(...parameters: string[]) {
  return reportOf('en', parameters);
}

async function reportOf(language: string, parameters: readonly string[]) {
  const cwd = await makeFolder({
    'content/business.yaml': `name: A\nlanguage: ${language}\ntime_zone: UTC\ntrade: dental\n`,
    'content/reviews.jsonl': reviews,
    'content/removed.yaml': `- { id: gone, date: ${day(400)}, reason: A copy }\n`,
  });
  return runReviews(['report', ...parameters], { cwd });
}

it('shows the figures of each quarter, and what has no answer', async () => {
  const { code, stdout, stderr } = await report('--quarters', '6');
  expect([code, stderr]).toEqual([0, '']);
  expect(stdout).toMatch(/^Q\d \d{4}: 1 verified review, 4\.0 of 5 stars, 0 with 1 or 2\n/);
  expect(stdout).toMatch(
    /: 2 verified reviews, 3\.5 of 5 stars, 1 with 1 or 2\n {2}praised: .*Punctuality 1.*\n {2}criticised: .*Punctuality 1.*\n {2}removed: 1\n/,
  );
  expect(stdout).toContain('\nIn all: 3 verified reviews, and 1 review without a verification.\n');
  expect(stdout).toMatch(
    /\n1 review without an answer after 14 days, 0 with 1 or 2 stars; .*:\n {2}review-1 {2}5 ★, 400 days\n$/,
  );
});

it('tells how many reviews are in languages that are not read', async () => {
  expect((await report()).stdout).not.toContain('are not counted');
  // The two others are certainly in English.
  const { stdout } = await reportOf('pl', []);
  expect(stdout).toContain('\nPraise and criticism in 1 review are not counted: only English and Spanish are read.\n');
});

it('rounds the mean as the pages do', () => {
  const rated = Array.from({ length: 20 }, (_, n) => authoredReview({ id: `r-${n}`, date: '2026-03-01', rating: n < 3 ? 4 : 5 }));
  const [line] = quarterLines(sampleSite({ reviews: rated }), [], quarterOfDate('2026-03-01'));
  expect(line).toBe('Q1 2026: 20 verified reviews, 4.9 of 5 stars, 0 with 1 or 2');
});

it('takes whole numbers alone', async () => {
  expect(await report('--days', 'ten')).toMatchObject({ code: 1, stderr: '--days ten: a whole number is needed\n' });
});

it('names first what has one or two stars, and counts what it does not name', () => {
  const unanswered = Array.from({ length: 30 }, (_, n) => ({ id: `r-${n}`, date: '2026-03-01', rating: n % 10 === 9 ? 1 : 5 }));
  const [title, ...lines] = unansweredLines(unanswered, '2026-04-01', 14);
  expect(title).toContain('30 reviews without an answer after 14 days, 3 with 1 or 2 stars; ');
  const first = ['  r-19  1 ★, 31 days', '  r-29  1 ★, 31 days', '  r-9  1 ★, 31 days', '  r-0  5 ★, 31 days'];
  expect([lines.slice(0, 4), lines.at(-1)]).toEqual([first, '  and 10 more']);
});
