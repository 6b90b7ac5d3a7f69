import { readdir } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { makeFolder, readText, write } from '../../../support/content/content.ts';
import { workbookFiles, zipOf } from '../../../support/content/exports.ts';
import { printed, refusal, runReviews } from '../../../support/programs/reviews-command.ts';
import { KEYS, openTerminal } from '../../../support/programs/terminal.ts';

function review(author: string): string {
  return `---\ndate: 2026-03-14\nrating: 5\nauthor: ${author}\n---\n${author} says that Dana came at once.\n`;
}

const JOBS = 'Bill to,Invoice date\n"Gonzalez, Maria",2026-03-12\nTom Zimmermann,2026-03-13\nTom Quist,2026-03-01\n';

function folder(): Promise<string> {
  return makeFolder({
    'content/business.yaml': 'name: A\n',
    'content/reviews/a-maria.md': review('Maria G.'),
    'content/reviews/b-tom.md': review('Tom'),
    'content/reviews/c-ann.md': review('Ann'),
    'jobs.csv': JOBS,
  });
}

const read = (cwd: string, name: string) => readText(cwd, 'content/reviews', name);

it('takes the sure ones at once, and has somebody look at the others', async () => {
  const cwd = await folder();
  const terminal = openTerminal(['verify', '--jobs', 'jobs.csv', '--date', '2026-03-20'], { cwd });
  await terminal.answer(/Take the 1 sure one as verified/, 'y');
  await terminal.answer(/What does a row of this list show/, KEYS.down, KEYS.enter);
  await terminal.answer(
    /Tom says that Dana[\s\S]*which job is this review about\? \(2 jobs fit\)[\s\S]*Tom Zimmermann, 2026-03-13/,
    KEYS.down,
    KEYS.enter,
  );
  const { code, shown } = await terminal.end();
  expect(shown).toMatch(/1 sure, 1 likely, 1 without a job[\s\S]*\n +a-maria: Gonzalez, Maria, 2026-03-12; 2 days after the job/);
  expect(shown).toMatch(/1: no job has this name\n +c-ann/);
  expect([code, await read(cwd, 'a-maria.md'), await read(cwd, 'b-tom.md'), await read(cwd, 'c-ann.md')]).toEqual([
    0,
    expect.stringContaining('verification: { method: invoice, date: 2026-03-20 }'),
    expect.stringContaining('verification: { method: invoice, date: 2026-03-20 }'),
    review('Ann'),
  ]);
});

it('tells whoever has a sheet for each year that one is read, and reads another', async () => {
  const cwd = await folder();
  const text = (words: string) => `<c t="inlineStr"><is><t>${words}</t></is></c>`;
  const rows = [
    ['Wer', 'Invoice date'],
    ['Maria Gonzalez', '2026-03-12'],
  ].map((row) => `<row>${row.map(text).join('')}</row>`);
  await write(cwd, 'jobs.xlsx', zipOf(workbookFiles(rows.join(''), '', { sheets: ['Year 2025', 'Year 2026'] })));
  const { stdout, stderr } = await runReviews(['verify', '--jobs', 'jobs.xlsx'], { cwd });
  expect(stdout).toBe('jobs.xlsx: only its first sheet, Year 2025, is read; --sheet chooses another of Year 2026\n');
  expect(stderr).toContain('jobs.xlsx has no column that is known to hold');
  expect(await refusal(['verify', '--jobs', 'jobs.xlsx', '--sheet', 'Year 2026'], { cwd })).toMatch(
    /npm run reviews -- verify --jobs jobs\.xlsx --sheet "Year 2026" --map "customer=…"\n$/,
  );
  expect(await printed(['verify', '--jobs', 'jobs.xlsx', '--sheet', 'Year 2026', '--map', 'customer=Wer'], { cwd })).toMatch(
    /^1 job; customer: Wer[\s\S]*a-maria: row 2; 2 days after the job/,
  );
});

it('writes nothing for whoever presses Enter alone', async () => {
  const cwd = await folder();
  const before = [await read(cwd, 'a-maria.md'), await read(cwd, 'b-tom.md')];
  const refusing = openTerminal(['verify', '--jobs', 'jobs.csv'], { cwd });
  await refusing.answer(/Take the 1 sure one as verified/, KEYS.enter);
  await refusing.answer(/which job is this review about\?/, KEYS.interrupt);
  const { code, shown } = await refusing.end();
  expect([code, shown]).toEqual([130, expect.stringMatching(/^(?![\s\S]*What does a row)[\s\S]*Stopped; nothing was changed\./)]);
  const agreeing = openTerminal(['verify', '--jobs', 'jobs.csv'], { cwd });
  await agreeing.answer(/Take the 1 sure one as verified/, 'y');
  await agreeing.answer(/What does a row of this list show/, KEYS.enter);
  expect(await agreeing.end()).toMatchObject({ code: 0, shown: expect.stringContaining('3 reviews wait') });
  expect([await read(cwd, 'a-maria.md'), await read(cwd, 'b-tom.md')]).toEqual(before);
});

it('lists every review with its reason to whoever asks for that, and asks nothing', async () => {
  const cwd = await folder();
  const { code, shown } = await openTerminal(['verify', '--jobs', 'jobs.csv', '--list'], { cwd }).end();
  expect(shown).toMatch(
    /a-maria: Gonzalez, Maria[\s\S]*b-tom: 2 jobs fit\n[\s\S]*c-ann: no job has this name\n[\s\S]*3 reviews wait/,
  );
  expect([code, await read(cwd, 'a-maria.md')]).toEqual([0, review('Maria G.')]);
});

it('is a dry run in a script, and tells a log nothing of the job records', async () => {
  const cwd = await folder();
  const dry = await runReviews(['verify', '--jobs', 'jobs.csv'], { cwd });
  expect(dry.stdout).toMatch(/a-maria: row 2; 2 days after the job[\s\S]*b-tom: 2 jobs fit\n[\s\S]*Nothing was written yet/);
  const written = await runReviews(['verify', '--jobs', 'jobs.csv', '--write', '--method', 'payment'], { cwd });
  expect([written.code, await read(cwd, 'a-maria.md'), await read(cwd, 'b-tom.md')]).toEqual([
    0,
    expect.stringContaining('method: payment'),
    review('Tom'),
  ]);
  expect(dry.stdout + dry.stderr + written.stdout + written.stderr).not.toMatch(/Gonzalez|Zimmermann|Quist/);
  expect((await readdir(cwd)).toSorted()).toEqual(['content', 'jobs.csv']);
});

it('states no payment where the list says that nothing was paid', async () => {
  const cwd = await folder();
  await write(cwd, 'jobs.csv', 'Customer,Date,Status\nMaria Gonzalez,2026-03-12,Overdue\nAnn,2026-03-13,Paid\n');
  const run = (method: string) => runReviews(['verify', '--jobs', 'jobs.csv', '--method', method, '--write'], { cwd });
  expect((await run('payment')).stdout).toContain('The list says that nothing was paid yet, so these go on waiting: a-maria\n');
  expect(await read(cwd, 'a-maria.md')).not.toContain('verification');
  await run('invoice');
  expect(await read(cwd, 'a-maria.md')).toContain('method: invoice');
});

it('states no payment of a customer who was chosen among others and has paid nothing', async () => {
  const cwd = await folder();
  await write(cwd, 'jobs.csv', 'Customer,Date,Status\nTom Zimmermann,2026-03-13,Overdue\nTom Quist,2026-03-01,Paid\n');
  const choose = async (row: RegExp, ...keys: string[]) => {
    const terminal = openTerminal(['verify', '--jobs', 'jobs.csv', '--method', 'payment'], { cwd });
    await terminal.answer(row, ...keys, KEYS.enter);
    return (await terminal.end()).shown;
  };
  expect(await choose(/Tom Zimmermann, 2026-03-13/, KEYS.down)).toContain('so these go on waiting: b-tom');
  expect(await read(cwd, 'b-tom.md')).toBe(review('Tom'));
  await choose(/Tom Quist, 2026-03-01/, KEYS.down, KEYS.down);
  expect(await read(cwd, 'b-tom.md')).toContain('method: payment');
});

it('is not sure of a short name in a practice, which lists only those who agreed', async () => {
  const cwd = await folder();
  await write(cwd, 'content/business.yaml', 'name: A\ntrade: dental\n');
  expect(await printed(['verify', '--jobs', 'jobs.csv'], { cwd })).toContain(
    'a-maria: the name is short, and may be that of somebody who is not listed',
  );
});

it('asks in a terminal which columns hold the name and the day, and says how to name them', async () => {
  const cwd = await folder();
  await write(cwd, 'jobs.csv', 'Wer,Ort,Wann\nMaria Gonzalez,Graz,2026-03-12\n');
  const terminal = openTerminal(['verify', '--jobs', 'jobs.csv', '--list'], { cwd });
  await terminal.answer(/Which column holds the customer's name\?/, KEYS.down, KEYS.enter);
  await terminal.answer(/Which column holds the date of the job\?/, KEYS.down, KEYS.down, KEYS.down, KEYS.enter);
  const { code, shown } = await terminal.end();
  expect([code, shown]).toEqual([0, expect.stringMatching(/verify --jobs jobs\.csv --map "customer=Wer,date=Wann"/)]);
  expect(shown).toMatch(/a-maria: Maria Gonzalez, 2026-03-12/);
  const stopped = openTerminal(['verify', '--jobs', 'jobs.csv'], { cwd });
  await stopped.answer(/Which column holds the customer's name\?/, KEYS.interrupt);
  expect((await stopped.end()).code).toBe(130);
});

it('says where a job of the name stands that does not count', async () => {
  const cwd = await folder();
  await write(cwd, 'jobs.csv', 'Customer,Date Paid,Status\nMaria Gonzalez,,open\nAnn Alm,2026-03-12,void\n');
  const stdout = await printed(['verify', '--jobs', 'jobs.csv'], { cwd });
  expect(stdout).toContain(
    'a-maria: jobs.csv:2 has this name, but no day under Date Paid, so it is not taken for done and paid\n',
  );
  expect(stdout).toContain('c-ann: jobs.csv:3 has this name, but says of itself that it was not done and paid\n');
  expect(stdout).toContain('b-tom: no job has this name\n');
});

it('needs to be told what the records show, and refuses what is no table', async () => {
  const cwd = await folder();
  expect(await refusal(['verify', '--jobs', 'jobs.csv', '--write'], { cwd })).toContain('--method is missing');
  expect(await refusal(['verify', '--jobs', 'none.csv'], { cwd })).toBe('none.csv does not exist\n');
  // A table that was imported before.
  await write(
    cwd,
    'content/imports.yaml',
    '- { header: [Client, Date, Points, Said], columns: { author: Client, date: Date, rating: Points, text: Said } }\n',
  );
  await write(cwd, 'survey.csv', 'Client,Date,Points,Said\nMaria G.,2026-03-14,5,Good\n');
  expect(await refusal(['verify', '--jobs', 'survey.csv'], { cwd })).toContain(
    'survey.csv holds reviews, and these prove nothing',
  );
  await write(cwd, 'my jobs.csv', "Client's,When\nAnn Berg,2026-03-01\n");
  const other = await runReviews(['verify', '--jobs', 'my jobs.csv'], { cwd });
  expect([other.code, other.stderr.split('\n')]).toEqual([
    1,
    [
      "my jobs.csv has no column that is known to hold the customer's name or the date of the job; its columns are Client's, When",
      'This says which columns hold what, with their names in the place of …:',
      '  npm run reviews -- verify --jobs "my jobs.csv" --map "customer=…,date=…"',
      '',
    ],
  ]);
});

it('repeats the method that was given, and names states that it does not know', async () => {
  const cwd = await folder();
  await write(cwd, 'jobs.csv', 'Customer,Date,Status\nMaria Gonzalez,2026-03-12,Walked\n');
  const stdout = await printed(['verify', '--jobs', 'jobs.csv', '--method', 'booking'], { cwd });
  expect(stdout).toContain('Taken for done, as far as anybody knows: "Walked" (1 row); if one of these');
  expect(stdout).toContain('--write --method booking verifies the 1 sure one');
});

it('says that reviews have numbers and the list has none', async () => {
  const cwd = await folder();
  const numbered = review('Bea').replace('rating: 5', "rating: 5\nsource: { name: Booking.com, id: '4711081512' }");
  await write(cwd, 'content/reviews/d-bea.md', numbered);
  const line =
    '1 waiting review has a number, perhaps of bookings, and no column is known to hold these; --map number=… names one.';
  expect(await printed(['verify', '--jobs', 'jobs.csv'], { cwd })).toContain(line);
  await write(cwd, 'jobs.csv', JOBS.replaceAll('\n', ',1\n').replace(',1', ',Voucher'));
  expect(await printed(['verify', '--jobs', 'jobs.csv', '--map', 'number=Voucher'], { cwd })).not.toContain(line);
});
