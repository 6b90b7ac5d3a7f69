import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { checkContent } from '../../../scripts/check/check-content.ts';
import type { LastReviews } from '../../../scripts/check/last-reviews.ts';
import { forgottenId } from '../../../src/authoring/editorial/forgotten-id.ts';
import { createFileTexts } from '../../../src/authoring/files/file-texts.ts';
import { makeFolder, review, smallContent } from '../../support/content/content.ts';

const NOW = new Date('2026-02-20T12:00:00Z');

interface Last extends Omit<LastReviews, 'reviews'> {
  readonly reviews?: readonly ReturnType<typeof review>[];
}

async function check(files: Record<string, string>, { reviews = [], ...other }: Last = {}) {
  const contentDirectory = await makeFolder(files);
  const last = { ...other, reviews: new Map(reviews.map((each) => [each.id, each])) };
  const { findings, ...rest } = await checkContent({ contentDirectory, now: NOW, last, textOf: createFileTexts() });
  const short = findings.map(({ file, line, column, severity, kind, message }) => {
    const place = `${file.replace(join(contentDirectory, '/'), '')}:${line}:${column}`;
    return [place, severity, kind, message.split(':')[0]].join(' ');
  });
  return { ...rest, findings: short, fixes: findings.map(({ fix }) => fix) };
}

const TEXT = 'They came on time, and when I said that the boiler was forty years old nobody laughed.';

describe('the check of the content', () => {
  it('finds nothing in what is as it should be', async () => {
    const { published, waiting, findings } = await check(smallContent());
    expect({ published, waiting, findings }).toEqual({ published: 2, waiting: 0, findings: [] });
  });

  it('tells mistakes first, and warns of the reviews that have none', async () => {
    const files = {
      ...smallContent([review(1, { rating: 6 }), review(2, { text: 'Caf\u00e9 "x": call 608 555 0147.' })]),
      'reviews.csv': `id,date,rating,author,text,verification_method,verification_date\nc,2026-01-02,5,C,"Call me\nat ""608 555 0147""",invoice,2026-01-03\n`,
      'reviews/b.yaml':
        'date: 2026-01-02\nrating: 5\nauthor: A\nverification: { method: invoice, date: 2026-01-01 }\ntext: >-\n  Call me at 608\n  555 0147.\n',
      'reviews/a.md':
        '\uFEFF---\r\ndate: 2026-01-02\r\nrating: 5\r\nauthor: B\r\nlanguage: es\r\nredact: [555 0199]\r\n---\r\n\r\nCall 555 0199 or\r\n' +
        `me at 608 555 0147. ${TEXT}\r\n`,
    };
    expect(await check(files)).toMatchObject({
      published: 3,
      waiting: 1,
      findings: [
        'reviews.jsonl:1:47 mistake mistake rating',
        'reviews.csv:3:6 warning telephone-number text',
        'reviews.jsonl:2:94 warning telephone-number text',
        'reviews/b.yaml:4:40 warning early-verification date under verification',
        'reviews/b.yaml:6:14 warning telephone-number text',
        'reviews/a.md:2:1 info waiting verification',
        'reviews/a.md:5:11 warning language language',
        'reviews/a.md:10:7 warning telephone-number text',
      ],
    });
  });

  it('warns once of all that wait for longer than the policy promises, at the oldest, and names each that waits', async () => {
    const dates = ['2025-03-01', '2021-03-01', '2026-02-19'];
    const files = smallContent(dates.map((date, index) => review(index + 1, { date, verification: undefined })));
    const { findings } = await check({ ...files, 'policy.yaml': 'deadline_days: 60\n' });
    expect(findings).toEqual([
      'reviews.jsonl:1:1 info waiting verification',
      expect.stringMatching(/^reviews\.jsonl:2:1 warning waiting-long 2 reviews of more than 60 days ago/),
      'reviews.jsonl:2:1 info waiting verification',
      'reviews.jsonl:3:1 info waiting verification',
    ]);
  });

  it.each([
    ['America/Los_Angeles', false],
    // It is the next day there.
    ['Pacific/Auckland', true],
  ])('counts the days of the policy by the clocks of the business: %s', async (zone, isLate) => {
    const files = smallContent([review(1, { date: '2026-02-13', verification: undefined })]);
    const business = `${files['business.yaml']}time_zone: ${zone}\n`;
    const { findings } = await check({ ...files, 'business.yaml': business, 'policy.yaml': 'deadline_days: 7\n' });
    expect(findings.some((finding) => finding.includes('waiting-long'))).toBe(isLate);
  });

  it('warns first of reviews that the next build adds, as the warnings of others may stand for years', async () => {
    const old = review(1, { text: `Call 608 555 0147. ${TEXT}` });
    const added = review(2, { text: 'Call 608 555 0148 for the best plumber that I know.' });
    const waiting = review(3, { text: `Call 608 555 0149. ${TEXT}`, verification: undefined });
    const { findings } = await check(smallContent([waiting, old, added]), { reviews: [old] });
    const numbers = findings.filter((finding) => finding.includes('telephone-number'));
    expect(numbers.map((finding) => finding.split(':')[1])).toEqual(['3', '1', '2']);
  });

  it('tells copies, and what to do about them', async () => {
    const { findings, fixes } = await check(smallContent([review(1, { text: TEXT }), review(2, { text: TEXT.toUpperCase() })]));
    expect(findings).toEqual(['reviews.jsonl:2:76 warning same-text text']);
    expect(fixes).toEqual(['if it is a copy: npm run reviews -- remove review-2 --reason "the same as review-1"']);
    // A copied file is the first one in its folder, but its name is longer.
    const copies = ['a-copy', 'aa'].map((id) => review(1, { id, text: TEXT }));
    const copied = await check(smallContent(copies));
    expect(copied.fixes).toEqual(['if it is a copy: npm run reviews -- remove a-copy --reason "the same as aa"']);
  });

  it('takes the earlier of two reviews with the same text for the original, also if its name is longer', async () => {
    const [earlier, later] = ['2026-01-02-ann-lee', '2026-01-05-bo'];
    const both = [earlier, later].map((id) => review(1, { id, date: id.slice(0, 10), text: TEXT }));
    const { fixes } = await check(smallContent(both));
    expect(fixes).toEqual([`if it is a copy: npm run reviews -- remove ${later} --reason "the same as ${earlier}"`]);
  });

  it('tells a removed review that is here again', async () => {
    const removed = ['review-1', forgottenId('review-2'), 'review-9'];
    const entries = removed.map((id) => `- { id: ${id}, date: 2026-02-01, reason: Asked for }\n`).join('');
    const { findings } = await check({ ...smallContent([review(1), review(2), review(3)]), 'removed.yaml': entries });
    expect(findings).toEqual(['reviews.jsonl:2:7 mistake mistake id', 'reviews.jsonl:1:7 warning removed id']);
  });

  it('tells a removed review that another computer has renamed', async () => {
    const sourced = (number: number, name: string) => review(number, { source: { name, id: `x${number}` } });
    const entry = (id: string, reason = 'A joke.', own = 'gone') =>
      `- { id: ${own}, date: 2026-02-01, reason: ${reason}, source: { name: google, id: ${id} } }\n`;
    const here = [sourced(1, 'Google'), sourced(2, 'Google'), sourced(3, 'Yelp'), sourced(4, 'Google')];
    const entries = [
      entry('x1'),
      entry(forgottenId('x2'), 'A wish.', forgottenId('gone')),
      entry('x3'),
      entry('x4', 'the same as review-4'),
    ];
    const { findings, fixes } = await check({ ...smallContent(here), 'removed.yaml': entries.join('') });
    expect(findings).toEqual([
      expect.stringMatching(/^reviews\.jsonl:2:\d+ mistake mistake id under source$/),
      expect.stringMatching(/^reviews\.jsonl:1:\d+ warning removed id under source$/),
    ]);
    expect(fixes[1]).toMatch(/^if it is that review under another name, delete it again; if that was a copy of this one, /);
  });

  it('tells only of the id where one review stands twice, as `remove` would note its id and leave the other one', async () => {
    const text = `${TEXT} They swept the cellar, took the old pipes away with them and left a note of all they had done.`;
    const first = review(1, { source: { name: 'Google', id: 'g1' }, text });
    for (const second of [
      { ...first, rating: 4 },
      { ...first, text: `${text} Thanks.` },
    ]) {
      expect((await check(smallContent([first, second]))).findings).toEqual([
        expect.stringMatching(/^reviews\.jsonl:2:\d+ mistake mistake id$/),
      ]);
    }
  });

  it('tells two reviews that are one on another site', async () => {
    const source = { name: 'Google', id: 'x1' };
    const other = { name: 'Yelp', id: 'x1' };
    const { findings } = await check(smallContent([review(1, { source }), review(2, { source }), review(3, { source: other })]));
    expect(findings).toEqual([expect.stringMatching(/^reviews\.jsonl:2:\d+ warning same-source/)]);
  });

  it('tells of the same one, and the same command, where the text is the same as well', async () => {
    const source = { name: 'Google', id: 'x1' };
    const pair = ['ann-2', 'ann'].map((id) => review(1, { id, source, text: TEXT }));
    const { findings, fixes } = await check(smallContent(pair));
    expect(findings.map((finding) => finding.slice(0, 15))).toEqual(['reviews.jsonl:1', 'reviews.jsonl:1']);
    expect(fixes.map((fix) => fix?.replace(/; if not,.*/, ''))).toEqual(
      Array(2).fill('if it is a copy: npm run reviews -- remove ann-2 --reason "the same as ann"'),
    );
  });

  it('tells of nothing but mistakes where the business has one', async () => {
    const files = { ...smallContent([review(1, { text: 'call 608 555 0147' })]), 'business.yaml': 'nmae: X\n' };
    expect((await check(files)).findings.map((finding) => finding.split(' ')[1])).toEqual(['mistake', 'mistake']);
  });

  it('names published reviews that are gone, unless they were removed, renamed or are of another business', async () => {
    const last = [review(1), review(2), review(3), review(4)];
    const files = {
      ...smallContent([review(1), review(2, { id: 'renamed' })]),
      'removed.yaml': '- { id: review-3, date: 2026-01-01, reason: A joke. }\n',
    };
    const { findings, fixes } = await check(files, { business: 'Small Business', reviews: last });
    expect(findings).toEqual([
      expect.stringMatching(/:1:1 warning gone the last build published 4 reviews; of these, 1 is gone/),
    ]);
    expect(fixes).toEqual([expect.stringContaining('git restore')]);
    const sample = last.map((each) => ({ ...each, text: `${each.text} Of another business.` }));
    expect((await check(files, { business: 'The Sample', reviews: sample })).findings.join()).not.toContain('gone');
  });

  it('knows the business by its reviews when its name has changed', async () => {
    const files = smallContent([review(1)]);
    const last = [review(1), review(2)];
    for (const isOnline of [true, false]) {
      const renamed = await check(files, { business: 'Small Business of Ann', reviews: last, isOnline });
      expect(renamed.findings).toEqual([
        expect.stringMatching(/:1:1 warning gone .*of these, 1 is gone and not in removed\.yaml$/),
      ]);
    }
  });

  it('compares nothing with another business, although a review there has the same id', async () => {
    const files = smallContent([review(1)]);
    const response = { date: '2026-02-01', text: 'Thank you.' };
    const last = { business: 'Another Business', reviews: [review(1, { text: 'Of another business.', response })] };
    expect((await check(files, last)).findings).toEqual([]);
    const { findings } = await check(files, { ...last, isOnline: true });
    expect(findings).toEqual([expect.stringMatching(/:1:1 warning not-compared/)]);
  });

  it('names reviews that the website does not show, although they were verified before its newest change', async () => {
    const on = (date: string) => ({ verification: { method: 'invoice', date } });
    const files = {
      ...smallContent([
        review(1),
        review(2, on('2026-02-01')),
        review(3, on('2026-02-02')),
        review(4, { verification: undefined }),
        review(5, { id: 'renamed' }),
        review(6),
      ]),
      'removed.yaml': '- { id: review-6, date: 2026-02-01, reason: A joke. }\n',
    };
    const last = { business: 'Small Business', updated: '2026-02-02', reviews: [review(1), review(5)] };
    const online = await check(files, { ...last, isOnline: true });
    expect(online.findings[0]).toMatch(
      /:1:1 warning not-online the website, whose newest change is of 2026-02-02, does not show 1 review that was verified before$/,
    );
    expect(online.fixes[0]).toContain('npm run reviews -- remove review-2');
    expect(online.findings.filter((finding) => finding.includes('not-online'))).toHaveLength(1);
    expect((await check(files, last)).findings.join()).not.toContain('not-online');
    expect((await check(files, { ...last, updated: undefined, isOnline: true })).findings.join()).not.toContain('not-online');
  });

  it('names answers that were published and are gone', async () => {
    const response = { date: '2026-02-01', text: 'Thank you.' };
    const last = [review(1, { response }), review(2, { response }), review(3)];
    const files = smallContent([review(1), review(2, { response }), review(3)]);
    const { findings, fixes } = await check(files, { business: 'Small Business', reviews: last });
    expect(findings).toEqual(['reviews.jsonl:1:1 warning lost-answer response']);
    expect(fixes).toEqual([expect.stringContaining('if you took it out, all is well')]);
    const online = await check(files, { business: 'Small Business', reviews: last, isOnline: true });
    expect(online.fixes).toEqual([expect.stringMatching(/git pull.*if you took it out, all is well/)]);
  });

  it('names published reviews that have lost their verification, and tells them from those that only wait', async () => {
    const files = smallContent([review(1, { verification: undefined }), review(2, { verification: undefined })]);
    const { findings, fixes } = await check(files, { business: 'Small Business', reviews: [review(1)] });
    expect(findings).toEqual([
      'reviews.jsonl:1:1 warning waiting-again verification',
      'reviews.jsonl:1:1 info waiting verification',
      'reviews.jsonl:2:1 info waiting verification',
    ]);
    expect(fixes[0]).toBe("if it is a customer's, npm run reviews -- verify; if it is not, all is well");
  });
});
