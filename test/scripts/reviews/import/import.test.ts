import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cp, glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readContent } from '../../../../src/authoring/read-content.ts';
import { root } from '../../../support/build.ts';
import { encoded } from '../../../support/content/encoded.ts';
import { fixture, workbookFiles, zipOf } from '../../../support/content/exports.ts';
import { ownerOf } from '../../../support/programs/owner.ts';
import { startReviews } from '../../../support/programs/reviews-command.ts';
import { KEYS } from '../../../support/programs/terminal.ts';

const BUSINESS = 'name: A\ntime_zone: America/Chicago\ntechnicians: [{ name: Dana Whitfield, aliases: [Dana] }]\n';
const TABLE =
  'Created;Stars;Patron;Review;E-mail\r\n13/04/2024;5;Ann;"Came, and left it clean.";ann@example.com\r\n03/04/2024;4;Bo;"Dana was kind.";\r\n';

/** A table of reviews by Ann, Bo and Cy with these ratings. */
function scores(...ratings: readonly (number | string)[]): string {
  const rows = ratings.map((rating, at) => `2024-04-1${at},${['Ann', 'Bo', 'Cy'][at]},${rating},They came ${at} minutes late.\n`);
  return `Date,Name,Score,Comment\n${rows.join('')}`;
}

const ownerWith = (files: Record<string, string> = {}) => ownerOf({ 'content/business.yaml': BUSINESS, ...files });
/** A review as Google exports it. */
const google = (fields: object = {}) => ({
  reviewId: 'g1',
  reviewer: { displayName: 'Ann' },
  starRating: 'FIVE',
  comment: 'Good.',
  createTime: '2024-03-05T15:00:00Z',
  ...fields,
});
const fileOf = (...reviews: readonly object[]) => JSON.stringify({ reviews });

/** The words after `import` in the command at the end of a message. */
const commandIn = (message: string) => /npm run reviews -- import (.*)\n$/.exec(message)?.[1] ?? '';
const wordsOf = (command: string) => [...command.matchAll(/"([^"]*)"|\S+/g)].map(([word, quoted]) => quoted ?? word);

it('asks what the most is where a rating is more than five', async () => {
  const owner = await ownerWith({ 'in.csv': scores(4, 9, 8) });
  const terminal = owner.open('import', 'in.csv');
  await terminal.accept(/Is this right/, /published first/, /What is the most that "Score" can be/, /Write 3 new reviews/);
  expect(await terminal.end()).toContain(
    'in.csv: its ratings are taken as out of 10: 8 becomes 4 stars, 5 becomes 2 (--scale says another)\n',
  );
  expect(await owner.review('2024-04-10-ann')).toContain('rating: 2\n');
  expect(await owner.read('content/imports.yaml')).toContain('scale: 10');
  // It also remembers that they were published nowhere else.
  expect(await owner.printed('import', 'in.csv')).toContain('There is nothing to write.');
});

it('reminds a practice that names can be shortened', async () => {
  const owner = await ownerWith({ 'content/business.yaml': `${BUSINESS}trade: dental\n`, 'in.csv': scores(5) });
  const command = ['import', 'in.csv', '--source', ''];
  expect(await owner.printed(...command)).toContain('names of patients: --short-names writes Ann L. for Ann Lee.');
  expect(await owner.printed(...command, '--short-names')).not.toContain('patients');
});

it('refuses dates that Excel seems to have turned, unless their order is said', async () => {
  const owner = await ownerWith({
    'in.csv': 'date;rating;author;text\n03.05.2024;5;Ann;Came at once.\n04/15/2024;4;Bo;Never came back.\n',
  });
  expect(await owner.refusal('import', 'in.csv', '--source', '')).toContain(
    'in.csv, line 3: "04/15/2024" is written month-first, and of dates such as "03.05.2024" none has a day above 12;',
  );
  expect(await owner.printed('import', 'in.csv', '--source', '', '--dates', 'month-first')).toContain('  2  new\n');
});

it('names the other sheets of a workbook before it refuses the columns of the first', async () => {
  const rows = '<row><c t="inlineStr"><is><t>Reviews report</t></is></c></row>';
  const owner = await ownerWith();
  await owner.write('in.xlsx', zipOf(workbookFiles(rows, '', { sheets: ['Summary', 'Reviews'] })));
  const { stdout, stderr } = await owner.run('import', 'in.xlsx');
  expect(stdout).toBe('in.xlsx: only its first sheet, Summary, is read; --sheet chooses another of Reviews\n');
  expect(stderr).toContain('no column is known for date, rating, author, text');
});

it('takes a list for one of reviews by the name of its file, and says what it lacks', async () => {
  const lists = [
    [
      '_data/testimonials.yml',
      '- text: They came at once.\n  author: Ann\n- text: They came late.\n  author: Bo\n',
      'author=author,text=text',
    ],
    [
      'src/reviews.json',
      '[{"id":1,"image":"a.png","content":"Good.","username":"Ann"},{"id":2,"image":"b.png","content":"Late.","username":"Bo"}]',
      'author=username,text=content',
    ],
  ] as const;
  const owner = await ownerWith(Object.fromEntries(lists));
  for (const [file, , map] of lists) {
    const stderr = await owner.refusal('import', file);
    expect(stderr).toContain('--review-date <day> takes one day for all reviews that have none');
    expect(stderr).toContain('stars that are nowhere can only be given by their authors');
    expect(stderr).toContain(`npm run reviews -- import ${file} --map "${map},rating=…" --review-date <day> --source <site>\n`);
    expect(stderr).not.toMatch(/verify --jobs|if it is a text/);
  }
});

it('asks for the source once, also where it was said that there is none', async () => {
  const owner = await ownerWith({ 'in.json': '[{"id":"t1","name":"Ann","stars":5,"quote":"Good.","date":"2024-03-05"}]' });
  const stderr = await owner.refusal('import', 'in.json', '--source', '');
  expect(stderr).toContain('or by the name of your own site');
  expect(stderr).toMatch(/import in\.json --map "\S+" --source <site>\n$/);
});

it('says how many reviews name no site where others do, and takes the one that is said for them', async () => {
  const rows = '2024-04-13,5,Ann,Came at once.,\n2024-04-14,4,Bo,Never came back.,Checkatrade\n2024-04-15,4,Cy,Good.,\n';
  const owner = await ownerWith({ 'in.csv': `day,stars,name,review,source\n${rows}` });
  const map = ['--map', 'date=day,rating=stars,author=name,text=review,source_name=source'];
  expect(await owner.printed('import', 'in.csv', ...map)).toContain(
    'in.csv: 2 reviews name no site under "source", and count as published nowhere else; if they stood on one, say it: --map "source_name=source" --source <site>\n',
  );
  expect(await owner.printed('import', 'in.csv', ...map, '--source', 'Google', '--write')).not.toContain('name no site');
  expect(await owner.review('2024-04-13-ann')).toContain('name: Google');
  expect(await owner.review('2024-04-14-bo')).toContain('name: Checkatrade');
});

it('tells of a table with the reviews of several places', async () => {
  const rows = '2024-04-13,5,Ann,Came at once.,ChIJ1\n2024-04-14,4,Bo,Never came back.,ChIJ2\n';
  const owner = await ownerWith({ 'in.csv': `date,rating,author,text,place_id\n${rows}` });
  expect(await owner.printed('import', 'in.csv', '--source', 'Google')).toContain(
    'in.csv: "place_id" says that its reviews are of 2 places; take those of other businesses out',
  );
});

it('asks nothing in a terminal that could not show a menu', async () => {
  const owner = await ownerWith({ 'in.csv': TABLE });
  const shown = await owner.with({ TERM: 'dumb' }).open('import', 'in.csv').end(1);
  expect(shown).toContain('--map');
  expect(shown).not.toContain('Is this right');
});

it.each([
  ['', /How is 03\/04\/2024 meant/, '2024-04-05-bo'],
  [
    'address: { address_country: US }\n',
    /How is 03\/04\/2024 meant\?\s.*The month stands first \(as usual in your country\)/,
    '2024-05-04-bo',
  ],
])('asks once about several tables with the same columns, of a business with %j', async (address, question, id) => {
  const header = 'Date;Name;Score;Comment\n';
  const owner = await ownerWith({
    'content/business.yaml': BUSINESS + address,
    'a.csv': `${header}03/04/2024;Ann;8;They came late.\n`,
    'b.csv': `${header}05/04/2024;Bo;10;They came early.\n`,
  });
  const terminal = owner.open('import', 'a.csv', 'b.csv');
  await terminal.accept(/Is this right/, /published first/);
  await terminal.answer(/What is the most that "Score" can be/, KEYS.down, KEYS.enter);
  await terminal.accept(question, /Write 2 new reviews/);
  await terminal.end();
  expect(await owner.review(id)).toContain('rating: 5\n');
});

it('names the one rating above five, and does not halve the stars for it', async () => {
  const owner = await ownerWith({ 'in.csv': scores('5 stars', '4 stars', 55) });
  const terminal = owner.open('import', 'in.csv');
  await terminal.accept(
    /Is this right/,
    /published first/,
    /in\.csv, line 4: "Score" has the rating "55", and 1 rating of 3 is above 5\.\s+│? *What is the most/,
    /in\.csv, line 4: the rating "55" is more than 5[\s\S]*Write 2 new reviews/,
  );
  await terminal.end();
  expect(await owner.review('2024-04-10-ann')).toContain('rating: 5\n');
  expect(await owner.read('content/imports.yaml')).not.toContain('scale');
});

it('asks which day answers get that have none', async () => {
  const owner = await ownerWith({
    'in.csv':
      'Reservation Number,Guest name,Review date,Review score,Review title,Positive review,Negative review,Property reply\n' +
      '4711081512,Ann,2024-04-13,9,,Quiet room,,"Thank you, Ann."\n4711081513,Bo,2024-04-14,8,,Good bed,,\n',
  });
  expect(await owner.printed('import', 'in.csv', '--response-date', '2024-05-02')).toContain(
    'in.csv: 1 answer of yours has no day and gets that of --response-date, 2024-05-02',
  );
  expect(await owner.printed('import', 'in.csv')).toMatch(/has no date, so it is left out; --response-date <day>/);
  const terminal = owner.open('import', 'in.csv');
  await terminal.answer(/in\.csv: 1 answer of yours has no day[\s\S]*Which day do they get/, KEYS.down, KEYS.enter);
  await terminal.answer(/Which day\?/, '2024-05-01', KEYS.enter);
  await terminal.answer(/Write 2 new reviews/, KEYS.enter);
  await terminal.end();
  expect(await owner.review('2024-04-13-ann')).toContain('date: 2024-05-01');
});

it('takes no days of years with two digits that seem to stand first', async () => {
  const owner = await ownerWith({ 'in.csv': 'date,rating,author,text\n24.05.03,5,Ann,Came at once.\n24.05.31,4,Bo,Was late.\n' });
  expect(await owner.refusal('import', 'in.csv')).toContain('in.csv, line 3: "24.05.31" can only begin with its year, and');
});

it('takes the encoding that is said, where none shows', async () => {
  const text = 'date,rating,author,text\n2024-04-13,5,Анна,Отличная мастерская\n';
  const owner = await ownerWith();
  await owner.write('in.csv', encoded(text, 'windows-1251'));
  expect(await owner.refusal('import', 'in.csv')).toContain('in.csv has letters in an encoding that is not');
  await owner.printed('import', 'in.csv', '--encoding', 'windows-1251', '--write');
  const [name = ''] = await owner.list('content/reviews');
  expect(await owner.read(`content/reviews/${name}`)).toContain('Отличная мастерская');
});

it('reads the letters of a table as programs write them in the country of the business', async () => {
  const text = 'date,rating,author,text\n2024-04-13,5,Ayşe Yıldız,Hızlı ve temiz iş çıkardılar\n';
  const owner = await ownerWith({ 'content/business.yaml': `${BUSINESS}address: { address_country: TR }\n` });
  await owner.write('in.csv', encoded(text, 'windows-1254'));
  expect(await owner.printed('import', 'in.csv', '--write')).toContain('read as windows-1254 (--encoding says another)');
  const [name = ''] = await owner.list('content/reviews');
  expect(await owner.read(`content/reviews/${name}`)).toContain('Hızlı ve temiz iş çıkardılar');
});

it('takes nothing of a table whose ratings may count otherwise, until it is told', async () => {
  const owner = await ownerWith({ 'in.csv': scores(4, 9), 'fifty.csv': scores(10, 50) });
  const options = ['--map', 'date=Date,author=Name,rating=Score,text=Comment', '--source', 'Yelp', '--write'];
  expect(await owner.refusal('import', 'in.csv', ...options)).toContain('"Score" has the rating "9", and 1 rating of');
  const tenth = await owner.refusal('import', 'fifty.csv', ...options, '--scale', '10');
  expect(tenth).toContain('the highest is 50; say --scale 50');
  expect(await owner.list('content/reviews')).toEqual([]);
  expect(await owner.printed('import', 'in.csv', ...options, '--scale', '5')).toMatch(/1 {2}new[\s\S]*1 {2}refused/);
});

it('advises the scale that the name of a column says, though most of the ratings are below five', async () => {
  const rows = ['2024-04-10,10,Ann,Came at once.', '2024-04-11,4,Bo,Came late.'];
  const owner = await ownerWith({ 'in.csv': ['date,Score out of 10,author,text', ...rows].join('\n') });
  expect(await owner.refusal('import', 'in.csv', '--source', '')).toMatch(/ --scale 10\n$/);
});

it('advises no scale for ratings that are more than any', async () => {
  const owner = await ownerWith({ 'in.csv': scores(480, 900) });
  const command = ['import', 'in.csv', '--source', 'Yelp'];
  const advice = 'no scale goes beyond 100; say which column holds the ratings, as in --map rating="…", or mend what is above';
  for (const options of [[], ['--scale', '100']]) {
    expect(await owner.refusal(...command, ...options)).toContain(`the highest is 900; ${advice}`);
  }
  const terminal = owner.open('import', 'in.csv');
  await terminal.accept(/Is this right/, /published first/);
  expect((await terminal.end(1)).replace(/\s+/g, ' ')).toContain(advice);
});

it('proposes the order of dates that is usual in the country, and takes none silently', async () => {
  const owner = await ownerWith({
    'content/business.yaml': `${BUSINESS}address: { address_country: ES }\n`,
    'in.csv': 'Date,Name,Stars,Comment\n03/04/2024,Ann,4,They came late.\n',
  });
  expect(await owner.refusal('import', 'in.csv', '--source', '')).toBe(
    'in.csv, line 2: "03/04/2024" may be two days, and no other date of it tells; say --dates day-first, as usual in your country, or --dates month-first\nin.csv: which column holds what is guessed by its header and first rows:\n  date    Date: 03/04/2024\n  rating  Stars: 4\n  author  Name: Ann\n  text    Comment: They came late.\nNothing was written. If this is right, say it:\n  npm run reviews -- import in.csv --source "" --map "date=Date,rating=Stars,author=Name,text=Comment" --dates day-first\n',
  );
});

it('names all that is missing at once, in a command that then writes it', async () => {
  const owner = await ownerWith({
    'content/business.yaml': `${BUSINESS}address: { address_country: ES }\n`,
    'my reviews.csv':
      'Created,Stars,Patron name,Review\n03/04/2024,9,Ann,They came and were very late.\n05/06/2024,8,Bo,They came early and were kind.\n',
  });
  const refused = await owner.refusal('import', 'my reviews.csv', '--short-names', '--write', '--map', 'author=Patron name');
  expect(refused).toContain('say where these reviews were published first');
  expect(refused).toContain('name the best possible rating: --scale 10');
  expect(refused).toContain('say --dates day-first');
  const command = commandIn(refused);
  expect(command).toBe(
    '"my reviews.csv" --short-names --map "author=Patron name" --source <site> --scale 10 --dates day-first --write',
  );
  expect(await owner.printed('import', ...wordsOf(command.replace('<site>', 'Yelp')))).toContain('Written: 2 new');
});

it('ends a dry run with the commands that write it', async () => {
  const owner = await ownerWith({
    'a.csv': scores(5, 4),
    'b.csv': scores(3),
    'takeout.json': fileOf(google()),
    'c.csv': TABLE.replace('Patron', 'Name'),
  });
  const shown = await owner.printed('import', 'a.csv', 'b.csv', 'takeout.json', 'c.csv', '--source', 'Yelp');
  expect(shown.split('this writes it:\n')[1]?.split('\n')).toEqual([
    '  npm run reviews -- import a.csv --source Yelp --map "date=Date,rating=Score,author=Name,text=Comment" --write',
    '  npm run reviews -- import c.csv --source Yelp --map "date=Created,rating=Stars,author=Name,text=Review" --write',
    '  npm run reviews -- import b.csv takeout.json --source Yelp --write',
    '',
  ]);
});

it('shows which columns it guesses beside those that are said, and leaves out what was thrown away', async () => {
  const owner = await ownerWith({
    'in.csv': 'Date,Buyer,Rating,Review,State\n2024-04-13,Ann,4,They came late.,published\n2024-04-14,Bo,5,Buy pills.,spam\n',
  });
  const stdout = await owner.printed('import', 'in.csv', '--map', 'author=Buyer', '--source', 'Yelp');
  expect(stdout).toContain('in.csv: the columns that --map does not name are guessed:\n');
  expect(stdout).toContain('  rating  Rating: 4 · 5\n');
  expect(stdout).toContain('its "State" is "spam"');
});

it('notes the area that is said, with short names if wanted, and refuses one that the business does not have', async () => {
  const owner = await ownerWith({
    'content/business.yaml': `${BUSINESS}service_areas: [{ id: north, name: North Side }]\n`,
    'in.csv': 'date,rating,author,text\n2024-04-13,5,Ann Lee,They came early.\n',
  });
  expect(await owner.refusal('import', 'in.csv', '--area', 'Nort')).toContain(
    '--area "Nort" is not a service area of business.yaml',
  );
  await owner.run('import', 'in.csv', '--area', 'north side', '--short-names', '--write');
  expect(await owner.review('2024-04-13-ann-l')).toContain('service_area: north\n');
  expect(await owner.printed('import', 'in.csv', '--area', 'north side', '--write')).toContain('--area is only for new reviews');
});

it('reminds of short names, and does not write whole ones by Enter alone', async () => {
  const review = (author: string, day: number) => `2024-04-${day},5,${author},I am ${author}.\n`;
  const header = 'date,rating,author,text\n';
  const owner = await ownerWith({
    'a.csv': header + review('Ann Lee', 10) + review('Bo Kerr', 11) + review('Cy Moor', 12),
    'b.csv': header + review('Dee Lund', 13),
    'c.csv': header + review('Eve Moon', 14),
  });
  await owner.run('import', 'a.csv', '--short-names', '--write');
  const terminal = owner.open('import', 'b.csv', '--source', '');
  await terminal.answer(/--short-names shortens these, too\.[\s\S]*Write 1 new review/, KEYS.enter);
  expect(await terminal.end(130)).toContain('Stopped; nothing was changed.');
  expect(await owner.printed('import', 'b.csv')).toContain(
    'Nothing was written yet: --write writes it, with --short-names or --no-short-names.',
  );
  expect(await owner.refusal('import', 'b.csv', '--write')).toMatch(/^Nothing was written: --short-names shortens/);
  await owner.run('import', 'b.csv', '--short-names', '--write');
  expect(await owner.list('content/reviews')).toContain('2024-04-13-dee-l.md');
  expect(await owner.printed('import', 'c.csv', '--no-short-names', '--write')).not.toContain('--short-names');
  expect(await owner.list('content/reviews')).toContain('2024-04-14-eve-moon.md');
});

it('does not mix with the sample', async () => {
  const owner = await ownerWith({ 'in.csv': TABLE });
  await cp(join(root, 'content'), join(owner.cwd, 'sample'), { recursive: true });
  expect(await owner.with({ CONTENT_DIR: 'sample' }).refusal('import', 'in.csv')).toContain('holds the sample business');
});

it('looks only, in a script, and then writes what a Takeout and a Trustpilot export hold, once', async () => {
  const owner = await ownerWith();
  await owner.write(
    'takeout.zip',
    zipOf({ 'Takeout/reviews.json': await readFile(fixture('google-reviews.json')), 'a.html': '' }),
  );
  await owner.write('unpacked/Takeout/reviews.json', await readFile(fixture('google-reviews.json'), 'utf8'));
  const files = ['takeout.zip', fixture('trustpilot.csv')];
  const dry = await owner.printed('import', ...files);
  expect(dry).toContain(
    '\n  6  new\n  2  with stars but no words: left out, because a review needs words here\n  1  empty\n  3  refused\n',
  );
  expect(dry).toContain('trustpilot.csv, line 6: the date "2024-13-07 20:15:00" is not a date of the calendar');
  expect(dry).toContain('Nothing was written yet: --write writes it.');
  expect(await owner.list('content/reviews')).toEqual([]);

  const written = await owner.printed('import', ...files, '--write', '--report', 'new/report.json');
  expect(written).toContain('Written: 6 new in content/reviews.');
  expect(written).toContain('npm run reviews -- verify');
  expect(await owner.list('content/reviews')).toHaveLength(6);
  expect(await readContent(join(owner.cwd, 'content'))).toMatchObject({ ok: true, content: { waiting: 6 } });
  expect(await owner.review('2024-03-04-bob')).toContain('source: { name: Trustpilot, id: 5f1 }');
  expect(JSON.parse(await owner.read('new/report.json'))).toMatchObject({ counts: { new: 6, refused: 3 }, missing: [] });

  expect(await owner.printed('import', ...files, '--write')).toContain('\n  0  new\n  6  already here\n');
  expect(await owner.printed('import', 'unpacked', '--write')).toMatch(
    /^unpacked: reviews from Google\n[\s\S]*\n {2}0 {2}new\n {2}4 {2}already here\n/,
  );
});

it('reads a folder of Markdown files as a table, and leaves drafts and other languages out', async () => {
  const page = (name: string, stars: number, more = '') =>
    `---\nname: ${name}\nstars: ${stars}\nreviewed: 2024-04-13\n${more}---\nThey came **early**,\nand were kind.\n`;
  const owner = await ownerWith({
    'testimonials/_index.md': '---\ntitle: What they say\n---\n',
    'testimonials/ann.md': page('Ann', 5),
    'testimonials/ann.es.md': page('Ann', 5),
    'testimonials/bo.md': page('Bo', 4, 'draft: true\n'),
    'testimonials/cy.md': page('Cy', 6),
    'testimonials/di.md': '---\nname: Di\n',
  });
  expect(await owner.refusal('import', 'testimonials', '--source', '')).toContain(
    'testimonials/cy.md: "stars" has the rating "6"',
  );
  const columns = ['--map', 'date=reviewed,rating=stars,author=name,text=text', '--source', '', '--scale', '5'];
  const stdout = await owner.printed('import', 'testimonials', ...columns, '--write');
  expect(stdout).toContain('not read: testimonials/di.md, which has front matter that no line --- ends\n');
  expect(stdout).toContain('1 other file is not read\n');
  expect(stdout).toContain('other languages of files that are: testimonials/ann.es.md\n');
  expect(stdout).toContain('testimonials/bo.md: its "draft" is "true": it was not published there');
  expect(stdout).toContain('testimonials/cy.md: the rating "6" is more than 5');
  expect(await owner.list('content/reviews')).toEqual(['2024-04-13-ann.md']);
  expect(await owner.review('2024-04-13-ann')).toContain('They came early, and were kind.');
  expect(await owner.printed('import', 'testimonials/ann.md', ...columns)).toContain('\n  1  already here\n');
});

it('reads a folder of JSON files, and gives those without a day the one that is said', async () => {
  const file = (name: string, more = '') => `{"name":"${name}","stars":5,"quote":"They came early."${more}}`;
  const owner = await ownerWith({
    'in/1.json': file('Ann'),
    'in/2.json': file('Bo', ',"date":"2024-04-13"'),
    'in/3.json': file('Cy', ',"date":"May 2024"'),
  });
  const columns = ['--map', 'date=date,rating=stars,author=name,text=quote', '--source', ''];
  expect(await owner.printed('import', 'in', ...columns)).toContain(
    'in/1.json: the date is missing; --review-date <day> takes one day for all reviews',
  );
  expect(await owner.refusal('import', 'in', '--review-date', '2124-01-02')).toContain(
    '--review-date: 2124-01-02 is still to come',
  );
  const stdout = await owner.printed('import', 'in', ...columns, '--review-date', '2023-01-02', '--write');
  expect(stdout).toContain('in: 1 review has no day and gets 2023-01-02 (--review-date says another)\n');
  expect(stdout).toContain('in/3.json: the date only says a month or year');
  expect(await owner.list('content/reviews')).toEqual(['2023-01-02-ann.md', '2024-04-13-bo.md']);
  // The next time it is known.
  expect(await owner.printed('import', 'in')).toContain('\n  0  new\n  2  already here\n');
});

it('gives the day that is said also where some files have the fields of our own reviews', async () => {
  const file = (name: string, more = '') => `---\n${more}rating: 5\nauthor: ${name}\n---\nThey came early.\n`;
  const owner = await ownerWith({ 'in/a.md': file('Ann', 'date: 2024-04-13\n'), 'in/b.md': file('Bo') });
  expect(await owner.printed('import', 'in')).toContain('in/b.md: the date is missing; --review-date <day> takes one day');
  await owner.run('import', 'in', '--review-date', '2023-01-02', '--write');
  expect(await owner.list('content/reviews')).toEqual(['2023-01-02-bo.md', '2024-04-13-ann.md']);
});

it('asks for the day of reviews of which no column tells it', async () => {
  const entry = (name: string, stars: number) => `- name: ${name}\n  stars: ${stars}\n  quote: They came early.\n`;
  const owner = await ownerWith({ 'in.yml': entry('Ann', 5) + entry('Bo', 4) });
  const terminal = owner.open('import', 'in.yml', '--source', '');
  await terminal.answer(/Which column holds the day on which the review was written/, KEYS.enter);
  await terminal.answer(/On which day did your website first show those/, '2023-01-02', KEYS.enter);
  await terminal.accept(/Is this right/, /2 reviews have no day and get 2023-01-02[\s\S]*Write 2 new reviews/);
  await terminal.end();
  expect(await owner.list('content/reviews')).toEqual(['2023-01-02-ann.md', '2023-01-02-bo.md']);
  expect(await owner.read('content/imports.yaml')).toContain('review_date: 2023-01-02\n');
});

it('writes a table only when its columns are said, and knows them the next time', async () => {
  const left = `.imports.yaml-${spawnSync('true').pid}-6f2c3c1e-8c56-4a43-9d3e-0d6f3b1a2c3d.part`;
  const owner = await ownerWith({ 'in.csv': TABLE, [`content/${left}`]: 'half' });
  const guess = await owner.run('import', 'in.csv', '--write');
  expect(guess).toMatchObject({ code: 1, stdout: '', stderr: expect.stringContaining('  not imported: Patron, E-mail') });
  expect(guess.stderr).toContain('in.csv: no column is known for author; say it as in --map author="…"');
  const written = await owner.printed('import', 'in.csv', '--map', 'author=Patron', '--write', '--source', 'Houzz');
  expect(written).toContain('Written: 2 new');
  expect(written).toContain('kept in content/imports.yaml for the next time');
  // An import that was killed has left it.
  expect(await owner.list('content')).not.toContain(left);
  // The first row shows that the day comes first in all rows.
  expect(await owner.list('content/reviews')).toContain('2024-04-03-bo.md');
  expect(await owner.printed('import', 'in.csv')).toBe(
    'in.csv: taken for reviews from Houzz, as the last table with these columns was (imports.yaml); --source says another\nin.csv: reviews from Houzz\n  0  new\n  2  already here\n\nThere is nothing to write.\n',
  );
  for await (const file of glob('content/**/*.*', { cwd: owner.cwd }))
    expect(await owner.read(file)).not.toContain('ann@example.com');
});

it('does not read dates in the kept order if the platform has changed it', async () => {
  const table = (day: string) => `Date,Stars,Patron,Review\n${day}/2024,4,Ann,They were kind.\n03/04/2024,4,Bo,Good.\n`;
  const owner = await ownerWith({ 'old.csv': table('25/02'), 'new.csv': table('02/25') });
  const first = ['--map', 'author=Patron', '--source', 'Yelp'];
  await owner.printed('import', 'old.csv', ...first, '--write');
  expect(await owner.refusal('import', 'new.csv', '--write')).toBe(
    'new.csv: its dates are month-first, and those of earlier tables with these columns were day-first (imports.yaml); if it is so from now on, say --dates month-first, and change it there\n',
  );
  expect(await owner.printed('import', 'new.csv', '--dates', 'month-first')).toMatch(/1 {2}new\n {2}1 {2}already here/);
});

it('takes no points for stars if the platform has changed its scale', async () => {
  const owner = await ownerWith({ 'old.csv': scores(5, 4), 'new.csv': scores(10, 4, 9), 'slip.csv': scores(5, 4, 50) });
  await owner.printed('import', 'old.csv', '--map', 'author=Name', '--source', 'Yelp', '--write');
  expect(await owner.refusal('import', 'new.csv')).toContain(
    '2 ratings of 3 are above 5, the highest is 10; if the column counts stars, --scale 5 leaves such rows out; otherwise name the best possible rating: --scale 10 (or 20, 50, 100)',
  );
  expect(await owner.printed('import', 'slip.csv')).toMatch(/2 {2}already here\n {2}1 {2}refused/);
});

it('does not give the reviews of one platform to another whose tables have the same header', async () => {
  const row = (name: string) => `Date,Stars,Patron,Review\n03/04/2024,4,${name},They were kind.\n`;
  const owner = await ownerWith({ 'yelp.csv': row('Ann'), 'houzz.csv': row('Bo') });
  const yelp = ['--map', 'author=Patron', '--source', 'Yelp', '--scale', '10', '--dates', 'day-first'];
  await owner.printed('import', 'yelp.csv', ...yelp, '--write');
  const houzz = ['import', 'houzz.csv', '--source', 'Houzz', '--write'];
  expect(await owner.refusal(...houzz)).toContain('"03/04/2024" may be two days');
  await owner.printed(...houzz, '--dates', 'month-first');
  expect(await owner.review('2024-03-04-bo')).toMatch(/rating: 4\n[\s\S]*name: Houzz/);
  expect(await owner.refusal('import', 'yelp.csv', '--write')).toContain(
    'say from which of them these reviews are: --source "Yelp" or --source "Houzz"',
  );
  const terminal = owner.open('import', 'yelp.csv');
  await terminal.answer(/From where are these/, KEYS.enter);
  expect(await terminal.end()).toMatch(/reviews from Yelp[\s\S]*1 {2}already here/);
});

it('warns of reviews that are here from a platform, before they come once more from none', async () => {
  const file = (date: string, author: string, text: string) =>
    `---\ndate: ${date}\nrating: 5\nauthor: ${author}\nsource: { name: Google }\n---\n${text}\n`;
  const owner = await ownerWith({
    'content/reviews/ann.md': file('2024-04-13', 'Ann', 'Came, and left it clean.'),
    'in.csv': TABLE.replace('Patron', 'Name'),
  });
  const terminal = owner.open('import', 'in.csv');
  await terminal.accept(/Is this right/, /published first/, /Write 2 new reviews/);
  expect(await terminal.end(130)).toMatch(
    /here from Google \(ann\), and would be here\s+twice\. If they are the same, say --source Google\./,
  );
  expect(await owner.list('content/reviews')).toEqual(['ann.md']);
  expect(await owner.printed('import', 'in.csv', '--source', 'Google')).toMatch(/1 {2}new\n *1 {2}already here/);
});

it('shows a change at the source, and makes it only when told', async () => {
  const review = { id: 'a', date: '2024-03-05', rating: 5, author: 'Ann', text: 'Good.' };
  const owner = await ownerWith({
    'content/reviews/a.yaml':
      '# Ours\ndate: 2024-03-05\nrating: 5\nauthor: Ann\ntext: Good.\nverification: { method: invoice, date: 2024-03-06 }\n',
    'in.jsonl': JSON.stringify({ ...review, rating: 2 }),
  });
  const shown = await owner.printed('import', 'in.jsonl', '--write');
  expect(shown).toMatch(/ {2}- rating: 5\n {2}\+ rating: 2\n/);
  expect(shown).toContain('--write --update takes over the changes');
  expect(await owner.read('content/reviews/a.yaml')).toContain('rating: 5');
  expect(await owner.printed('import', 'in.jsonl', '--write', '--update')).toContain(
    'Written: 0 new in content/reviews, 1 changed.',
  );
  expect(await owner.read('content/reviews/a.yaml')).toMatch(/^# Ours\ndate: 2024-03-05\nrating: 2\n[\s\S]*edited: \d{4}-/);
});

it('asks to write nothing of whoever takes over no change, and nothing is new', async () => {
  const review = { id: 'a', date: '2024-03-05', rating: 2, author: 'Ann', text: 'Good.' };
  const file = 'date: 2024-03-05\nrating: 5\nauthor: Ann\ntext: Good.\n';
  const owner = await ownerWith({ 'content/reviews/a.yaml': file, 'in.jsonl': JSON.stringify(review) });
  const refusing = owner.open('import', 'in.jsonl');
  await refusing.answer(/1 review says something else at the source/, KEYS.enter);
  expect(await refusing.end()).toMatch(/There is nothing to write\.\n$/);
  const agreeing = owner.open('import', 'in.jsonl');
  await agreeing.answer(/1 review says something else at the source/, KEYS.down, KEYS.enter);
  await agreeing.answer(/Change 1 review\?/, KEYS.enter);
  expect(await agreeing.end()).toContain('1 changed');
});

it('takes over the changes that are chosen', async () => {
  const owner = await ownerWith({
    'content/reviews/a.yaml': 'date: 2024-03-05\nrating: 5\nauthor: Ann\ntext: Good.\n',
    'content/reviews/b.yaml': 'date: 2024-03-06\nrating: 5\nauthor: Bo\ntext: Fast.\n',
    'in.csv': 'id,date,rating,author,text\na,2024-03-05,2,Ann,Good.\nb,2024-03-06,1,Bo,Fast.\n',
  });
  const terminal = owner.open('import', 'in.csv');
  await terminal.answer(/2 reviews say something else at the source/, KEYS.down, KEYS.down, KEYS.enter);
  await terminal.answer(/Which\?/, KEYS.down, KEYS.space, KEYS.enter);
  await terminal.accept(/Change 1 review\?/);
  await terminal.end();
  expect(await owner.read('content/reviews/a.yaml')).toContain('rating: 5\n');
  expect(await owner.read('content/reviews/b.yaml')).toContain('rating: 1\n');
});

it.each([
  [['import', 'none.csv'], 'none.csv does not exist\n'],
  [
    ['import', 'list.md'],
    'list.md is not a list of reviews with date, rating, author, text, of which each review needs all; it has "Of what is here", "and there."; if it is a text, copy its reviews into a table with these columns, or write each down with npm run reviews -- add\n',
  ],
  [['import', 'notes.txt', '--source', ''], 'notes.txt is not a list of reviews with date, rating, author, text'],
  [
    ['import', 'first.csv', '--map', 'date=2024-04-13', '--write'],
    'first.csv has "2024-04-13" in its first row, where the names of the columns should be',
  ],
  [
    ['import', 'unknown.json', '--source', 'Yelp'],
    'unknown.json: no column is known for author; say it as in --map author="…", or write into the file what is missing: every review needs it\nIts columns, as far as they are known:\n  date    date: 2024-04-13\n  rating  stars: 5\n  text    text: Good.\n  not imported: by\nNothing was written. If this is right, say it:\n  npm run reviews -- import unknown.json --source Yelp --map "date=date,rating=stars,text=text,author=…"\n',
  ],
  [
    ['import', 'open.csv', '--map', 'date=d,rating=r,author=a,text=t', '--write'],
    'open.csv: say where these reviews were published first, such as --source Yelp, or --source "" if that was nowhere else\n',
  ],
  [
    ['import', 'own.csv', '--report', 'page.html/r.json'],
    'page.html/r.json cannot be written: its folder is a file. Nothing was written.\n',
  ],
  [
    ['import', 'open.csv', '--map', 'date=d,rating=r,author=a,text=t', '--source', ''],
    'open.csv, line 2: "03/04/2024" may be two days, and no other date of it tells; say --dates day-first or --dates month-first\nNothing was written. If this is right, say it:\n  npm run reviews -- import open.csv --map "date=d,rating=r,author=a,text=t" --source "" --dates …\n',
  ],
])('%j says in one sentence why not', async (parameters, stderr) => {
  const owner = await ownerWith({
    'page.html': '<html>',
    'first.csv': '2024-04-13,5,Ann,Good.\n2024-04-14,4,Bo,Better.\n',
    'own.csv': 'date,rating,author,text\n2024-04-13,5,Ann,Good.\n',
    'unknown.json': '[{"stars":5,"by":"Ann","date":"2024-04-13","text":"Good."}]',
    'notes.txt': 'Reviews\n\n"On time, tidy and friendly."\n- Ann, March 2024, 5 stars\n\n"Good."\n- Bo, 4 stars\n',
    'list.md': '# A list\n\nOf what is here, and there.\n',
    'open.csv': 'd,r,a,t\n03/04/2024,5,Ann,Good.\n',
  });
  expect(await owner.refusal(...parameters)).toContain(stderr);
  expect(await owner.list('content')).toEqual(['business.yaml']);
});

it('asks for a column that it does not find, of which there may be none', async () => {
  const owner = await ownerWith({ 'in.csv': TABLE });
  const stopped = owner.open('import', 'in.csv');
  await stopped.answer(/Which column holds the author's name/, KEYS.down, KEYS.down, KEYS.down, KEYS.enter);
  expect(await stopped.end(130)).toContain('nothing was changed');

  const terminal = owner.open('import', 'in.csv');
  // Enter alone takes the one that is likely.
  await terminal.answer(/Which column holds the author's name/, KEYS.enter);
  await terminal.answer(/Is this right/, KEYS.down, KEYS.enter);
  expect(await terminal.stopAt(/Another column for what/)).toMatch(/author +Patron: Ann · Bo/);
  expect(await owner.list('content')).toEqual(['business.yaml']);
});

it('says of testimonials without stars why they stay out, before it asks for their day', async () => {
  const owner = await ownerWith({
    'testimonials.yml': '- author: Ann\n  text: They came at once.\n- author: Bo\n  text: Late.\n',
  });
  const terminal = owner.open('import', 'testimonials.yml');
  await terminal.answer(/Which column holds the stars\?[\s\S]*needs the stars that its author gave/, KEYS.enter);
  const shown = await terminal.end(130);
  expect(shown).toContain('nothing was changed');
  expect(shown).not.toContain('Which column holds the day');
});

it('asks in a terminal, and notes where the reviews were published first', async () => {
  const owner = await ownerWith({ 'in.csv': TABLE.replace('Patron', 'Name') });
  const terminal = owner.open('import', 'in.csv');
  await terminal.accept(/Is this right/);
  await terminal.answer(/published first/, 'Houzz', KEYS.enter);
  await terminal.accept(/Write 2 new reviews\?/);
  expect(await terminal.end()).toMatch(/Written: 2 new[\s\S]*npm run reviews -- mentions notes/);
  expect(await owner.read('content/imports.yaml')).toContain('source: Houzz');
});

/** Ends the process that loads it in the middle of its twentieth file. */
const KILLED_AT_20 = `--import=data:text/javascript,${encodeURIComponent(`
  import fs from 'node:fs/promises';
  import { syncBuiltinESMExports } from 'node:module';
  const { rename } = fs;
  let files = 0;
  fs.rename = (...names) => (++files === 20 ? process.kill(process.pid, 'SIGKILL') : rename(...names));
  syncBuiltinESMExports();`)}`;

it('leaves whole files when it is killed, and completes them the next time', async () => {
  const lines = Array.from({ length: 200 }, (_, n) =>
    JSON.stringify({ id: `r${n}`, date: '2024-03-05', rating: 5, author: `A ${n}`, text: 'x'.repeat(5000) }),
  );
  const owner = await ownerWith({ 'in.jsonl': lines.join('\n') });
  const killed = startReviews(['import', 'in.jsonl', '--write'], { ...owner, settings: { NODE_OPTIONS: KILLED_AT_20 } });
  await once(killed, 'exit');
  expect((await owner.list('content/reviews')).length).toBeLessThan(200);
  expect(await readContent(join(owner.cwd, 'content'))).toMatchObject({ ok: true });
  expect(await owner.printed('import', 'in.jsonl', '--write')).toContain('Written: ');
  expect((await owner.list('content/reviews')).length).toBe(200);
  expect(await readContent(join(owner.cwd, 'content'))).toMatchObject({ ok: true, content: { waiting: 200 } });
});
