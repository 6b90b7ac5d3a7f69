import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { openExport, openFiles } from '../../../../src/editing/imports/formats/open-export.ts';
import { encoded } from '../../../support/content/encoded.ts';
import { bytesOf, fixture, storedFile, workbookFiles, zipOf } from '../../../support/content/exports.ts';

const google = await readFile(fixture('google-reviews.json'));
const open = async (content: string | Uint8Array, sheet?: string) => openExport(await storedFile(content), { sheet });
const refusal = (content: string | Uint8Array, sheet?: string) =>
  open(content, sheet).then(String, (error: Error) => error.message);

it('finds the reviews of a Takeout in its zip, and names what it leaves', async () => {
  const found = await open(
    zipOf({
      'Takeout/Google Business Profile/account-1/location-2/reviews.json': google,
      'Takeout/Google Business Profile/account-1/location-2/reviews-x.json': google,
      'Takeout/Google Business Profile/account-1/location-2/data.json': '{"title":"A"}',
      'Takeout/Maps/Reviews.json': '{"features":[{"properties":{"five_star_rating_published":5}}]}',
      'Takeout/archive_browser.html': '<html>',
    }),
  );
  expect(found.parts.map((part) => [part.kind, 'platform' in part && part.platform, part.name.split('/').at(-1)])).toEqual([
    ['list', 'google', 'reviews.json'],
    ['list', 'google', 'reviews-x.json'],
  ]);
  expect(found.ignored).toEqual([
    { name: expect.stringContaining('data.json') },
    { name: 'Takeout/Maps/Reviews.json', reason: expect.stringContaining('the account wrote of other places') },
    { name: 'Takeout/archive_browser.html' },
  ]);
  expect(found.notes).toEqual([]);
  const [part] = found.parts;
  expect(part?.kind === 'list' && (await Array.fromAsync(part.entries())).length).toBe(8);
});

it.each([
  ['[{"id":"a","date":"2024-01-01","rating":5,"author":"A","text":"b"}]', { kind: 'list', unit: 'review', platform: 'own' }],
  ['{"id":"a","date":"2024-01-01","rating":5,"author":"A","text":"b"}\n', { kind: 'list', unit: 'line', platform: 'own' }],
  ['reviews:\n  - name: Ann\n    stars: 5\n', { kind: 'table', table: { unit: 'review' } }],
  ['[[reviews]]\nname = "Ann"\nstars = 5\n', { kind: 'table', table: { unit: 'review' } }],
  [
    '<html><script type="application/ld+json">{"@type":"Review","author":"Ann"}</script>',
    { kind: 'table', table: { unit: 'review' } },
  ],
  [
    '<rss xmlns:wp="http://wordpress.org/export/1.2/"><channel><item><title>Lamp</title><wp:post_date>2024-04-13</wp:post_date><wp:post_type>post</wp:post_type></item></channel></rss>',
    { kind: 'table', table: { unit: 'review' } },
  ],
  ['a,b\n1,2\n', { kind: 'table', table: { unit: 'line' } }],
  ['{"stars":5,"name":"A"}\n{"stars":4,"name":"B"}\n', { kind: 'table', table: { unit: 'line' } }],
])('opens %j', async (content, expected) => {
  expect((await open(content)).parts).toMatchObject([expected]);
});

it('reads the reviews of a zip of which another file cannot be read, and says why', async () => {
  const { parts, ignored } = await open(
    zipOf({ 'a.json': '{"a":1}\n{"b":2}\n', 'b.json': '{"reviews":[', 'Takeout/reviews.json': google }),
  );
  expect(parts.map(({ name }) => name)).toEqual(['Takeout/reviews.json']);
  expect(ignored).toEqual([
    { name: 'a.json', reason: expect.stringContaining('is not valid JSON') },
    { name: 'b.json', reason: expect.stringContaining('is not whole') },
  ]);
});

it('opens the tables in a zip unless it has reviews as JSON, and names what it leaves', async () => {
  const table = encoded('Date,Stars,Name,Review\n2024-03-05,5,Zoë,Très bien fait, merci à vous.\n', 'windows-1252');
  const files = { 'in/reviews.csv': table, 'in/visits.csv': 'Month,Visits\n2024-01,5\n', 'in/about.json': '{}' };
  const { parts, ignored, notes } = await open(zipOf(files));
  expect(parts).toMatchObject([{ kind: 'table', name: 'in/reviews.csv' }]);
  expect(ignored).toEqual([{ name: 'in/visits.csv' }, { name: 'in/about.json' }]);
  expect(notes).toEqual([
    'in/reviews.csv: its letters are read as windows-1252 (--encoding says another), an encoding without emoji: if there is a ? in place of one, save the table as .xlsx or "CSV UTF-8"',
  ]);
  expect((await open(zipOf({ ...files, 'reviews.json': google }))).parts.map(({ name }) => name)).toEqual(['reviews.json']);
});

it('tells of a Takeout with several locations how to keep them apart', async () => {
  const found = await open(zipOf({ 'Takeout/location-1/reviews.json': google, 'Takeout/location-2/reviews.json': google }));
  expect(found.notes).toEqual([expect.stringMatching(/of 2 locations.*--area: Takeout\/location-1, Takeout\/location-2$/)]);
});

it('opens a workbook, and says which sheet', async () => {
  const book = zipOf(workbookFiles('<row><c><v>1</v></c></row>', '', { sheets: ['Jobs', 'Reviews'] }));
  expect((await open(book)).notes).toEqual(['file: only its first sheet, Jobs, is read; --sheet chooses another of Reviews']);
  expect((await open(book, 'Reviews')).notes).toEqual([]);
  expect(await refusal(book, 'Nowhere')).toBe('has no sheet "Nowhere"; it has Jobs, Reviews');
});

it.each([
  [
    zipOf({ 'a.txt': 'x' }),
    'is a zip without reviews in it; of Google Takeout, choose Google Business Profile; if a table in it holds them, unpack it and import that',
  ],
  [
    zipOf({ mimetype: 'application/vnd.oasis.opendocument.text', 'content.xml': '<x/>' }),
    'is a document of LibreOffice, which is not read; save it as CSV or XLSX if it is a table, or else copy its reviews into one, a row for each',
  ],
  [zipOf({ '_chat.txt': 'x', '1-PHOTO.jpg': 'x' }), expect.stringContaining('is a chat of WhatsApp; ask its authors')],
  [zipOf({ 'Chat de WhatsApp con Ann.txt': 'x' }), expect.stringContaining('is a chat of WhatsApp; ask its authors')],
  ['From: Ann\nTo: us\nSubject: Thanks\n\nGood.', expect.stringContaining('is mail; ask its authors')],
  [
    '%PDF-1.7',
    'is a PDF; save or export the reviews as CSV, XLSX or JSON, or copy them into a table, a row for each with its date, rating, author and text (npm run reviews -- add asks for a single one)',
  ],
  [
    '{"a":[1]}',
    expect.stringContaining('is JSON without a list of reviews, or with an empty one; the whole file must be such a list'),
  ],
  [
    '{\n"author":"Ann","rating":5,"quote":"Good."}',
    expect.stringContaining('if each file of a folder holds one review, give the folder'),
  ],
  ['{"result":[{"relative_time_description":"a week ago"}]}', expect.stringContaining('Places API')],
] as const)('refuses %j', async (content, reason) => {
  expect(await refusal(content)).toEqual(reason);
});

it('reads in a folder the Markdown that holds a review each, or else the files of data', async () => {
  const files = (texts: Readonly<Record<string, string>>) =>
    openFiles('in', new Map(Object.entries(texts).map(([name, text]) => [name, bytesOf(text, { name })])));
  const data = { 'in/README.md': '# Ours\n', 'in/ann.json': '{"name":"Ann","rating":5}', 'in/b.png': 'x' };
  expect(await files(data)).toMatchObject({
    parts: [{ kind: 'table', files: ['in/ann.json'] }],
    ignored: [{ name: 'in/b.png' }, { name: 'in/README.md', reason: expect.stringContaining('has no front matter') }],
  });
  expect(await files({ ...data, 'in/bo.md': '---\nname: Bo\n---\n' })).toMatchObject({
    parts: [{ files: ['in/bo.md'] }],
    ignored: [{ name: 'in/ann.json' }, { name: 'in/b.png' }, { name: 'in/README.md' }],
  });
  await expect(files({ 'in/all.json': '[{"name":"Ann","rating":5}]' })).rejects.toThrow(
    'is a folder without reviews in it (in/all.json in it holds a list: give it by its own name)',
  );
});
