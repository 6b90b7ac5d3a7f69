import { execFileSync } from 'node:child_process';
import { mkdirSync, symlinkSync } from 'node:fs';
import { join, relative } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { formatProblem } from '../../src/authoring/problems/problem.ts';
import { readContent, readParts } from '../../src/authoring/read-content.ts';
import { writeAll } from '../support/content/content.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const BUSINESS = 'name: Alder Creek\ntechnicians: [{ name: Dana Whitfield, aliases: [Dana] }]\n';
const REVIEW =
  '---\ndate: 2026-03-14\nrating: 5\nauthor: Maria G.\nverification: { method: invoice, date: 2026-03-15 }\n---\nGood.\n';

let folder = '';
beforeEach(async () => {
  folder = await temporaryFolder();
});

const write = (files: Readonly<Record<string, string | Uint8Array>>) => writeAll(folder, files);

/** The problems, without the name of the folder. */
async function messages(): Promise<string[]> {
  const read = await readContent(folder);
  return read.ok ? [] : read.problems.map((problem) => formatProblem(problem).replaceAll(`${folder}/`, ''));
}

describe('the content folder', () => {
  it('gives business, reviews and what editors wrote', async () => {
    await write({
      'business.yaml': `\uFEFF${BUSINESS.replaceAll('\n', '\r\n')}`,
      'reviews/a.md': `\uFEFF${REVIEW.replaceAll('\n', '\r\n')}`,
      'reviews.csv': '\uFEFFid,date,rating,author,text,technicians\r\nb,2026-03-14,4,Tom,"Fine,\r\nthanks",dana\r\n',
      'reviews.jsonl':
        '{"id":"c","date":"2026-03-14","rating":3,"author":"Ann","text":"So so.","verification":{"method":"platform","date":"2026-03-15"}}\n',
      'faq.yaml': '- { question: Q, answer: A, review_ids: [a, c] }\n',
      'summary.md': 'People like us.\n',
      'aspects.yaml': '- { id: pets, name: Pets, positive: [good with dogs] }\n',
      'photos/heater.gif': 'GIF89a',
      'README.md': 'not ours',
    });
    const read = await readContent(folder);
    expect(read).toMatchObject({
      ok: true,
      content: {
        business: { name: 'Alder Creek' },
        language: 'en',
        waiting: 1,
        reviews: [
          { id: 'a', text: 'Good.' },
          { id: 'c', text: 'So so.' },
        ],
      },
      aliases: { technicians: new Map([['Dana Whitfield', ['Dana']]]) },
      editorial: { faq: [{ review_ids: ['a', 'c'] }], summary: 'People like us.' },
      aspects: [{ id: 'pets', positive: ['good with dogs'] }],
    });
    expect(JSON.stringify(read.ok && read.content)).not.toContain('aliases');
  });

  it('may hold no reviews at all', async () => {
    await write({ 'business.yaml': BUSINESS, 'reviews.csv': 'id,date,rating,author,text\n' });
    expect(await readContent(folder)).toMatchObject({
      ok: true,
      content: { reviews: [], waiting: 0 },
      editorial: { faq: [] },
      aspects: [],
    });
  });

  it('gives all its mistakes at once, sorted, each once', async () => {
    await write({
      'business.yaml': BUSINESS,
      'reviews/b.md': REVIEW.replace('rating: 5', 'ratng: 5'),
      'reviews/a.md': REVIEW.replace('rating: 5', 'rating: 6\nmentions: { technicians: [Danna] }').replace(
        '2026-03-14',
        '2026-02-30',
      ),
      'reviews/c.md': REVIEW.replace('Maria G.', 'M\nmentions: { technicians: [Danna] }'),
      'reviews/d.json': '{ "author": "\\ud800", "date": "2026-03-14", "rating": "5" }',
      'reviews.csv': 'id,date,rating,author,text\nc,2026-03-14,4,Tom,Fine\n,,,,"open\n',
      'faq.yaml': '- { question: Q, answer: A, review_ids: [a, b, nobody] }\n',
      'summary.md': '---\n---\n',
      'aspects.yaml': '- { id: pets, name: Pets, positive: [good with dogs, "a, b"] }\n',
    });
    expect(await messages()).toEqual([
      expect.stringMatching(/^aspects\.yaml:1:54 {2}2nd entry of positive in the 1st entry: "a," is not a place/),
      'reviews.csv:2:1  id: "c" is already the id of the review at reviews/c.md:1',
      'reviews.csv:3:1  cell 5 of this row opens with a quote (") that is never closed',
      'reviews/a.md:2:7  date: "2026-02-30" is not a date of the calendar as YYYY-MM-DD',
      'reviews/a.md:3:9  rating: 6 is more than 5',
      expect.stringMatching(/^reviews\/a\.md:4:27 {2}1st entry of technicians under mentions: "Danna" is not a technician/),
      expect.stringMatching(
        /^reviews\/b\.md:3:1 {2}unknown key "ratng"; did you mean rating\? \(allowed: id, date, rating, .*redact\)$/,
      ),
      'reviews/c.md:5:27  1st entry of technicians under mentions: "Danna" is not a technician of business.yaml; did you mean Dana Whitfield? (known: Dana Whitfield); a former name belongs there under aliases',
      'reviews/d.json:1:1  text: is missing; text is required',
      'reviews/d.json:1:13  author: is not valid Unicode: one half of a surrogate pair stands alone',
      expect.stringMatching(/^reviews\/d\.json:1:55 {2}rating: "5" is text, not a whole number/),
      'summary.md:1:1  front matter is not allowed here; the file is plain text',
    ]);
  });

  it('knows what its pages may link to, and why a review is not there', async () => {
    await write({
      'business.yaml': BUSINESS,
      'reviews.csv': 'id,date,rating,author,text\nb,2026-03-14,4,Tom,Fine\n',
      'removed.yaml': '- { id: gone, date: 2026-03-16, reason: Not ours }\n',
      'aspects.yaml': '- { id: pets, name: Pets, positive: [good with dogs] }\n',
      'pages/imprint.md': '# Imprint\n\nUs.\n',
      'pages/about.md': '# About\n\n[Us](/imprint), [pets](/insights/pets)\n[A](/reviews/b)\n[B](/reviews/gone)\n[C](/prices)\n',
    });
    expect(await messages()).toEqual([
      'pages/about.md:4:1  /reviews/b is not there: the review waits for its verification',
      'pages/about.md:5:1  /reviews/gone is not there: the review was removed on 2026-03-16',
      expect.stringContaining('pages/about.md:6:1  /prices is not there'),
    ]);
  });

  it('does not blame reviews for a business that cannot be read', async () => {
    await write({
      'business.yaml': 'name: [A',
      'reviews/a.md': REVIEW.replace('rating: 5', 'rating: 5\nservice_area: riverside'),
    });
    expect(await messages()).toEqual([expect.stringMatching(/^business\.yaml:1:\d+ {2}not valid YAML/)]);
  });
});

describe('a file that is not read', () => {
  it('is told, beside the mistakes of the others', async () => {
    await write({
      'business.yaml': 'nmae: A\n',
      'Reviews.csv': 'x',
      'reviews/x.txt': 'x',
      'photos/x.txt': 'x',
      'reviews.jsonl': '',
    });
    expect((await messages()).map((message) => message.split(/ {2}|;/, 2).join(' '))).toEqual([
      'Reviews.csv:1:1 is not read under this name, as upper and lower case count',
      expect.stringMatching(/^business\.yaml:1:1 name: is missing/),
      expect.stringMatching(/^business\.yaml:1:1 unknown key "nmae"/),
      'photos/x.txt:1:1 is not a photo',
      'reviews.jsonl:1:1 is empty',
      'reviews/x.txt:1:1 is not a review',
    ]);
  });

  it('is not missing as well when it is business.yaml by another name', async () => {
    await write({ 'business.yml': BUSINESS, 'reviews/a.md': REVIEW });
    expect(await messages()).toEqual(['business.yml:1:1  is not read under this name; rename it to business.yaml']);
  });

  it('is not blamed on those that name what may stand there', async () => {
    const photo = 'photos: [{ url: /photos/a.gif, width: 1, height: 1, alt: A }]';
    await write({
      'business.yaml': BUSINESS,
      'reviews/a.md': REVIEW.replace('rating: 5', `rating: 5\n${photo}`),
      'Photos/a.gif': 'GIF89a',
      'review.csv': 'id\nb\n',
      'faq.yaml': '- { question: Q, answer: A, review_ids: [a, b] }\n',
    });
    expect(await messages()).toEqual([
      'Photos:1:1  is not read under this name, as upper and lower case count; rename it to photos',
      'review.csv:1:1  is not read under this name; rename it to reviews.csv',
    ]);
  });
});

describe('a content folder that is none', () => {
  it.each([
    ['is empty', {}],
    ['holds other things', { 'notes.txt': '', 'package.json': '', 'Desktop/a.md': '', 'photos/a.heic': '' }],
  ])('is told in one line when it %s', async (_, files) => {
    await write(files);
    expect(await messages()).toEqual([
      'business.yaml:1:1  business.yaml is missing; every content folder needs one, with at least a name',
    ]);
  });

  it('is told that the content is in the folder content of a business', async () => {
    await write({ 'package.json': '', 'content/business.yaml': BUSINESS });
    expect(await messages()).toEqual([expect.stringMatching(/business\.yaml is missing; did you mean the folder .*content\?$/)]);
  });

  it('is told when it is missing', async () => {
    const missing = join(folder, 'absent');
    expect(await readContent(missing)).toEqual({
      ok: false,
      problems: [{ file: missing, line: 1, column: 1, message: 'does not exist' }],
    });
  });

  it('is told what stands in the place of its files', async () => {
    mkdirSync(join(folder, 'business.yaml'));
    execFileSync('mkfifo', [join(folder, 'reviews.csv')]);
    symlinkSync('reviews', join(folder, 'reviews'));
    symlinkSync('nowhere', join(folder, 'faq.yaml'));
    await write({ 'summary.md': Buffer.from('caf\xE9', 'latin1'), 'reviews.jsonl': 'a\0', photos: '' });
    expect(await messages()).toEqual([
      'business.yaml:1:1  is a folder; a file is required',
      'faq.yaml:1:1  is a symbolic link to a file that does not exist',
      'photos:1:1  is not a folder',
      'reviews:1:1  is a symbolic link that leads back to itself',
      'reviews.csv:1:1  is not a regular file',
      'reviews.jsonl:1:2  there is a NUL character here; text cannot hold it',
      'summary.md:1:4  the byte 0xe9 is not UTF-8; save the file as UTF-8',
    ]);
  });
});

describe('a text that may say anything', () => {
  it('is not published of a file elsewhere, to which a symbolic link leads', async () => {
    const secrets = '# Settings\n\nDATABASE_URL=postgres://u:p@db/x\n';
    await write({ 'business.yaml': BUSINESS, '.env': secrets, 'pages/about.md': '# About us\n\nWe mend.\n' });
    for (const name of ['pages/info.md', 'summary.md', 'notice.md']) symlinkSync(join(folder, '.env'), join(folder, name));
    expect(await messages()).toEqual([
      'notice.md:1:1  is a symbolic link, which is not followed; put the file itself here',
      'pages/info.md:1:1  is a symbolic link, which is not followed; put the file itself here',
      'summary.md:1:1  is a symbolic link, which is not followed; put the file itself here',
    ]);
  });

  it('is not published of a folder elsewhere either', async () => {
    await write({ 'business.yaml': BUSINESS, '.notes/a.md': '# Ours\n\nNobody is to read this.\n' });
    for (const name of ['pages', 'public']) symlinkSync('.notes', join(folder, name));
    expect(await messages()).toEqual([
      'pages:1:1  is a symbolic link, which is not followed; put the file itself here',
      'public:1:1  is a symbolic link, which is not followed; put the file itself here',
    ]);
  });
});

describe('the names of files', () => {
  it('are those below the working directory', async () => {
    const read = await readContent(join(process.cwd(), 'no-such-folder', 'content'));
    expect(!read.ok && read.problems[0]?.file).toBe('no-such-folder/content');
  });

  it('are as they were given elsewhere', async () => {
    const given = relative(process.cwd(), folder);
    const read = await readContent(given);
    expect(!read.ok && read.problems[0]?.file).toBe(join(given, 'business.yaml'));
  });
});

it('readParts gives what is without mistakes beside what is not, each review with its place', async () => {
  await write({ 'business.yaml': BUSINESS, 'reviews/a.md': REVIEW, 'reviews/b.md': REVIEW.replace('5', '6') });
  await write({ 'reviews/c.md': REVIEW.replace(/verification.*\n/, 'redact: [good]\n') });
  const { business, reviews, problems } = await readParts(folder);
  expect(business?.business.name).toBe('Alder Creek');
  expect(reviews.drafts.map(({ source, review }) => [source.file.replace(`${folder}/`, ''), review.id, review.text])).toEqual([
    ['reviews/a.md', 'a', 'Good.'],
    ['reviews/c.md', 'c', '[removed].'],
  ]);
  expect([reviews.published.length, problems.length]).toEqual([1, 1]);
});

it('marks removed words in the language of the business where a review names none', async () => {
  await write({ 'business.yaml': `${BUSINESS}language: es\n`, 'reviews/a.md': REVIEW.replace('---\n', '---\nredact: [Good]\n') });
  const { reviews } = await readParts(folder);
  expect(reviews.drafts.map(({ review }) => review.text)).toEqual(['[eliminado].']);
});
