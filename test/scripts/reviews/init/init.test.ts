import { cp, readdir, realpath } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { root } from '../../../support/build.ts';
import { makeFolder, readText, reviewLines } from '../../../support/content/content.ts';
import { printed, refusal, runReviews } from '../../../support/programs/reviews-command.ts';
import { KEYS, openTerminal } from '../../../support/programs/terminal.ts';

const ELSEWHERE = ['--country', 'GB', '--time-zone', 'America/Chicago'];

async function withSample(): Promise<string> {
  const cwd = await makeFolder();
  await cp(join(root, 'content'), join(cwd, 'content'), { recursive: true });
  return cwd;
}

const read = async (cwd: string, name: string) => parse(await readText(cwd, 'content', name));

it('asks an owner, and leaves nothing of the sample', async () => {
  const cwd = await withSample();
  const terminal = openTerminal(['init'], { cwd });
  await terminal.answer(/What is your business called/, KEYS.enter);
  await terminal.answer(/Something is needed here/, 'Berg: Heating', KEYS.enter);
  await terminal.answer(/What kind of business/, KEYS.down, KEYS.down, KEYS.enter);
  await terminal.answer(/In which language/, KEYS.enter);
  const left = [/in a sentence/, /Street/, /Postal/, /Town/, /State/];
  for (const question of left) await terminal.answer(question, KEYS.enter);
  await terminal.answer(/Country/, 'xx', KEYS.enter);
  await terminal.answer(/is not a country/, '\u007f\u007f', 'Spain', KEYS.enter);
  await terminal.answer(/write ES/, ...Array<string>(5).fill('\u007f'), 'uk', KEYS.enter);
  await terminal.answer(/Telephone[\s\S]*such as \+44 …/, '0113 496 0123', KEYS.enter);
  await terminal.accept(/Write it as \+44 113 496 0123/, /E-mail/);
  await terminal.answer(/Your website/, 'berg.example', KEYS.enter);
  await terminal.answer(/begins with https/, ...Array<string>(12).fill('\u007f'), 'https://berg.example', KEYS.enter);
  await terminal.answer(/Opening hours/, 'Mo-Fr 8-17', KEYS.enter);
  await terminal.answer(/is not understood/, ...Array<string>(4).fill('\u007f'), '8:00-17:00; Sa 9:00 - 12:00', KEYS.enter);
  await terminal.answer(/Who does the work/, 'Mo 8:00', KEYS.enter);
  await terminal.answer(/this holds a time/, ...Array<string>(7).fill('\u007f'), 'Ann Berg; Tom', KEYS.enter);
  await terminal.answer(
    /Which services[\s\S]*such as Brake repair, Oil change/,
    'Drain cleaning, drain cleaning, Drain-cleaning',
    KEYS.enter,
  );
  await terminal.accept(/Which districts/, /Your time zone/);
  await terminal.answer(/How do you find out/, 'By invoice.', KEYS.enter);
  await terminal.accept(/Who may write/, /What do you refuse/);
  await terminal.answer(/In how many days/, '400', KEYS.enter);
  await terminal.answer(/A whole number from 1 to 365/, '\u007f\u007f\u007f', '7', KEYS.enter);
  await terminal.answer(/What do you give/, KEYS.enter);
  const services = Array<string>(14).fill(KEYS.down);
  await terminal.answer(/the 2nd entry of services: [\s\S]*cannot be written so/, KEYS.enter);
  await terminal.answer(/Which\?/, ...services, KEYS.enter);
  await terminal.answer(/Which services/, ...Array<string>(16).fill('\u007f'), KEYS.enter);
  await terminal.answer(/Is this right\?[\s\S]*The sample goes/, KEYS.down, KEYS.enter);
  await terminal.answer(/Which\?/, KEYS.enter);
  await terminal.answer(/What is your business called/, ' Ltd', KEYS.enter);
  await terminal.answer(/Name +Berg: Heating Ltd[\s\S]*The sample goes/, KEYS.enter);
  expect(await terminal.end()).toMatchObject({
    code: 0,
    shown: expect.stringMatching(/The sample business is gone[\s\S]*Next:\n +npm run dev/),
  });
  expect(await readdir(cwd)).toEqual(['content']);
  expect(await readdir(join(cwd, 'content'))).toEqual(['business.yaml', 'policy.yaml', 'reviews']);
  expect(await read(cwd, 'business.yaml')).toMatchObject({
    name: 'Berg: Heating Ltd',
    trade: 'auto',
    telephone: '+44 113 496 0123',
    url: 'https://berg.example',
    address: { address_country: 'GB' },
    time_zone: 'Europe/London',
    opening_hours: ['Mo-Fr 08:00-17:00', 'Sa 09:00-12:00'],
    technicians: [{ name: 'Ann Berg' }, { name: 'Tom' }],
  });
  expect(await read(cwd, 'policy.yaml')).toEqual({ how_checked: 'By invoice.', deadline_days: 7 });
});

it('leaves the sample as it is when it is stopped', async () => {
  const cwd = await withSample();
  const terminal = openTerminal(['init'], { cwd });
  await terminal.answer(/What is your business called/, 'A', KEYS.enter);
  await terminal.answer(/What kind of business/, KEYS.interrupt);
  expect((await terminal.end()).code).toBe(130);
  expect(await readdir(join(cwd, 'content', 'reviews'))).toContain('2026-03-14-maria-g.md');
});

it('takes everything as options, and touches no folder that somebody has changed', async () => {
  const cwd = await withSample();
  const words = 'init --name A --website https://a.example/ --town Ulm --country de'.split(' ');
  const options = [...words, '--hours', 'Mo-Fr 08:00-17:00', '--person', 'Ann Berg'];
  expect(await refusal([...options, '--trade', 'home'], { cwd })).toMatch(/^trade: "home" is not one of home-services, /);
  const settings = { TZ: 'UTC' };
  expect(await refusal([...options, '--country', 'us'], { cwd, settings })).toMatch(
    /^--time-zone is missing: this computer's, UTC, is none of the country; write one such as America\//,
  );
  expect((await runReviews(options, { cwd, settings })).code).toBe(0);
  expect(await read(cwd, 'business.yaml')).toMatchObject({
    url: 'https://a.example/',
    time_zone: 'Europe/Berlin',
    address: { address_country: 'DE' },
  });
  expect(await refusal(options, { cwd })).toContain('content: holds a business already');
});

it.each(['ten', '4.5'])('says of a deadline that is no number what is allowed: %s', async (days) => {
  const cwd = await makeFolder();
  expect(await refusal(['init', '--name', 'A', '--deadline-days', days], { cwd })).toBe(
    `--deadline-days ${days}: a whole number from 1 to 365 is needed\n`,
  );
});

it('moves no folder that holds other things', async () => {
  const cwd = await makeFolder({ 'Documents/letter.txt': 'Dear' });
  const { code, stderr } = await runReviews(['init', '--name', 'B', '--folder', 'Documents'], {
    cwd,
    settings: { INIT_CWD: cwd },
  });
  expect([code, stderr, await readdir(cwd)]).toEqual([1, expect.stringContaining('holds other things'), ['Documents']]);
});

it('names the document as seen from the project, also in a folder outside of it', async () => {
  const [cwd, other] = [await makeFolder(), await makeFolder()];
  await runReviews(['init', '--name', 'B', '--folder', join(other, 'content')], { cwd });
  const text = await readText(other, 'content/business.yaml');
  expect(text).toContain(`# Your business. ${relative(await realpath(cwd), join(root, 'docs/owners/content.md'))} explains`);
});

it('keeps what was in a folder that is named', async () => {
  const cwd = await makeFolder({ 'content/business.yaml': 'name: Mine\n', 'content/reviews.jsonl': reviewLines(2) });
  const phone = ['--telephone', '0113 496 0123'];
  const stdout = await printed(['init', '--name', 'B', '--folder', 'content', ...ELSEWHERE, ...phone], {
    cwd,
    settings: { INIT_CWD: cwd },
  });
  expect(stdout).toContain('What was there before, with 2 reviews, is in content.before.');
  expect(stdout).toContain('if it is written as +44 113 496 0123.');
  expect(stdout).toContain('The time zone America/Chicago is none of GB; ');
  expect([await read(cwd, 'business.yaml'), await readText(cwd, 'content.before/business.yaml')]).toEqual([
    expect.objectContaining({ name: 'B' }),
    'name: Mine\n',
  ]);
});

it.each([
  ['PT', 'en-GB', 'The site is in English, with dates as in Britain; --language says otherwise: en, en-GB, es, ar, …'],
  ['US', 'en', undefined],
])('writes English as in Britain outside of the United States, and says so: %s', async (country, language, line) => {
  const cwd = await makeFolder();
  const settings = { TZ: country === 'US' ? 'America/Chicago' : 'Europe/Lisbon' };
  const { stdout } = await runReviews(['init', '--name', 'A', '--country', country], { cwd, settings });
  expect(await read(cwd, 'business.yaml')).toMatchObject({ language });
  expect(stdout.split('\n').find((each) => each.includes('--language'))).toBe(line);
});

it.each([
  ['fr', true],
  ['es-MX', false],
])('says of a site in %s whether its own words stay English', async (language, isEnglish) => {
  const { stdout } = await runReviews(['init', '--name', 'A', '--language', language], { cwd: await makeFolder() });
  expect(stdout.includes('What the site itself says stays in English')).toBe(isEnglish);
});
