import { cp, realpath } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { root } from '../../../support/build.ts';
import { makeFolder, reviewLines } from '../../../support/content/content.ts';
import { type Owner, ownerIn, ownerOf } from '../../../support/programs/owner.ts';
import { erase, KEYS } from '../../../support/programs/terminal.ts';

const ELSEWHERE = ['--country', 'GB', '--time-zone', 'America/Chicago'];

/** Somebody in an empty folder. */
const newcomer = async () => ownerIn(await makeFolder());

async function withSample() {
  const owner = await newcomer();
  await cp(join(root, 'content'), join(owner.cwd, 'content'), { recursive: true });
  return owner;
}

const businessOf = async (owner: Owner) => parse(await owner.read('content/business.yaml'));

it('asks an owner, and leaves nothing of the sample', async () => {
  const owner = await withSample();
  const terminal = owner.open('init');
  await terminal.answer(/1 of 22: What is your business called/, KEYS.enter);
  await terminal.answer(/Something is needed here/, 'Berg: Heating', KEYS.enter);
  await terminal.answer(/What kind of business/, KEYS.down, KEYS.down, KEYS.enter);
  await terminal.accept(/In which language/, /in a sentence/, /Street/, /Postal/, /Town/, /State/);
  await terminal.answer(/Country/, 'xx', KEYS.enter);
  await terminal.answer(/is not a country/, ...erase(2), 'Spain', KEYS.enter);
  await terminal.answer(/write ES/, ...erase(5), 'uk', KEYS.enter);
  await terminal.answer(/Telephone[\s\S]*such as \+44 …/, '0113 496 0123', KEYS.enter);
  await terminal.accept(/Write it as \+44 113 496 0123/, /E-mail/);
  await terminal.answer(/Your website/, 'berg.example', KEYS.enter);
  await terminal.answer(/begins with https/, ...erase(12), 'https://berg.example', KEYS.enter);
  await terminal.answer(/Opening hours/, 'Mo-Fr 8-17', KEYS.enter);
  await terminal.answer(/is not understood/, ...erase(4), '8:00-17:00; Sa 9:00 - 12:00', KEYS.enter);
  await terminal.answer(/Who does the work/, 'Mo 8:00', KEYS.enter);
  await terminal.answer(/this holds a time/, ...erase(7), 'Ann Berg; Tom', KEYS.enter);
  await terminal.answer(
    /Which services[\s\S]*such as Brake repair, Oil change/,
    'Drain cleaning, drain cleaning, Drain-cleaning',
    KEYS.enter,
  );
  await terminal.accept(/Which districts/, /Your time zone\s[^(]*Europe\/London/);
  await terminal.answer(/How do you find out/, 'By invoice.', KEYS.enter);
  await terminal.accept(/Who may write/, /What do you refuse/);
  await terminal.answer(/In how many days/, '400', KEYS.enter);
  await terminal.answer(/A whole number from 1 to 365/, ...erase(3), '7', KEYS.enter);
  await terminal.answer(/22 of 22: What do you give/, KEYS.enter);
  const services = Array<string>(14).fill(KEYS.down);
  await terminal.answer(/the 2nd entry of services: [\s\S]*cannot be written so/, KEYS.enter);
  await terminal.answer(/Which\?/, ...services, KEYS.enter);
  await terminal.answer(/Which services/, ...erase(16), KEYS.enter);
  await terminal.answer(/Is this right\?[\s\S]*The sample goes/, KEYS.down, KEYS.enter);
  await terminal.answer(/Which\?/, KEYS.enter);
  await terminal.answer(/What is your business called/, ' Ltd', KEYS.enter);
  await terminal.answer(/Name +Berg: Heating Ltd[\s\S]*The sample goes/, KEYS.enter);
  expect(await terminal.end()).toMatch(/The sample business is gone[\s\S]*Next:\n +npm run dev/);
  expect(await owner.list()).toEqual(['content']);
  expect(await owner.list('content')).toEqual(['business.yaml', 'policy.yaml', 'reviews']);
  expect(await businessOf(owner)).toMatchObject({
    name: 'Berg: Heating Ltd',
    trade: 'auto',
    telephone: '+44 113 496 0123',
    url: 'https://berg.example',
    address: { address_country: 'GB' },
    time_zone: 'Europe/London',
    opening_hours: ['Mo-Fr 08:00-17:00', 'Sa 09:00-12:00'],
    technicians: [{ name: 'Ann Berg' }, { name: 'Tom' }],
  });
  expect(parse(await owner.read('content/policy.yaml'))).toEqual({ how_checked: 'By invoice.', deadline_days: 7 });
});

it('leaves the sample as it is when it is stopped', async () => {
  const owner = await withSample();
  const terminal = owner.open('init');
  await terminal.answer(/What is your business called/, 'A', KEYS.enter);
  await terminal.stopAt(/What kind of business/);
  expect(await owner.list('content/reviews')).toContain('2026-03-14-maria-g.md');
});

it('takes everything as options, and touches no folder that somebody has changed', async () => {
  const owner = await withSample();
  const words = 'init --name A --website https://a.example/ --town Ulm --country de'.split(' ');
  const options = [
    ...words,
    '--hours',
    'Mo-Fr 08:00-17:00',
    '--person',
    'Ann Berg',
    '--email',
    'a@a.example',
    '--description',
    'We mend.',
  ];
  expect(await owner.refusal(...options, '--trade', 'home')).toMatch(/^trade: "home" is not one of home-services, /);
  const abroad = owner.with({ TZ: 'UTC' });
  expect(await abroad.refusal(...options, '--country', 'us')).toMatch(
    /^--time-zone is missing: this computer's, UTC, is none of the country; write one such as America\//,
  );
  await abroad.printed(...options);
  expect(await businessOf(owner)).toMatchObject({
    description: 'We mend.',
    email: 'a@a.example',
    url: 'https://a.example/',
    time_zone: 'Europe/Berlin',
    address: { address_country: 'DE' },
  });
  expect(await owner.refusal(...options)).toContain('content: holds a business already');
});

it.each(['', 'GMT+5', 'Nowhere/Land'])('takes a computer whose time zone has no name for one in UTC: TZ=%o', async (TZ) => {
  const owner = (await newcomer()).with({ TZ });
  expect(await owner.refusal('init', '--name', 'A', '--country', 'nz')).toBe(
    "--time-zone is missing: this computer's, UTC, is none of the country; write one such as Pacific/Auckland, Pacific/Chatham\nNothing was changed.\n",
  );
  await owner.printed('init', '--name', 'A', '--country', 'de');
  expect(await businessOf(owner)).toMatchObject({ time_zone: 'Europe/Berlin' });
});

it('writes the present name of the zone, which programs find everywhere', async () => {
  const owner = (await newcomer()).with({ TZ: 'Asia/Kolkata' });
  await owner.printed('init', '--name', 'A', '--country', 'in');
  expect(await businessOf(owner)).toMatchObject({ time_zone: 'Asia/Kolkata' });
});

it.each(['ten', '4.5'])('says of a deadline that is no number what is allowed: %s', async (days) => {
  expect(await (await newcomer()).refusal('init', '--name', 'A', '--deadline-days', days)).toBe(
    `--deadline-days ${days}: a whole number from 1 to 365 is needed\n`,
  );
});

it('moves no folder that holds other things', async () => {
  const owner = ownerIn(await makeFolder({ 'Documents/letter.txt': 'Dear' }));
  expect(await owner.refusal('init', '--name', 'B', '--folder', 'Documents')).toContain('holds other things');
  expect(await owner.list()).toEqual(['Documents']);
});

it('names the document as seen from the project, also in a folder outside of it', async () => {
  const [owner, other] = [await newcomer(), await newcomer()];
  await owner.printed('init', '--name', 'B', '--folder', join(other.cwd, 'content'));
  expect(await other.read('content/business.yaml')).toContain(
    `# Your business. ${relative(await realpath(owner.cwd), join(root, 'docs/owners/content.md'))} explains`,
  );
});

it('keeps what was in a folder that is named', async () => {
  const owner = await ownerOf({ 'content/business.yaml': 'name: Mine\n', 'content/reviews.jsonl': reviewLines(2) });
  const phone = ['--telephone', '0113 496 0123'];
  const stdout = await owner.printed('init', '--name', 'B', '--folder', 'content', ...ELSEWHERE, ...phone);
  expect(stdout).toContain('What was there before, with 2 reviews, is in content.before.');
  expect(stdout).toContain('if it is written as +44 113 496 0123.');
  expect(stdout).toContain('The time zone America/Chicago is none of GB; ');
  expect([await businessOf(owner), await owner.read('content.before/business.yaml')]).toEqual([
    expect.objectContaining({ name: 'B' }),
    'name: Mine\n',
  ]);
});

it.each([
  ['PT', 'en-GB', 'The site is in English, with dates as in Britain; --language says otherwise: pt, en, en-GB, es, ar, …'],
  ['US', 'en', undefined],
])('writes English as in Britain outside of the United States, and says so: %s', async (country, language, line) => {
  const owner = await newcomer();
  const settings = { TZ: country === 'US' ? 'America/Chicago' : 'Europe/Lisbon' };
  const { stdout } = await owner.with(settings).run('init', '--name', 'A', '--country', country);
  expect(await businessOf(owner)).toMatchObject({ language });
  expect(stdout.split('\n').find((each) => each.includes('--language'))).toBe(line);
});

it.each([
  ['fr', true],
  ['es-MX', false],
])('says of a site in %s whether its own words stay English', async (language, isEnglish) => {
  const { stdout } = await (await newcomer()).run('init', '--name', 'A', '--language', language);
  expect(stdout.includes('What the site itself says stays in English')).toBe(isEnglish);
});
