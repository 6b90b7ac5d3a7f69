import { join } from 'node:path';
import { expect, it } from 'vitest';
import { contentReport } from '../../../scripts/check/content-report.ts';
import type { LastReview } from '../../../scripts/check/last-reviews.ts';
import { makeFolder, review, smallContent } from '../../support/content/content.ts';

async function report(files: Record<string, string>, last: readonly LastReview[] = []) {
  const contentDirectory = await makeFolder(files);
  const settings = { baseUrl: 'https://example.com', hubUrl: null, hasServer: true, contentDirectory };
  const { ok, lines } = await contentReport(settings, new Date(), last);
  return { ok, lines: lines.map((line) => line.replace(join(contentDirectory, '/'), '')) };
}

it('ends with a summary, after what waits in any kind of file and dates to come', async () => {
  const waiting = (id: string) => review(9, { id, verification: undefined });
  const files = {
    ...smallContent([review(1), waiting('in-lines'), review(2, { date: '9999-01-01' })]),
    'reviews/in-a-file.md': '---\ndate: 2026-01-02\nrating: 5\nauthor: A\n---\nText.\n',
    'reviews.csv': 'id,date,rating,author,text\nin-a-table,2026-01-02,5,A,Text.\n',
  };
  const waits = 'is not published yet: it waits for a verification';
  expect(await report(files)).toEqual({
    ok: true,
    lines: [
      `reviews/in-a-file.md:2:1  ${waits}`,
      `reviews.csv:2:1  ${waits}`,
      `reviews.jsonl:2:1  ${waits}`,
      'the review review-2 has the date 9999-01-01, which is still to come; is the year right?',
      'content: 2 verified reviews, 3 waiting for a verification, no mistakes',
    ],
  });
});

it('counts the mistakes after them', async () => {
  const { ok, lines } = await report(smallContent([review(1, { rating: 6 })]));
  expect([ok, lines.at(-1)]).toEqual([false, 'content: 1 mistake']);
  expect(lines[0]).toContain('reviews.jsonl:1:');
  expect((await report(smallContent([review(1, { rating: 6, date: 'x' })]))).lines.at(-1)).toBe('content: 2 mistakes');
});

it('names, by file and line, the reviews that were changed without a new date', async () => {
  const files = {
    ...smallContent([review(1, { title: 'New' }), review(2), review(3, { rating: 1, edited: '2026-02-01' })]),
    'reviews/in-a-file.md':
      '---\ndate: 2026-01-02\nrating: 5\nauthor: A\nverification: { method: invoice, date: 2026-01-02 }\nedited: 2026-01-02\n---\nText.\n',
  };
  const last = ['review-1', 'review-2', 'review-3', 'in-a-file'].map((id) => ({
    id,
    url: `https://example.com/reviews/${id}`,
    rating: 5,
    author: id === 'in-a-file' ? 'A' : `Author ${id.at(-1)}`,
    text: id === 'in-a-file' ? 'Texxt.' : `Text of review ${id.at(-1)}.`,
    ...(id === 'in-a-file' && { edited: '2026-01-02' }),
  }));
  const { ok, lines } = await report(files, last);
  const advice = 'under edited, for those who go by dates';
  expect(ok).toBe(true);
  expect(lines).toEqual([
    expect.stringMatching(
      /^reviews\.jsonl:1:\d+ {2}rating, title: changed since the last build; write the date of the correction under/,
    ),
    expect.stringMatching(/^reviews\.jsonl:2:\d+ {2}rating: changed since/),
    `reviews/in-a-file.md:8:1  text: changed since the last build; write the date of the correction, later than 2026-01-02, ${advice}`,
    'content: 4 verified reviews, 0 waiting for a verification, no mistakes',
  ]);
});
