import { beforeEach, expect, it } from 'vitest';
import { encoded } from '../../../support/content/encoded.ts';
import { workbookFiles, zipOf } from '../../../support/content/exports.ts';
import { type Owner, ownerOf } from '../../../support/programs/owner.ts';
import { KEYS } from '../../../support/programs/terminal.ts';

function review(author: string): string {
  return `---\ndate: 2026-03-14\nrating: 5\nauthor: ${author}\n---\n${author} says that Dana came at once.\n`;
}

const JOBS = 'Bill to,Invoice date\n"Gonzalez, Maria",2026-03-12\nTom Zimmermann,2026-03-13\nTom Quist,2026-03-01\n';

let owner: Owner;

beforeEach(async () => {
  owner = await ownerOf({
    'content/reviews/a-maria.md': review('Maria G.'),
    'content/reviews/b-tom.md': review('Tom'),
    'content/reviews/c-ann.md': review('Ann'),
    'jobs.csv': JOBS,
  });
});

it('takes the sure ones at once, and has somebody look at the others', async () => {
  const terminal = owner.open('verify', '--jobs', 'jobs.csv', '--date', '2026-03-20');
  await terminal.answer(/Take the 1 sure one as verified/, 'y');
  await terminal.answer(/What does a row of this list show/, KEYS.down, KEYS.enter);
  await terminal.answer(
    /Tom says that Dana[\s\S]*which job is this review about\? \(2 jobs fit\)[\s\S]*Tom Zimmermann, 2026-03-13/,
    KEYS.down,
    KEYS.enter,
  );
  const shown = await terminal.end();
  expect(shown).toMatch(/1 sure, 1 likely, 1 without a job[\s\S]*\n +a-maria: Gonzalez, Maria, 2026-03-12; 2 days after the job/);
  expect(shown).toMatch(/1: no job has this name\n +c-ann/);
  for (const id of ['a-maria', 'b-tom'])
    expect(await owner.review(id)).toContain('verification: { method: invoice, date: 2026-03-20 }');
  expect(await owner.review('c-ann')).toBe(review('Ann'));
});

it('tells whoever has a sheet for each year that one is read, and reads another', async () => {
  const text = (words: string) => `<c t="inlineStr"><is><t>${words}</t></is></c>`;
  const rows = [
    ['Wer', 'Invoice date'],
    ['Maria Gonzalez', '2026-03-12'],
  ].map((row) => `<row>${row.map(text).join('')}</row>`);
  await owner.write('jobs.xlsx', zipOf(workbookFiles(rows.join(''), '', { sheets: ['Year 2025', 'Year 2026'] })));
  const { stdout, stderr } = await owner.run('verify', '--jobs', 'jobs.xlsx');
  expect(stdout).toBe('jobs.xlsx: only its first sheet, Year 2025, is read; --sheet chooses another of Year 2026\n');
  expect(stderr).toContain('jobs.xlsx has no column that is known to hold');
  expect(await owner.refusal('verify', '--jobs', 'jobs.xlsx', '--sheet', 'Year 2026')).toMatch(
    /npm run reviews -- verify --jobs jobs\.xlsx --sheet "Year 2026" --map "customer=…"\n$/,
  );
  expect(await owner.printed('verify', '--jobs', 'jobs.xlsx', '--sheet', 'Year 2026', '--map', 'customer=Wer')).toMatch(
    /^1 job; customer: Wer[\s\S]*a-maria: row 2; 2 days after the job/,
  );
});

it('reads the names in a list as programs write them in the country of the business', async () => {
  await owner.write('content/business.yaml', 'name: A\naddress: { address_country: TR }\n');
  await owner.write('content/reviews/a-maria.md', review('Ayşe Yıldız'));
  await owner.write('jobs.csv', encoded('Bill to,Invoice date\nAyşe Yıldız,2026-03-12\n', 'windows-1254'));
  expect(await owner.printed('verify', '--jobs', 'jobs.csv')).toContain('a-maria: row 2; 2 days after the job');
});

it('proposes the only column of dates, whatever its name is', async () => {
  await owner.write('jobs.csv', 'Customer,Paid\nMaria Gonzalez,2026-03-12\n');
  const refused = await owner.refusal('verify', '--jobs', 'jobs.csv', '--days', '30', '--method', 'payment', '--write');
  expect(refused.split('\n')).toEqual([
    'jobs.csv has no column that is known to hold the date of the job; its columns are Customer, Paid; only Paid holds dates',
    'If this is right, say it:',
    '  npm run reviews -- verify --jobs jobs.csv --days 30 --method payment --map "date=Paid" --write',
    '',
  ]);
  const terminal = owner.open('verify', '--jobs', 'jobs.csv', '--list');
  await terminal.answer(/Which column holds the date of the job\?/, KEYS.enter);
  expect(await terminal.end()).toMatch(/verify --jobs jobs\.csv --map "date=Paid"\n[\s\S]*a-maria: Maria Gonzalez, 2026-03-12/);
});

it('writes nothing for whoever presses Enter alone', async () => {
  const before = [await owner.review('a-maria'), await owner.review('b-tom')];
  const refusing = owner.open('verify', '--jobs', 'jobs.csv');
  await refusing.answer(/Take the 1 sure one as verified/, KEYS.enter);
  expect(await refusing.stopAt(/which job is this review about\?/)).toMatch(
    /^(?![\s\S]*What does a row)[\s\S]*Stopped; nothing was changed\./,
  );
  const agreeing = owner.open('verify', '--jobs', 'jobs.csv');
  await agreeing.answer(/Take the 1 sure one as verified/, 'y');
  await agreeing.answer(/What does a row of this list show/, KEYS.enter);
  expect(await agreeing.end()).toContain('3 reviews wait');
  expect([await owner.review('a-maria'), await owner.review('b-tom')]).toEqual(before);
});

it('says why one is left as it is, such as by an editor who changed it before the answer', async () => {
  const changed = review('Maria G.').replace('rating: 5', 'rating: 4');
  const terminal = owner.open('verify', '--jobs', 'jobs.csv', '--method', 'invoice');
  await terminal.answer(/Take the 1 sure one as verified/);
  await owner.write('content/reviews/a-maria.md', changed);
  await terminal.answer(/(?:)/, 'y');
  expect(await terminal.stopAt(/which job is this review about/)).toMatch(
    /\nLeft as it is:\n {2}content\/reviews\/a-maria\.md {2}was changed meanwhile; run the command again\n/,
  );
  expect(await owner.review('a-maria')).toBe(changed);
});

it('lists every review with its reason to whoever asks for that, and asks nothing', async () => {
  expect(await owner.open('verify', '--jobs', 'jobs.csv', '--list').end()).toMatch(
    /a-maria: Gonzalez, Maria[\s\S]*b-tom: 2 jobs fit\n[\s\S]*c-ann: no job has this name\n[\s\S]*3 reviews wait/,
  );
  expect(await owner.review('a-maria')).toBe(review('Maria G.'));
});

it('is a dry run in a script, and tells a log nothing of the job records', async () => {
  const dry = await owner.printed('verify', '--jobs', 'jobs.csv');
  expect(dry).toMatch(/a-maria: row 2; 2 days after the job[\s\S]*b-tom: 2 jobs fit\n[\s\S]*Nothing was written yet/);
  // Nobody but the owner knows what the list shows, so none of the methods is proposed.
  expect(dry).toContain(
    '--write --method <method> verifies the 1 sure one; the method is what a row of this list shows: invoice, booking, payment or purchase.\n',
  );
  const written = await owner.printed('verify', '--jobs', 'jobs.csv', '--write', '--method', 'payment');
  expect(await owner.review('a-maria')).toContain('method: payment');
  expect(await owner.review('b-tom')).toBe(review('Tom'));
  expect(dry + written).not.toMatch(/Gonzalez|Zimmermann|Quist/);
  expect(await owner.list()).toEqual(['content', 'jobs.csv']);
});

it('states no payment where the list says that nothing was paid', async () => {
  await owner.write('jobs.csv', 'Customer,Date,Status\nMaria Gonzalez,2026-03-12,Overdue\nAnn,2026-03-13,Paid\n');
  const run = (method: string) => owner.printed('verify', '--jobs', 'jobs.csv', '--method', method, '--write');
  expect(await run('payment')).toContain('The list says that nothing was paid yet, so these go on waiting: a-maria\n');
  expect(await owner.review('a-maria')).not.toContain('verification');
  await run('invoice');
  expect(await owner.review('a-maria')).toContain('method: invoice');
});

it('states no payment of a customer who was chosen among others and has paid nothing', async () => {
  await owner.write('jobs.csv', 'Customer,Date,Status\nTom Zimmermann,2026-03-13,Overdue\nTom Quist,2026-03-01,Paid\n');
  const choose = async (row: RegExp, ...keys: string[]) => {
    const terminal = owner.open('verify', '--jobs', 'jobs.csv', '--method', 'payment');
    await terminal.answer(row, ...keys, KEYS.enter);
    return terminal.end();
  };
  expect(await choose(/Tom Zimmermann, 2026-03-13/, KEYS.down)).toContain('so these go on waiting: b-tom');
  expect(await owner.review('b-tom')).toBe(review('Tom'));
  await choose(/Tom Quist, 2026-03-01/, KEYS.down, KEYS.down);
  expect(await owner.review('b-tom')).toContain('method: payment');
});

it('is not sure of a short name in a practice, which lists only those who agreed', async () => {
  await owner.write('content/business.yaml', 'name: A\ntrade: dental\n');
  expect(await owner.printed('verify', '--jobs', 'jobs.csv')).toContain(
    'a-maria: the name is short, and may be that of somebody who is not listed',
  );
});

it('asks in a terminal which columns hold the name and the day, and says how to name them', async () => {
  await owner.write('jobs.csv', 'Wer,Ort,Wann\nMaria Gonzalez,Graz,2026-03-12\n');
  const terminal = owner.open('verify', '--jobs', 'jobs.csv', '--list');
  await terminal.answer(/Which column holds the customer's name\?/, KEYS.down, KEYS.enter);
  await terminal.answer(/Which column holds the date of the job\?/, KEYS.enter);
  const shown = await terminal.end();
  expect(shown).toMatch(/verify --jobs jobs\.csv --map "customer=Wer,date=Wann"/);
  expect(shown).toMatch(/a-maria: Maria Gonzalez, 2026-03-12/);
  const stopped = owner.open('verify', '--jobs', 'jobs.csv');
  await stopped.stopAt(/Which column holds the customer's name\?/);
});

it('says where a job of the name stands that does not count', async () => {
  await owner.write('jobs.csv', 'Customer,Date Paid,Status\nMaria Gonzalez,,open\nAnn Alm,2026-03-12,void\n');
  const stdout = await owner.printed('verify', '--jobs', 'jobs.csv');
  expect(stdout).toContain(
    'a-maria: jobs.csv:2 has this name, but no day under Date Paid, so it is not taken for done and paid\n',
  );
  expect(stdout).toContain('c-ann: jobs.csv:3 has this name, but says of itself that it was not done and paid\n');
  expect(stdout).toContain('b-tom: no job has this name\n');
});

it('needs to be told what the records show, and refuses what is no table', async () => {
  expect(await owner.refusal('verify', '--jobs', 'jobs.csv', '--write')).toBe(
    '--method is missing; it says what a row of this list shows: invoice, booking, payment or purchase\n',
  );
  expect(await owner.refusal('verify', '--jobs', 'none.csv')).toBe('none.csv does not exist\n');
  // A table that was imported before.
  await owner.write(
    'content/imports.yaml',
    '- { header: [Client, Date, Points, Said], columns: { author: Client, date: Date, rating: Points, text: Said } }\n',
  );
  await owner.write('survey.csv', 'Client,Date,Points,Said\nMaria G.,2026-03-14,5,Good\n');
  expect(await owner.refusal('verify', '--jobs', 'survey.csv')).toContain('survey.csv holds reviews, and these prove nothing');
  await owner.write('my jobs.csv', "Client's,When\nAnn Berg,2026-03-01\n");
  expect((await owner.refusal('verify', '--jobs', 'my jobs.csv')).split('\n')).toEqual([
    "my jobs.csv has no column that is known to hold the customer's name or the date of the job; its columns are Client's, When; only When holds dates",
    'This says which columns hold what, with their names in the place of …:',
    '  npm run reviews -- verify --jobs "my jobs.csv" --map "customer=…,date=When"',
    '',
  ]);
});

it('repeats the method that was given, and names states that it does not know', async () => {
  await owner.write('jobs.csv', 'Customer,Date,Status\nMaria Gonzalez,2026-03-12,Walked\n');
  const stdout = await owner.printed('verify', '--jobs', 'jobs.csv', '--method', 'booking');
  expect(stdout).toContain('Taken for done, as far as anybody knows: "Walked" (1 row); if one of these');
  expect(stdout).toContain('--write --method booking verifies the 1 sure one');
});

it('says that reviews have numbers and the list has none', async () => {
  const numbered = review('Bea').replace('rating: 5', "rating: 5\nsource: { name: Booking.com, id: '4711081512' }");
  await owner.write('content/reviews/d-bea.md', numbered);
  const line =
    '1 waiting review has a number, perhaps of bookings, and no column is known to hold these; --map number=… names one.';
  expect(await owner.printed('verify', '--jobs', 'jobs.csv')).toContain(line);
  await owner.write('jobs.csv', JOBS.replaceAll('\n', ',1\n').replace(',1', ',Voucher'));
  expect(await owner.printed('verify', '--jobs', 'jobs.csv', '--map', 'number=Voucher')).not.toContain(line);
});
