import { beforeEach, expect, it } from 'vitest';
import { daysAfter } from '../../../../src/reviews/schemas/calendar-date.ts';
import { dayIn } from '../../../../src/reviews/schemas/time-zone.ts';
import { type Owner, ownerOf } from '../../../support/programs/owner.ts';
import { runReviews } from '../../../support/programs/reviews-command.ts';
import { erase, KEYS, lines, startTerminal } from '../../../support/programs/terminal.ts';

const BUSINESS = `name: A
time_zone: Europe/Madrid
address: { address_country: ES }
technicians: [{ name: Dana Whitfield, aliases: [Dana] }, { name: Tom }]
services: [{ id: drains, name: Drains }]
`;

let owner: Owner;

beforeEach(async () => {
  owner = await ownerOf({ 'content/business.yaml': BUSINESS });
});

it('asks for each field, shows the file, and writes it', async () => {
  const terminal = startTerminal(['add'], owner);
  await terminal.answer(/Who wrote it[\s\S]*such as Maria G\./, 'Maria G.', KEYS.enter);
  await terminal.answer(/How many stars/, KEYS.enter);
  await terminal.answer(/from 1 to 5 is needed/, '4', KEYS.enter);
  await terminal.answer(/When was it written/, '2026-02-30', KEYS.enter);
  await terminal.answer(/is not a date of the calendar/, ...erase(10), '2026-03-14', KEYS.enter);
  await terminal.answer(/What does it say/, lines('Hot water: back.', '', 'Good. 👍 Bye', '.'));
  await terminal.answer(/Its title/, KEYS.enter);
  await terminal.answer(/Which people is it about[\s\S]*Space: select/, KEYS.space, KEYS.enter);
  await terminal.answer(/Which services/, KEYS.enter);
  await terminal.answer(/How do you know[\s\S]*● I do not know yet: it waits[\s\S]*There is an invoice/, KEYS.down, KEYS.enter);
  await terminal.answer(/When was that looked up/, '2026-03-15', KEYS.enter);
  await terminal.answer(/Write this file/, KEYS.enter);
  const shown = await terminal.end();
  expect(shown).toContain('content/reviews/2026-03-14-maria-g.md');
  expect(shown).not.toContain('Another site says');
  expect(await owner.review('2026-03-14-maria-g')).toBe(`---
date: 2026-03-14
rating: 4
author: Maria G.
mentions:
  technicians: [Dana Whitfield]
verification: { method: invoice, date: 2026-03-15 }
---
Hot water: back.

Good. 👍 Bye
`);
});

it('takes days in other spellings, and changes an answer in the end', async () => {
  const terminal = owner.open('add');
  await terminal.answer(/Who wrote it/, 'Maria', KEYS.enter);
  await terminal.answer(/How many stars/, '4', KEYS.enter);
  await terminal.answer(/When was it written/, '30/10/2025', KEYS.enter);
  await terminal.answer(/30\/10\/2025 is 2025-10-30, 30 October 2025[\s\S]*What does it say/, lines('Good.', '.'));
  await terminal.answer(/Its title/, KEYS.enter);
  await terminal.answer(/Which people is it about/, KEYS.space, KEYS.enter);
  await terminal.answer(/Which services/, KEYS.enter);
  await terminal.answer(/How do you know/, KEYS.down, KEYS.enter);
  await terminal.answer(/When was that looked up/, '03/11/2025', KEYS.enter);
  await terminal.answer(/write 2025-11-03 or 2025-03-11/, ...erase(10), '2025-11-03', KEYS.enter);
  await terminal.answer(/Write this file/, KEYS.down, KEYS.enter);
  await terminal.answer(/Which\?[\s\S]*● Author/, KEYS.enter);
  await terminal.answer(/Who wrote it/, ' G.', KEYS.enter);
  await terminal.answer(/author: Maria G\.[\s\S]*Write this file/, KEYS.enter);
  await terminal.end();
  expect(await owner.review('2025-10-30-maria-g')).toContain(
    'technicians: [Dana Whitfield]\nverification: { method: invoice, date: 2025-11-03 }\n',
  );
});

it('leaves nothing behind when it is stopped at a question', async () => {
  const terminal = owner.open('add');
  await terminal.answer(/Who wrote it/, 'Maria G.', KEYS.enter);
  expect(await terminal.stopAt(/How many stars/)).toContain('nothing was changed');
  expect(await owner.list('content')).toEqual(['business.yaml']);
});

it('takes everything as options, and the text from standard input', async () => {
  const options = 'add --author Åsa --rating 5 --text - --date 14/3/2026 --technician Dana --service drains --source-name Google';
  const run = await runReviews(options.split(' '), { ...owner, input: 'Good.\r\nQuick.\vKind.\r\n' });
  expect(run).toMatchObject({
    code: 0,
    stderr: '',
    stdout: expect.stringMatching(/^content\/reviews\/2026-03-14-asa\.md\n\+ ---\n/),
  });
  expect(run.stdout).toContain('It waits for a verification');
  expect(await owner.review('2026-03-14-asa')).toContain('source: { name: Google }\n---\nGood.\nQuick.\nKind.\n');
});

it('says of a new review that it is there already, and refuses one of a day to come', async () => {
  const options = ['add', '--author', 'Ann', '--rating', '5', '--text', 'Good.', '--date', '2026-03-14'];
  expect(await owner.printed(...options)).not.toContain('the same');
  expect(await owner.printed(...options)).toContain(
    'It says the same as 2026-03-14-ann. If it is a copy: npm run reviews -- remove 2026-03-14-ann-2 --reason "the same as 2026-03-14-ann"',
  );
  expect(await owner.refusal(...options.with(-1, '2999-01-01').with(6, 'Bad.'))).toBe(
    '--date: 2999-01-01 is still to come; is the year right?\n',
  );
});

it('takes the day that has begun somewhere: on the clocks of another time zone it is tomorrow already', async () => {
  const business = 'name: A\ntime_zone: Pacific/Pago_Pago\n';
  const far = await ownerOf({ 'content/business.yaml': business });
  const tomorrow = daysAfter(dayIn('Pacific/Pago_Pago')(new Date()), 1);
  expect(await far.printed('add', '--author', 'Ann', '--rating', '5', '--text', 'Good.', '--date', tomorrow)).not.toContain(
    'to come',
  );
});

it('says what the check would warn of in a new review, such as private data', async () => {
  const stdout = await owner.printed(
    'add',
    '--author',
    'Ann',
    '--rating',
    '5',
    '--text',
    'Call me: 608 555 0147',
    '--date',
    '2026-03-14',
  );
  expect(stdout).toContain(
    '\ntext: 608 555 0147 looks like a telephone number, and would be published: npm run reviews -- redact 2026-03-14-ann "608 555 0147"\n',
  );
});

it('tells every mistake, and writes nothing', async () => {
  const typed = ['add', '--author', 'B', '--text', 'x', '--rating'];
  expect(await owner.refusal(...typed, '6', '--method', 'trust')).toMatch(
    /^rating: 6 is more than 5\nmethod under verification: "trust" is not one of invoice, booking.*\nNothing was changed\.\n$/,
  );
  expect(await owner.refusal(...typed, 'five')).toBe('--rating five: a whole number from 1 to 5 is needed\n');
  expect(await owner.refusal(...typed, '5', '--date', '02/11/2025')).toMatch(
    /^--date: "02\/11\/2025" is not a date of the calendar .*; write 2025-11-02 or 2025-02-11\n/,
  );
  expect(await owner.refusal('add', '--author', 'B')).toBe(
    '--rating, --text: missing, as in --author "Dana W." --rating 5 --text "…"\n',
  );
  const whole = [...typed, '5'];
  expect(await owner.refusal(...whole, '--verified', '2026-03-14')).toBe(
    '--verified needs --method with it: how you know that it was a customer (invoice, booking, payment, purchase, platform)\n',
  );
  expect(await owner.refusal(...whole, '--source-url', 'https://example.com/')).toBe(
    '--source-url needs --source-name with it, as in --source-name Yelp\n',
  );
  expect(await owner.list('content')).toEqual(['business.yaml']);
});
